/** A reply goes to the visitor; a note stays in the team. Their texts never mix. */
export type Mode = 'reply' | 'note';

/** What is being written: in a conversation a reply, a note, or both side by side. */
export interface Place {
  conversationId: string;
  mode: Mode;
}

export const placeKey = ({ conversationId, mode }: Place): string => `${conversationId} ${mode}`;

const listeners = new Set<(place: Place) => void>();

/** Tells whoever keeps drafts that something in the composer is no longer as it was. */
export function touched(place: Place): void {
  for (const hear of listeners) hear(place);
}

export const onTouched = (hear: (place: Place) => void): void => void listeners.add(hear);
