import { z } from 'zod';
import { call } from './call.ts';
import { Priority } from './conversations.ts';
import { Done, Id, Moment, Required } from './fields.ts';
import { FileRef } from './files.ts';
import { filesPerMessage, mostTagsOfOne, shortcutMaxChars } from './limits.ts';
import { unknownVariable } from './shortcut-variables.ts';
import { shortcutTexts, texts } from './texts.ts';

/** Whose shortcut it is: one's own, which nobody else sees, or the team's. */
export const ShortcutScope = z.enum(['personal', 'team']);
export type ShortcutScope = z.infer<typeof ShortcutScope>;

/** What is done once the message is sent: the conversation becomes the sender's, or is resolved. */
export const ShortcutAction = z.enum(['assign', 'resolve']);
export type ShortcutAction = z.infer<typeof ShortcutAction>;

/** Until when the conversation is put off: until its visitor writes, the shop opens, or nine in the sender's next morning. */
export const ShortcutSnooze = z.enum(['reply', 'opening', 'tomorrow']);
export type ShortcutSnooze = z.infer<typeof ShortcutSnooze>;

/** What else is done with the conversation once the message is sent. What is resolved is not put off. */
export const ShortcutMarks = z.object({
  /** Put on beside those that are there. */
  tagIds: z.array(Id).max(mostTagsOfOne, texts.maxItems(mostTagsOfOne)),
  /** Null leaves it as it is. */
  priority: Priority.nullable(),
  snooze: ShortcutSnooze.nullable(),
});
export type ShortcutMarks = z.infer<typeof ShortcutMarks>;

export const Shortcut = z.object({
  id: Id,
  scope: ShortcutScope,
  /** What follows the slash; no other one of the team, or of the same member, has it. */
  key: z.string(),
  title: z.string(),
  /** Light Markdown with variables; without it, and without files, the shortcut does at once what it does. */
  body: z.string(),
  actions: z.array(ShortcutAction),
  ...ShortcutMarks.shape,
  files: z.array(FileRef),
  /** Who made it; they may have left the team since. */
  authorId: Id,
  /** How many messages were sent with it. */
  uses: z.number().int(),
  lastUsedAt: Moment.nullable(),
  updatedAt: Moment,
});
export type Shortcut = z.infer<typeof Shortcut>;

/** A key is written in small letters, whatever is typed: `/Thanks` and `/thanks` are one. */
const Key = Required(40)
  .transform((key) => key.replace(/^\/+/, '').toLowerCase())
  .pipe(z.string().regex(/^[\p{L}\p{N}\p{M}_-]+$/u, shortcutTexts.key));

const fields = {
  key: Key,
  title: Required(120),
  /** Empty where it does something and says nothing. */
  body: z
    .string()
    .trim()
    .max(shortcutMaxChars, texts.maxChars(shortcutMaxChars))
    .superRefine((body, ctx) => {
      const unknown = unknownVariable(body);
      if (unknown !== null) ctx.addIssue({ code: 'custom', message: shortcutTexts.unknownVariable(unknown) });
    }),
  actions: z.array(ShortcutAction).max(ShortcutAction.options.length),
  fileIds: z.array(Id).max(filesPerMessage, texts.maxFiles(filesPerMessage)),
  ...ShortcutMarks.shape,
};

export const NewShortcut = z.object({
  ...fields,
  actions: fields.actions.default([]),
  fileIds: fields.fileIds.default([]),
  tagIds: fields.tagIds.default([]),
  priority: fields.priority.default(null),
  snooze: fields.snooze.default(null),
  scope: ShortcutScope.default('personal'),
});
export type NewShortcut = z.infer<typeof NewShortcut>;

/** What is left out stays. One's own may become the team's; what the team has stays the team's. */
export const ShortcutPatch = z.object({ ...fields, scope: ShortcutScope }).partial();
export type ShortcutPatch = z.infer<typeof ShortcutPatch>;

const team = ['admin', 'member'] as const;

export const shortcuts = {
  'GET /shortcuts': call({
    by: team,
    data: z.array(Shortcut),
    summary: 'The team’s shortcuts and your own, by key',
  }),
  'GET /shortcuts/:id': call({ by: team, data: Shortcut, summary: 'Read a shortcut' }),
  'POST /shortcuts': call({
    by: team,
    body: NewShortcut.extend({ id: Id }),
    data: Shortcut,
    perMinute: 60,
    summary: 'Add a shortcut, for yourself or for the team',
  }),
  'PUT /shortcuts/:id': call({
    by: team,
    body: ShortcutPatch,
    data: Shortcut,
    summary: 'Change a shortcut: your own, one that you made for the team, or as an admin any of the team’s',
  }),
  'DELETE /shortcuts/:id': call({ by: team, data: Done, summary: 'Delete a shortcut; it can be restored for a day' }),
  'POST /shortcuts/:id/restore': call({ by: team, data: Shortcut, summary: 'Restore a deleted shortcut' }),
  'POST /shortcuts/:id/use': call({
    by: team,
    /** The message that was sent with it; the same one again counts once. */
    body: z.object({ messageId: Id }),
    data: Done,
    perMinute: 600,
    summary: 'Count that a message was sent with a shortcut',
  }),
};

/** Written to the event log with the change itself; of the team's only: what is one's own is told to nobody. */
export const shortcutEvents = {
  'shortcut.changed': Shortcut,
  'shortcut.deleted': z.object({ id: Id }),
};
