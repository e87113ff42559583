import type { ContactNote } from '@chatty/contract/contact-notes';
import type { QueryClient } from '@tanstack/react-query';
import { changeHeld } from '../../../connection/live/change-held.ts';
import { notesQuery } from '../contact-queries.ts';

/** Shows a note as it is now, where the notes of its contact are held. */
export function showNote(client: QueryClient, note: ContactNote): void {
  changeHeld<ContactNote[]>(client, notesQuery(note.contactId).queryKey, (held) =>
    [note, ...held.filter((it) => it.id !== note.id)].sort(
      (a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id),
    ),
  );
}

/** Takes a note away that is deleted. */
export function dropNote(client: QueryClient, { id, contactId }: Pick<ContactNote, 'id' | 'contactId'>): void {
  changeHeld<ContactNote[]>(client, notesQuery(contactId).queryKey, (held) => held.filter((it) => it.id !== id));
}
