import { z } from 'zod';
import { call } from './call.ts';
import { Done, Id, Moment, Required } from './fields.ts';

export const noteMaxChars = 4_000;

/** What somebody of the team wrote down about a contact. No visitor ever sees it. */
export const ContactNote = z.object({
  id: Id,
  contactId: Id,
  authorId: Id,
  authorName: z.string(),
  text: z.string(),
  createdAt: Moment,
  /** Null while it is as it was written. */
  editedAt: Moment.nullable(),
});
export type ContactNote = z.infer<typeof ContactNote>;

const team = ['admin', 'member'] as const;
const text = Required(noteMaxChars);

export const contactNotes = {
  'GET /contacts/:id/notes': call({
    by: team,
    data: z.array(ContactNote),
    summary: 'The team’s notes about a contact, latest first',
  }),
  'POST /contacts/:id/notes': call({
    by: team,
    body: z.object({ id: Id, text }),
    data: ContactNote,
    perMinute: 60,
    summary: 'Write a note about a contact; the same id again is the same note',
  }),
  'PUT /contact-notes/:id': call({
    by: team,
    body: z.object({ text }),
    data: ContactNote,
    summary: 'Change your note',
  }),
  'DELETE /contact-notes/:id': call({ by: team, data: Done, summary: 'Delete your note' }),
};

export const contactNoteEvents = {
  'contact.note.saved': ContactNote,
  'contact.note.deleted': ContactNote.pick({ id: true, contactId: true }),
};
