import type { Activity, Message } from '@chatty/contract/messages';
import { proseToPlain } from '@chatty/prose/html';
import { texts } from '#texts/notices.ts';
import type { Ctx } from '../../ctx.ts';
import { gaveUpAs, latestMessages, newsSince } from '../conversations/index.ts';
import { oneLine } from '../mails/index.ts';
import type { Notice } from './notice.ts';

/** What is looked at of a conversation's end, in messages. */
const reach = 30;
const mostShown = 3;
const shownChars = 400;

const visitors: ReadonlySet<Message['sender']> = new Set(['customer', 'anonymous', 'guest']);
const passedOn: ReadonlySet<Activity | null> = new Set<Activity>(gaveUpAs);

export type Told = Pick<Message, 'sender' | 'activity' | 'text'> & { files: readonly { name: string }[] };

/**
 * What the visitor said last and no person has answered, in order; `told` is latest first. The assistant's words right
 * before it asked for a person answer nothing: they are what the visitor is waiting behind.
 */
export function askedIn(told: readonly Told[]): string[] {
  const asked: string[] = [];
  for (const [at, it] of told.entries()) {
    if (it.sender === 'admin') break;
    const isFarewell = passedOn.has(told[at - 1]?.activity ?? null);
    if (it.sender === 'assistant' && !isFarewell && asked.length > 0) break;
    if (!visitors.has(it.sender)) continue;
    const words = oneLine(proseToPlain(it.text), shownChars) || it.files.map((file) => file.name).join(', ');
    if (words !== '') asked.push(words);
    if (asked.length === mostShown) break;
  }
  return asked.reverse();
}

/** What a notice quotes, and whose words they are. */
export interface Quoted {
  by: string;
  lines: string[];
}

const wordsOf = (text: string): string[] => [oneLine(proseToPlain(text), shownChars)].filter((it) => it !== '');

/** Of what a member watches: what was said since they looked, else what became of it. */
async function newsOf(ctx: Ctx, { conversationId, member, who }: Notice, seq: number): Promise<Quoted> {
  const news = await newsSince(ctx, { conversationId, memberId: member.id, seq });
  if (!news) return { by: who, lines: [] };
  const lines = news.activity ? [texts.changes[news.activity]] : wordsOf(news.text);
  return { by: news.by || who, lines: lines.length > 0 ? lines : news.files.slice(0, 1) };
}

/** The note that names the notice's member, what is news of what they watch, else what the visitor asked last. */
export async function quotedIn(ctx: Ctx, notice: Notice): Promise<Quoted> {
  const { mention, seenSeq, conversationId, who } = notice;
  if (seenSeq !== null) return newsOf(ctx, notice, seenSeq);
  if (mention) return { by: mention.by || who, lines: wordsOf(mention.text) };
  return { by: who, lines: await readAsked(ctx, conversationId) };
}

/** What the visitor asked last in a conversation, or last before a place in it. */
export async function readAsked(ctx: Ctx, conversationId: string, before = 2 ** 31 - 1): Promise<string[]> {
  return askedIn(await latestMessages(ctx, conversationId, { before, most: reach }));
}
