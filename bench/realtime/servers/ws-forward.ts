import { once } from 'node:events';
import { type WebSocket, WebSocketServer } from 'ws';
import { answer } from '../../child.ts';
import { ownUsage } from '../../usage.ts';
import { partnerOf } from '../lines/line.ts';

/** The limit: bytes in, the same bytes out to the partner, nothing read, checked or kept. */
const sockets = new Map<number, WebSocket>();
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket, request) => {
  const name = Number(request.url?.slice(1));
  sockets.set(name, socket);
  socket.on('message', (bytes) => sockets.get(partnerOf(name))?.send(bytes, { binary: false }));
});
await once(server, 'listening');
const address = server.address();
const port = typeof address === 'object' && address ? address.port : 0;
answer({ prepare: () => ({ origin: `ws://127.0.0.1:${port}`, teams: [] }), ...ownUsage });
