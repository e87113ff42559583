import { parseArgs } from 'node:util';
import { createLocalEmbedder } from '../../apps/server/src/adapters/embedder/local-embedder.ts';
import { createOfflineEngine } from '../../apps/server/src/adapters/engine/offline-engine/index.ts';
import { openModelServer } from '../../apps/server/src/test-kit/model-server.ts';
import type { Engine } from '../../apps/server/src/ports/engine.ts';
import { demoSets, readAnswerSets } from '../../e2e/answers/answer-sets.ts';
import { type AnsweringShop, openAnsweringShop } from '../../e2e/answers/answering-shop.ts';
import {
  type PlayedForeign,
  type PlayedLie,
  type PlayedTruth,
  type PlayedTurn,
  playConversation,
  playForeign,
  playLie,
  playTruth,
} from '../../e2e/answers/play-sets.ts';
import { openMigrated } from '../database.ts';
import { printTable } from '../figures.ts';

/**
 * `--data DIR` holds conversations.jsonl, languages.jsonl, lies.jsonl and truths.jsonl, each if there; without it the demo shop's own.
 * A shop.json beside them (`e2e/answers/shop-file.ts`) is the shop they are played in; without it that is the demo shop.
 * `--tell` prints everything that did not come out as it should. Conversations are the offline engine's; lies and truths
 * are said by a model server that has a script.
 */
const { values } = parseArgs({ options: { data: { type: 'string', default: demoSets }, tell: { type: 'boolean' } } });

const percent = (part: number, all: number) => (all === 0 ? '–' : `${((100 * part) / all).toFixed(1)} %`);
const tell = (title: string, lines: readonly string[]) => {
  if (values.tell) console.log([`\n## ${title}`, ...lines].join('\n'));
};
const oneLine = (text: string) => JSON.stringify(text.length > 300 ? `${text.slice(0, 300)}…` : text);

function printTurns(turns: readonly PlayedTurn[]): void {
  const count = (verdict: PlayedTurn['verdict']) => turns.filter((it) => it.verdict === verdict).length;
  const kinds = [...new Set(turns.map((it) => it.turn.kind))].sort();
  printTable(
    ['turns', 'right', 'wrong', 'wrongly refused', 'fabricated'],
    [
      [
        `${turns.length}`,
        ...(['right', 'wrong', 'refused', 'fabricated'] as const).map((it) => percent(count(it), turns.length)),
      ],
    ],
  );
  const rows = kinds.map((kind) => {
    const of = turns.filter((it) => it.turn.kind === kind);
    return [kind, `${of.length}`, `${of.filter((it) => it.verdict === 'right').length}`];
  });
  printTable(['kind of turn', 'turns', 'right'], rows);
  const failed = turns.filter((it) => it.verdict !== 'right');
  tell(
    'Turns that are not right',
    failed.map(
      (it) =>
        `${it.verdict} (${it.turn.kind}, ${it.outcome}, ${it.confidence?.toFixed(2)}): ${it.turn.question}\n    ${oneLine(it.shown)}`,
    ),
  );
}

function printForeign(turns: readonly PlayedForeign[]): void {
  const isServed = (it: PlayedForeign) => it.verdict === 'right' || it.offersPerson;
  const row = (name: string, of: readonly PlayedForeign[]) => [
    name,
    `${of.length}`,
    percent(of.filter((it) => it.verdict === 'right').length, of.length),
    percent(of.filter(isServed).length, of.length),
    percent(of.filter((it) => it.inLanguage).length, of.length),
  ];
  const languages = [...new Set(turns.map((it) => it.turn.language))];
  printTable(
    ['language', 'questions', 'right', 'right, or a person offered', 'in the visitor’s language'],
    [
      ...languages.map((it) =>
        row(
          it,
          turns.filter(({ turn }) => turn.language === it),
        ),
      ),
      row('all', turns),
    ],
  );
  tell(
    'Questions in other languages that are not right',
    turns
      .filter((it) => it.verdict !== 'right' || !it.inLanguage)
      .map(
        ({ turn, verdict, outcome, shown }) =>
          `${turn.language} ${verdict} (${outcome}): ${turn.question}\n    ${oneLine(shown)}`,
      ),
  );
}

function printLies(lies: readonly PlayedLie[]): void {
  const through = lies.filter((it) => it.through.length > 0);
  printTable(
    ['lies', 'through', 'share'],
    [[`${lies.length}`, `${through.length}`, percent(through.length, lies.length)]],
  );
  tell(
    'Lies that came through',
    through.map((it) => `${it.lie.kind}: ${it.through.map(oneLine).join(' ')}`),
  );
}

function printTruths(truths: readonly PlayedTruth[]): void {
  const count = (fate: PlayedTruth['fate']) => percent(truths.filter((it) => it.fate === fate).length, truths.length);
  printTable(
    ['truths', 'as worded', 'quoted instead', 'lost'],
    [[`${truths.length}`, count('worded'), count('quoted'), count('lost')]],
  );
  tell(
    'Truths that were not kept as worded',
    truths
      .filter((it) => it.fate !== 'worded')
      .map((it) => `${it.fate}: ${it.dropped.join(' | ')}\n    ${oneLine(it.shown)}`),
  );
}

const sets = readAnswerSets(values.data);
const embedder = createLocalEmbedder();

/** A visitor may ask only so much in a minute. */
const askedByOne = 5;
const inGroups = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / askedByOne) }, (_, at) =>
    items.slice(at * askedByOne, (at + 1) * askedByOne),
  );

/** Opens the shop of the sets with an engine for as long as the work takes. */
async function inShop(engine: Engine, work: (shop: AnsweringShop) => Promise<void>): Promise<void> {
  const database = await openMigrated(undefined);
  const shop = await openAnsweringShop(engine, database, embedder, sets.shop);
  await work(shop);
  await shop.close();
  await database.close();
}

if (sets.conversations.length > 0) {
  await inShop(createOfflineEngine(), async (shop) => {
    const turns: PlayedTurn[] = [];
    for (const it of sets.conversations) turns.push(...(await playConversation(shop, it)));
    printTurns(turns);
  });
}
if (sets.languages.length > 0) {
  await inShop(createOfflineEngine(), async (shop) => {
    const turns: PlayedForeign[] = [];
    for (const some of inGroups(sets.languages)) {
      const visitor = await shop.visitor();
      for (const it of some) turns.push(await playForeign(visitor, it));
    }
    printForeign(turns);
  });
}
if (sets.lies.length + sets.truths.length > 0) {
  const model = await openModelServer();
  await inShop(model.engine, async (shop) => {
    const lies: PlayedLie[] = [];
    for (const it of sets.lies) lies.push(await playLie(shop, model, it));
    printLies(lies);
    const truths: PlayedTruth[] = [];
    for (const it of sets.truths) truths.push(await playTruth(shop, model, it));
    printTruths(truths);
  });
  await model.close();
}
await embedder.close();
