import { mostVariants } from '@chatty/contract/knowledge';
import type { AnswerDraft } from '@chatty/contract/optimize';
import { proseToHtml } from '@chatty/prose/html';
import type { Ctx } from '../../../ctx.ts';
import { foldedWords } from '../../../language/fold.ts';
import { languageOfLocale } from '../../../language/languages.ts';
import { findConversation, latestMessages } from '../../conversations/index.ts';
import { retrieveInBothWords } from '../../knowledge/index.ts';
import { embedIfPossible } from '../embed-if-possible.ts';
import { askingsOf, findQuestion } from '../questions/open-question.store.ts';
import { likeness } from '../questions/same-question.ts';
import { ownWords } from './own-words.ts';

/** So many of the latest conversations are looked into, and so much of each. */
const mostConversations = 10;
const mostMessages = 60;
const afterAll = 2_147_483_647;
/** From here on what was found says something of it. */
const nearFrom = 0.3;
const mostWordings = 500;

type Said = NonNullable<AnswerDraft['said']>;

interface Reply extends Said {
  own: string;
}

/** What people of the team wrote in a conversation after that moment, as far as it holds for everybody. */
async function repliesIn(ctx: Ctx, conversationId: string, askedAt: Date): Promise<Reply[]> {
  const { contact_name } = await findConversation(ctx, conversationId);
  const messages = await latestMessages(ctx, conversationId, { before: afterAll, most: mostMessages });
  return messages
    .filter((it) => it.sender === 'admin' && it.kind === 'text' && it.createdAt > askedAt.toISOString())
    .map(({ id, name, text }) => ({
      ...{ conversationId, messageId: id, by: name, text },
      own: ownWords(text, [name, contact_name]),
    }))
    .filter((it) => it.own !== '');
}

/** Of several replies the one that means most of what was asked; of two alike the latest. */
async function bestReply(ctx: Ctx, question: string, replies: readonly Reply[]): Promise<Reply | null> {
  if (replies.length < 2) return replies[0] ?? null;
  const [asked, ...vectors] = await embedIfPossible(ctx.services, [question, ...replies.map((it) => it.own)]);
  const scored = replies.map((reply, at) => ({ reply, score: likeness(asked ?? null, vectors[at] ?? null) }));
  return scored.toSorted((a, b) => b.score - a.score)[0]?.reply ?? null;
}

/** The wordings beside the question itself, each once, the latest first; without those from which something was taken out. */
function variantsOf(question: string, wordings: readonly string[]): string[] {
  const nameOf = (text: string) => foldedWords(text).join(' ');
  const all = new Map(wordings.filter((it) => !it.includes('…')).map((it) => [nameOf(it), it] as const));
  all.delete(nameOf(question));
  return [...all.values()].slice(0, mostVariants);
}

/**
 * What an answer to an open question could say: what a person of the team answered in its conversations, else what the
 * sources say that comes nearest, else nothing. Throws `not_found`. Not inside a transaction.
 */
export async function draftAnswer(ctx: Ctx, id: string): Promise<AnswerDraft> {
  const { question } = await findQuestion(ctx, id);
  const askings = await askingsOf(ctx, id).selectAll().limit(mostWordings).execute();
  const variants = variantsOf(
    question,
    askings.map((it) => it.question),
  );
  const conversations = new Map(askings.map((it) => [it.conversation_id, it.asked_at]));
  const replies: Reply[] = [];
  for (const [conversationId, askedAt] of [...conversations].slice(0, mostConversations))
    replies.push(...(await repliesIn(ctx, conversationId, askedAt)));
  const reply = await bestReply(ctx, question, replies);
  if (reply) {
    const { own, ...said } = reply;
    return { from: 'person', answer: proseToHtml(own), said, sources: [], variants };
  }
  const language = languageOfLocale(askings[0]?.language ?? 'en') ?? 'en';
  const { hits, confidence } = await retrieveInBothWords(ctx, { text: question, hint: language, limit: 3 });
  const [nearest] = hits;
  if (!nearest || confidence < nearFrom) return { from: null, answer: '', said: null, sources: [], variants };
  const sources = hits.map(({ passage: { kind, sourceId, title, url } }) => ({ kind, id: sourceId, title, url }));
  return { from: 'passages', answer: proseToHtml(nearest.passage.text), said: null, sources, variants };
}
