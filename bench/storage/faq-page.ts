import { startChild } from '../child.ts';
import { newDatabase } from '../database.ts';
import { fine, quantile, whole } from '../figures.ts';
import { openAsker } from './ask-http.ts';

const connections = 8;
const count = 500;

export const faqPageHeadings = [
  `the FAQ page, ${count} FAQs`,
  'requests/s',
  'p50 ms',
  'p99 ms',
  'server CPU ms per 1,000',
];

/** The FAQ page of the store as the app proxy asks for it, signed, over and over. */
export async function measureFaqPage(url: string | undefined, seconds: number): Promise<string[][]> {
  const database = url ? await newDatabase(url) : '';
  const server = startChild(new URL('server.ts', import.meta.url), { SERVER_DATABASE_URL: database });
  const asker = openAsker(connections);
  try {
    const page = await server.ask<string>('fillFaqs', { count });
    const { length } = await asker.ask(page);
    const warmUntil = performance.now() + 1_000;
    while (performance.now() < warmUntil) await asker.ask(page);
    const cpuFrom = await server.ask<number>('cpuMs');
    const from = performance.now();
    const took: number[] = [];
    const client = async () => {
      while (performance.now() < from + seconds * 1000) {
        const begun = performance.now();
        await asker.ask(page);
        took.push(performance.now() - begun);
      }
    };
    await Promise.all(Array.from({ length: connections }, client));
    const ms = performance.now() - from;
    const cpu = (await server.ask<number>('cpuMs')) - cpuFrom;
    took.sort((a, b) => a - b);
    const name = `Chatty on ${database ? 'PostgreSQL' : 'PGlite'}, ${whole(length)} characters`;
    const perThousand = (cpu / took.length) * 1000;
    return [
      [
        name,
        whole((took.length / ms) * 1000),
        fine(quantile(took, 0.5), 1),
        fine(quantile(took, 0.99), 1),
        whole(perThousand),
      ],
    ];
  } finally {
    asker.close();
    await server.close();
  }
}
