import type { Handlers } from '@chatty/contract/call';
import type { contactNotes } from '@chatty/contract/contact-notes';
import type { MemberCtx } from '../../../ctx.ts';
import { addNote, changeNote, deleteNote, listNotes } from './contact-notes.ts';

export const contactNoteCalls = {
  'GET /contacts/:id/notes': (ctx, { params }) => listNotes(ctx, params.id),
  'POST /contacts/:id/notes': (ctx, { params, body }) => addNote(ctx, params.id, body),
  'PUT /contact-notes/:id': (ctx, { params, body }) => changeNote(ctx, params.id, body.text),
  'DELETE /contact-notes/:id': (ctx, { params }) => deleteNote(ctx, params.id).then(() => ({ done: true as const })),
} satisfies Handlers<typeof contactNotes, MemberCtx>;
