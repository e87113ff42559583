import { texts } from '#texts/scenarios.ts';
import type { TxCtx } from '../../../ctx.ts';
import type { Entry } from '../../conversations/index.ts';
import { holdTagsNamed } from '../../tags/index.ts';
import type { Inquiry } from '../inquiry/read-inquiry.ts';
import { answerIdFor } from '../inquiry/transcript.ts';
import type { RunningScenario } from '../tools/tool-context.ts';

/** What a scenario that ran does beside what it says: its tags, and a note that tells the team why a person has it. */
export async function entriesOfScenario(
  tx: TxCtx,
  { conversationId, answerId, turn }: Pick<Inquiry, 'conversationId' | 'answerId' | 'turn'>,
  running: RunningScenario | null,
): Promise<Entry[]> {
  if (!running) return [];
  const { tags, title, reason } = running;
  const entry = { shopId: tx.shopId, conversationId, by: { type: 'assistant' as const }, event: () => null };
  const held = await holdTagsNamed(tx, tags);
  const addTags = tags.flatMap((name) => {
    const id = held.get(name.toLowerCase());
    return id === undefined ? [] : [{ id, name }];
  });
  const id = answerIdFor(answerId, turn);
  const note = { id, kind: 'note' as const, text: texts.passedOn(title, reason ?? ''), parts: [], files: [] };
  return [
    ...(addTags.length > 0 ? [{ ...entry, mark: { addTags } }] : []),
    ...(reason === null ? [] : [{ ...entry, message: note }]),
  ];
}
