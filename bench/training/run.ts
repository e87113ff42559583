import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createLocalEmbedder } from '../../apps/server/src/adapters/embedder/local-embedder.ts';
import { printTable } from '../figures.ts';
import { measureTaughtDemo } from './taught-demo.ts';
import { measureVariants } from './variants.ts';

/**
 * What a merchant's training is worth, by the way that every answer takes: real questions as variants of custom answers
 * (`--data DIR` holds faq_retrieval/<set>/; left out without it), a size guide, and a scenario. What answering open
 * questions is worth is measured by `optimize`. `--tell` prints what did not come out right.
 */
const { values } = parseArgs({
  options: { data: { type: 'string' }, asked: { type: 'string', default: '300' }, tell: { type: 'boolean' } },
});
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const embedder = createLocalEmbedder();

const taught = await measureTaughtDemo(embedder, (line) => {
  if (values.tell) console.log(line);
});
printTable(
  ['taught', 'questions', 'right before', 'right after'],
  taught.map((it) => [
    it.taught,
    `${it.questions}`,
    percent(it.before / it.questions),
    percent(it.after / it.questions),
  ]),
);
if (values.data) {
  const rows: string[][] = [];
  for (const set of ['bitext', 'hint3_curekart', 'banking77']) {
    const folder = join(values.data, 'faq_retrieval', set);
    const { answers, known, rows: steps } = await measureVariants(folder, embedder, [0, 2, 5], Number(values.asked));
    for (const it of steps) {
      const shares = [it.right, it.wrong, it.refused].map(percent);
      rows.push([set, `${answers}`, `${known}`, `${it.variants}`, ...shares]);
    }
  }
  printTable(['set', 'custom answers', 'questions', 'variants each', 'right', 'wrong', 'refused of the others'], rows);
}
await embedder.close();
