import type { WebSocket } from 'ws';
import type { Heard, Line, Plan } from './line.ts';
import { openPostPool } from './post-pool.ts';
import { openSocket, openSockets } from './sockets.ts';

const connections = 128;
const marker = '"type":"message.created","payload":{"id":"';

/** A live socket that has said hello and heard that it is ready. */
export async function openLiveSocket(origin: string, token: string): Promise<WebSocket> {
  const socket = await openSocket(`${origin.replace(/^http/, 'ws')}/realtime`);
  const ready = new Promise<void>((resolve) => socket.once('message', () => resolve()));
  socket.send(JSON.stringify({ t: 'hello', token, since: null }));
  await ready;
  return socket;
}

/** B hears the event on the socket; what A hears of its own message does not count. */
function listen(socket: WebSocket, heard: Heard): void {
  socket.on('message', (bytes) => {
    const frame = String(bytes);
    const at = frame.indexOf(marker);
    if (at >= 0) heard(frame.slice(at + marker.length, at + marker.length + 36));
  });
}

/**
 * The whole product: POST by A with A's token, the event on B's live socket. `visitor` talks to the team, `member` to
 * the visitor. Both have their socket open, as in life, whoever talks.
 */
export async function openProductLine(
  { origin, teams }: Plan,
  speaker: 'visitor' | 'member',
  heard: Heard,
): Promise<Line> {
  const pairs = teams.flatMap((team) =>
    team.visitors.map((visitor) => ({ ...visitor, memberToken: team.memberToken })),
  );
  const members = await openSockets(teams.length, (i) => openLiveSocket(origin, teams[i]?.memberToken ?? ''));
  const visitors = await openSockets(pairs.length, (i) => openLiveSocket(origin, pairs[i]?.token ?? ''));
  for (const socket of speaker === 'visitor' ? members : visitors) listen(socket, heard);
  const pool = await openPostPool(origin, connections);
  return {
    pairs: pairs.length,
    send(pair, id, text) {
      const line = pairs[pair];
      if (!line) return;
      const [base, token] = speaker === 'visitor' ? ['/client/api', line.token] : ['/api', line.memberToken];
      pool.post({
        path: `${base}/conversations/${line.conversationId}/messages`,
        token,
        body: JSON.stringify({ id, text }),
      });
    },
    problem: pool.problem,
    close() {
      for (const it of [...members, ...visitors]) it.terminate();
      pool.close();
    },
  };
}
