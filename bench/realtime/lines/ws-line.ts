import type { Heard, Line, Plan } from './line.ts';
import { openSocket, openSockets } from './sockets.ts';

const marker = '"id":"';

/** Frames over `ws`; the even socket of a pair talks, the odd one listens. */
export async function openWsLine({ origin }: Plan, sockets: number, heard: Heard): Promise<Line> {
  const all = await openSockets(sockets, (i) => openSocket(`${origin}/${i}`));
  for (const socket of all) {
    socket.on('message', (bytes) => {
      const text = String(bytes);
      const at = text.indexOf(marker) + marker.length;
      heard(text.slice(at, at + 36));
    });
  }
  return {
    pairs: Math.floor(sockets / 2),
    send: (pair, id, text) => all[pair * 2]?.send(JSON.stringify({ id, text })),
    close: () => all.forEach((it) => it.terminate()),
  };
}
