import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createLocalEmbedder } from '../../apps/server/src/adapters/embedder/local-embedder.ts';
import { confidenceFloor } from '../../apps/server/src/features/knowledge/search/confidence.ts';
import { type AtSizeRow, measureAtSize } from './at-size.ts';
import { cachedEmbeddings } from './cached-embeddings.ts';
import { type FaqRow, measureFaqSets, ownName } from './faq-sets.ts';
import { type LatencyRow, measurePassageLatency, measureProductSet, type ProductRow } from './product-set.ts';
import { readJsonLines } from './rows.ts';

/**
 * `--data DIR` holds faq_retrieval/<set>/ and product_search_icecat/; `--cache DIR` keeps embeddings between runs.
 * Prints one table for FAQs, one for products, each beside MiniSearch in the same run, and two for time and memory;
 * `--only-size` only the last one.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      data: { type: 'string' },
      cache: { type: 'string', default: join(tmpdir(), 'chatty-embeddings') },
      'only-size': { type: 'boolean', default: false },
    },
  });
  if (!values.data) throw new Error('give the folder of the labelled data: --data DIR');
  const faqFolder = join(values.data, 'faq_retrieval');
  const productFolder = join(values.data, 'product_search_icecat');
  const embedder = createLocalEmbedder();
  const embeddings = cachedEmbeddings(embedder, values.cache, console.error);
  try {
    if (existsSync(join(faqFolder, 'bitext'))) {
      const asked = readJsonLines<{ text: string }>(join(faqFolder, 'bitext', 'queries.jsonl')).map(({ text }) => text);
      const rows: AtSizeRow[] = [];
      for (const size of sizes) rows.push(await measureAtSize(faqFolder, size, asked, embeddings));
      printAtSize(rows);
    }
    if (values['only-size']) return;
    if (existsSync(faqFolder)) printFaqs(await measureFaqSets(faqFolder, embeddings));
    if (existsSync(productFolder)) {
      printProducts(await measureProductSet(productFolder, embeddings));
      const asking = join(faqFolder, 'bitext', 'queries.jsonl');
      const questions = existsSync(asking) ? asking : join(productFolder, 'queries.jsonl');
      const texts = readJsonLines<{ text: string }>(questions).map((question) => question.text);
      printLatency(await measurePassageLatency(productFolder, texts, embeddings));
    }
  } finally {
    await embedder.close();
  }
}

const sizes = [10_000, 100_000];

function printAtSize(rows: readonly AtSizeRow[]): void {
  console.log(
    '\n| custom answers | vectors each | p50 / p95 ms | CPU ms | memory MB | bytes each | built in s | snapshot MB | back in s |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|');
  for (const row of rows) {
    const times = [row.buildSeconds.toFixed(1), row.snapshotMegabytes.toFixed(0), row.backSeconds.toFixed(2)];
    const memory = [row.megabytes.toFixed(0), row.bytesEach.toFixed(0)];
    console.log(
      `| ${[row.passages, row.vectors, milliseconds(row), row.cpu.toFixed(2), ...memory, ...times].join(' | ')} |`,
    );
  }
}

function printFaqs(rows: readonly FaqRow[]): void {
  console.log(
    '\n| FAQ set | system | R@1 | R@3 | MRR@10 | refusal AUROC | floor | answered | of those right | p50 / p95 ms |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|');
  for (const row of rows) {
    const { answeredInScope, rightOfAnswered } = row.atFloor;
    const ranked = [row.recallAt1, row.recallAt3, row.reciprocalRank];
    const cells = figures(...ranked, row.refusal, row.floor, answeredInScope, rightOfAnswered);
    console.log(`| ${row.set} | ${row.system} | ${cells} | ${milliseconds(row)} |`);
  }
  console.log(
    '\nFloor: refuses 90 % of the out-of-scope questions; "answered" and "right" are of in-scope ones above it.',
  );
  console.log(
    `\n| FAQ set, at the product's floor of ${confidenceFloor} | refused out of scope | answered | of those right |`,
  );
  console.log('|---|---|---|---|');
  for (const { set, system, atOwnFloor } of rows) {
    if (!system.startsWith(ownName)) continue;
    const { refusedOutOfScope, answeredInScope, rightOfAnswered } = atOwnFloor;
    console.log(`| ${set}, ${system} | ${figures(refusedOutOfScope, answeredInScope, rightOfAnswered)} |`);
  }
}

function printProducts(rows: readonly ProductRow[]): void {
  console.log('\n| products | R@1 | R@10 | MRR@10 | nDCG@10 | no-answer AUROC | p50 / p95 ms |');
  console.log('|---|---|---|---|---|---|---|');
  for (const row of rows) {
    const cells = figures(row.recallAt1, row.recallAt10, row.reciprocalRank, row.gain, row.refusal);
    console.log(`| ${row.system} | ${cells} | ${milliseconds(row)} |`);
  }
}

function printLatency(row: LatencyRow): void {
  console.log('\n| passages in one shop | p50 / p95 ms | index memory MB | built in s |');
  console.log('|---|---|---|---|');
  console.log(
    `| ${row.passages} | ${milliseconds(row)} | ${row.megabytes.toFixed(0)} | ${row.buildSeconds.toFixed(1)} |`,
  );
}

function figures(...numbers: number[]): string {
  return numbers.map((number) => number.toFixed(3)).join(' | ');
}

function milliseconds({ median, p95 }: { median: number; p95: number }): string {
  return `${median.toFixed(2)} / ${p95.toFixed(2)}`;
}

if (import.meta.main) await run(process.argv.slice(2));
