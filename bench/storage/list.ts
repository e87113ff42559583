import { type Child, startChild } from '../child.ts';
import { newDatabase } from '../database.ts';
import { fine, median, whole } from '../figures.ts';
import { openAsker } from './ask-http.ts';

interface Filled {
  origin: string;
  token: string;
  shopId: string;
}

interface Contender {
  name: string;
  server: Child;
  url: string;
  token?: string;
  cpu: number[];
  perSecond: number[];
}

const connections = 16;
const rounds = 5;

export const listHeadings = ['a list of 50 conversations', 'requests/s', 'server CPU ms per 1,000', 'beside node:http'];

/** The inbox list through the whole server, in turns with plain node:http that serves the same JSON. */
export async function measureList(url: string | undefined, seconds: number): Promise<string[][]> {
  const database = url ? await newDatabase(url) : '';
  const env = { SERVER_DATABASE_URL: database };
  const server = startChild(new URL('server.ts', import.meta.url), env);
  const plain = startChild(new URL('plain-http.ts', import.meta.url), env);
  const asker = openAsker(connections);
  try {
    const { origin, token, shopId } = await server.ask<Filled>('fill', { conversations: 500, messages: 5_000 });
    const list = `${origin}/api/conversations?limit=50`;
    const answered = await asker.ask(list, token);
    const plainOrigin = await plain.ask<string>('serve', { data: JSON.parse(answered), shopId });
    const on = database ? 'PostgreSQL' : 'PGlite';
    const contender = (name: string, access: Pick<Contender, 'server' | 'url' | 'token'>): Contender => ({
      name,
      ...access,
      cpu: [],
      perSecond: [],
    });
    const memory = contender('node:http, same JSON from memory', { server: plain, url: `${plainOrigin}/memory` });
    const rows = contender('node:http and `pg`, same rows, nothing checked', {
      server: plain,
      url: `${plainOrigin}/rows`,
    });
    const own = contender(`Chatty on ${on}, ${whole(answered.length)} bytes`, { server, url: list, token });
    const contenders = database ? [memory, rows, own] : [memory, own];
    for (let round = 0; round <= rounds; round += 1) {
      for (const contender of contenders) {
        const cpuFrom = await contender.server.ask<number>('cpuMs');
        const from = performance.now();
        const until = from + (seconds * 1000) / rounds;
        let answers = 0;
        const client = async () => {
          while (performance.now() < until) {
            await asker.ask(contender.url, contender.token);
            answers += 1;
          }
        };
        await Promise.all(Array.from({ length: connections }, client));
        const ms = performance.now() - from;
        // The first round only warms up.
        if (round === 0) continue;
        contender.cpu.push((((await contender.server.ask<number>('cpuMs')) - cpuFrom) / answers) * 1000);
        contender.perSecond.push((answers / ms) * 1000);
      }
    }
    const limit = median(memory.cpu);
    return contenders.map((contender) => [
      contender.name,
      whole(median(contender.perSecond)),
      whole(median(contender.cpu)),
      `${fine(median(contender.cpu) / limit, 1)} x`,
    ]);
  } finally {
    asker.close();
    await plain.close();
    await server.close();
  }
}
