import { once } from 'node:events';
import pg from 'pg';
import { type WebSocket, WebSocketServer } from 'ws';
import { answer } from '../../child.ts';
import { ownUsage } from '../../usage.ts';
import { partnerOf } from '../lines/line.ts';

/** What a plain chat server does: one INSERT a message, told to the partner once it is durable. */
const pool = new pg.Pool({ connectionString: process.env.SERVER_DATABASE_URL, max: 10 });
await pool.query(
  'create table chat (id uuid primary key, conversation integer not null, text text not null, at timestamptz not null default now())',
);
const sockets = new Map<number, WebSocket>();
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket, request) => {
  const name = Number(request.url?.slice(1));
  sockets.set(name, socket);
  socket.on('message', async (bytes) => {
    const { id, text } = JSON.parse(String(bytes)) as { id: string; text: string };
    await pool.query({
      name: 'say',
      text: 'insert into chat (id, conversation, text) values ($1, $2, $3)',
      values: [id, name, text],
    });
    sockets.get(partnerOf(name))?.send(JSON.stringify({ id, text }));
  });
});
await once(server, 'listening');
const address = server.address();
const port = typeof address === 'object' && address ? address.port : 0;
answer({ prepare: () => ({ origin: `ws://127.0.0.1:${port}`, teams: [] }), ...ownUsage }, () => pool.end());
