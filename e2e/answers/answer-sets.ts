import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../apps/server/src/language/languages.ts';
import { ShopFile } from './shop-file.ts';

/** What is asked, and which tools a model calls for it. */
interface Scripted {
  question: string;
  toolCalls: { name: string; arguments: Record<string, unknown> }[];
}

/** What a lying model says after these calls of tools. */
export interface Lie extends Scripted {
  kind: string;
  lie: string;
}

/** What an honest model says in its own words. */
export interface Truth extends Scripted {
  truth: string;
}

/** A visitor's turn, and what its answer should be; what it must and must not match are regular expressions. */
export interface Turn {
  question: string;
  kind: string;
  want: 'answer' | 'ask-back' | 'refuse' | 'hand-off' | 'small-talk';
  mustMatch?: string;
  mustNotMatch?: string;
}

export interface Conversation {
  turns: Turn[];
}

/** A question in another language than the shop's. */
export interface ForeignTurn extends Turn {
  language: Language;
}

export interface AnswerSets {
  /** Where they are played; null for the demo shop. */
  shop: ShopFile | null;
  conversations: Conversation[];
  languages: ForeignTurn[];
  lies: Lie[];
  truths: Truth[];
}

function readLines<T>(path: string): T[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line) as T);
}

function readShop(path: string): ShopFile | null {
  return existsSync(path) ? ShopFile.parse(JSON.parse(readFileSync(path, 'utf8'))) : null;
}

/** Reads `shop.json`, `conversations.jsonl`, `languages.jsonl`, `lies.jsonl` and `truths.jsonl` of a folder; what is not there is empty. */
export const readAnswerSets = (folder: string): AnswerSets => ({
  shop: readShop(join(folder, 'shop.json')),
  conversations: readLines(join(folder, 'conversations.jsonl')),
  languages: readLines<Omit<ForeignTurn, 'kind'>>(join(folder, 'languages.jsonl')).map((it) => ({
    ...it,
    kind: 'lang',
  })),
  lies: readLines(join(folder, 'lies.jsonl')),
  truths: readLines(join(folder, 'truths.jsonl')),
});

export const demoSets = join(import.meta.dirname, 'demo');
