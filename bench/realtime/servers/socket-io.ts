import { once } from 'node:events';
import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { answer } from '../../child.ts';
import { ownUsage } from '../../usage.ts';
import { partnerOf } from '../lines/line.ts';

/** Rooms, as its own chat example uses them; nothing is kept. */
const http = createServer();
const io = new Server(http, { transports: ['websocket'], perMessageDeflate: false });
io.on('connection', (socket) => {
  const name = Number(socket.handshake.query.name);
  void socket.join(`room ${Math.min(name, partnerOf(name))}`);
  socket.on('message', (message: unknown) => {
    for (const room of socket.rooms) if (room.startsWith('room ')) socket.to(room).emit('message', message);
  });
});
http.listen(0, '127.0.0.1');
await once(http, 'listening');
const address = http.address();
const port = typeof address === 'object' && address ? address.port : 0;
answer({ prepare: () => ({ origin: `http://127.0.0.1:${port}`, teams: [] }), ...ownUsage });
