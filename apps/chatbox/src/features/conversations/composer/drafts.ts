import type { Kept } from '../../../app/kept.ts';

const name = 'drafts';
const draftsKept = 20;

const all = (kept: Kept) => (kept.read(name) as Record<string, string> | null) ?? {};

/** What the visitor has begun to write in a conversation. */
export const draftOf = (kept: Kept, conversationId: string): string => all(kept)[conversationId] ?? '';

export function keepDraft(kept: Kept, conversationId: string, text: string): void {
  const { [conversationId]: _, ...others } = all(kept);
  const latest = Object.entries(others).slice(-draftsKept);
  kept.write(name, Object.fromEntries(text === '' ? latest : [...latest, [conversationId, text]]));
}

/** The conversation is called otherwise from now on: what is begun in it stands behind what was begun under the new name. */
export function moveDraft(kept: Kept, from: string, into: string): void {
  const begun = draftOf(kept, from);
  if (!begun) return;
  keepDraft(kept, into, [draftOf(kept, into), begun].filter(Boolean).join('\n'));
  keepDraft(kept, from, '');
}

/** Told when another tab changed a draft; the answer stops it. */
export const onDraftElsewhere = (kept: Kept, told: () => void): (() => void) => kept.onOtherTab(name, told);
