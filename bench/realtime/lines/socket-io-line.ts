import { io, type Socket } from 'socket.io-client';
import type { Heard, Line, Plan } from './line.ts';

/** socket.io's own client; the even socket of a pair talks, the odd one listens. */
export async function openSocketIoLine({ origin }: Plan, sockets: number, heard: Heard): Promise<Line> {
  const all: Socket[] = [];
  for (let name = 0; name < sockets; name += 1) {
    const socket = io(origin, { transports: ['websocket'], query: { name }, forceNew: true, reconnection: false });
    socket.on('message', ({ id }: { id: string }) => heard(id));
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    all.push(socket);
  }
  return {
    pairs: Math.floor(sockets / 2),
    send: (pair, id, text) => void all[pair * 2]?.emit('message', { id, text }),
    close: () => all.forEach((it) => it.disconnect()),
  };
}
