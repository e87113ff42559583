import { useEffect, useMemo } from 'react';
import type { ContactProfile } from '@chatty/contract/contacts';
import { keepText, keptText, useKeptText } from '../../../ui/browser/kept-texts.ts';
import { useMe } from '../../me.tsx';
import type { UnsavedDetails } from '../details/unsaved-details.ts';
import { typedPrefix } from './forget-typed.ts';

/** What a member can have typed about a contact, or into a note, without having saved it. */
interface Typed {
  /** A note that is not written yet, under the id that it will have. */
  newNote: { id: string; text: string };
  /** A note of one's own as it is to be. */
  note: { text: string };
  details: UnsavedDetails;
}

/** By member too: whoever uses the browser next never finds it, however they came in. */
const keyOf = (memberId: string, what: keyof Typed, id: string) => `${typedPrefix} ${memberId} ${what} ${id}`;

function parse(kept: string | undefined) {
  if (kept === undefined) return null;
  try {
    return JSON.parse(kept);
  } catch {
    return null;
  }
}

/** What is kept of it now; null where nothing is. */
export const keptTyped = <What extends keyof Typed>(memberId: string, what: What, id: string): Typed[What] | null =>
  parse(keptText(keyOf(memberId, what, id)));

/** Keeps it, whatever becomes of the form and of the page; null lets go of it. */
export const keepTyped = <What extends keyof Typed>(
  memberId: string,
  what: What,
  id: string,
  typed: Typed[What] | null,
): void => keepText(keyOf(memberId, what, id), typed === null ? undefined : JSON.stringify(typed));

/** What this member has typed and not saved, by the id of the contact or note, and how to keep it. */
export function useTyped<What extends keyof Typed>(what: What, id: string) {
  const memberId = useMe().member.id;
  const kept = useKeptText(keyOf(memberId, what, id));
  const typed: Typed[What] | null = useMemo(() => parse(kept), [kept]);
  return {
    typed,
    keep: (next: Typed[What] | null) => keepTyped(memberId, what, id, next),
    /** Read at once: what is shown may be older than the answer of the server that asks. */
    now: () => keptTyped(memberId, what, id),
  };
}

/** Lets what was typed about contacts go on about the person whom they have become since. */
export function useCarriedOver({ id, merged }: Pick<ContactProfile, 'id' | 'merged'>): void {
  const memberId = useMe().member.id;
  const mergedIds = merged.map((it) => it.id).join(' ');
  useEffect(() => carryOver(memberId, { id, mergedIds: mergedIds.split(' ') }), [memberId, id, mergedIds]);
}

/** What was typed about a contact that was merged since goes on about the person whom it became. */
export function carryOver(memberId: string, { id, mergedIds }: { id: string; mergedIds: readonly string[] }): void {
  for (const mergedId of mergedIds) {
    const note = keptTyped(memberId, 'newNote', mergedId);
    const begun = keptTyped(memberId, 'newNote', id);
    if (note) {
      const text = begun ? `${begun.text}\n${note.text}` : note.text;
      keepTyped(memberId, 'newNote', id, { id: begun?.id ?? note.id, text });
      keepTyped(memberId, 'newNote', mergedId, null);
    }
    const details = keptTyped(memberId, 'details', mergedId);
    if (details) {
      keepTyped(memberId, 'details', id, { ...details, ...keptTyped(memberId, 'details', id) });
      keepTyped(memberId, 'details', mergedId, null);
    }
  }
}
