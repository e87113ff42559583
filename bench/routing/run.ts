import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type Kind,
  kinds,
  likeliest,
  sharesOf,
  vectorOf,
} from '../../apps/server/src/adapters/engine/offline-engine/reading/route-model.ts';
import {
  kindOf,
  patternOf,
  settleRoute,
} from '../../apps/server/src/adapters/engine/offline-engine/reading/route-message.ts';
import { generalQuestions } from '../../apps/server/src/features/knowledge/search/general-questions.ts';
import { readJsonLines } from '../retrieval/rows.ts';
import { shuffled } from '../random-numbers.ts';
import { type Labelled, packed, train } from './train.ts';

const folds = 10;
const weightsFile = new URL(
  '../../apps/server/src/adapters/engine/offline-engine/reading/route-weights.json',
  import.meta.url,
);

const labelled = (text: string, kind: Kind): Labelled => ({ text, kind, pattern: patternOf(text) });

/** What visitors of shops write, one message a line, by the kind that it is of. */
const examplesOf = (kind: Kind) =>
  readFileSync(new URL(`examples/${kind}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n');

const ownRows = kinds.flatMap((kind) => examplesOf(kind).map((text) => labelled(text, kind)));
const own = [...ownRows, ...generalQuestions.map((text) => labelled(text, 'oos'))];

const guess = ({ text, pattern }: Labelled, weights: Float64Array): Kind =>
  kindOf[settleRoute(pattern, likeliest(sharesOf(vectorOf(text, pattern), weights)))];

function print(title: string, rows: readonly Labelled[], guesses: readonly Kind[]): void {
  const shareOf = (wanted: (row: Labelled) => boolean) => {
    const among = rows.flatMap((row, at) => (wanted(row) ? [guesses[at] === row.kind] : []));
    return (among.filter(Boolean).length / among.length).toFixed(3);
  };
  const each = kinds.map((kind) => shareOf((row) => row.kind === kind)).join(' | ');
  console.log(`| ${title} | ${rows.length} | ${shareOf(() => true)} | ${each} |`);
}

/**
 * `--data DIR` holds routing/queries.jsonl. Prints how many of its rows go where they belong, each judged by a model that has
 * not seen it, and our own examples by a model that has seen the rows only. `--write` keeps the model of all of both.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { data: { type: 'string' }, write: { type: 'boolean', default: false } },
  });
  if (!values.data) throw new Error('give the folder of the labelled data: --data DIR');
  const file = join(values.data, 'routing', 'queries.jsonl');
  const read = readJsonLines<{ text: string; route: Kind }>(file).map((it) => labelled(it.text, it.route));
  const rows = shuffled(read, 1);
  const guesses: Kind[] = [];
  for (let fold = 0; fold < folds; fold += 1) {
    const weights = train([...own, ...rows.filter((_, at) => at % folds !== fold)]);
    for (const [at, row] of rows.entries()) if (at % folds === fold) guesses[at] = guess(row, weights);
  }
  console.log(`| rows | number | right | ${kinds.join(' | ')} |\n|---|---|---|${kinds.map(() => '---|').join('')}`);
  print('labelled sets, ten folds', rows, guesses);
  const ofRows = train(rows);
  print(
    'our own examples, unseen',
    own,
    own.map((it) => guess(it, ofRows)),
  );
  if (values.write) writeFileSync(weightsFile, `${JSON.stringify(packed(train([...own, ...rows])), null, 2)}\n`);
}

await run(process.argv.slice(2));
