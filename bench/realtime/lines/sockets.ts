import { once } from 'node:events';
import { WebSocket } from 'ws';

const atOnce = 50;

/** Opens this many sockets, some at a time. */
export async function openSockets(count: number, open: (i: number) => Promise<WebSocket>): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  for (let from = 0; from < count; from += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, count - from) }, (_, i) => open(from + i));
    sockets.push(...(await Promise.all(some)));
  }
  return sockets;
}

export async function openSocket(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  await once(socket, 'open');
  return socket;
}
