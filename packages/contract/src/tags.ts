import { z } from 'zod';
import { call } from './call.ts';
import { Done, Id } from './fields.ts';
import { mostTagsOfOne, tagMaxChars } from './limits.ts';
import { tagNameOf } from './tag-lists.ts';
import { texts } from './texts.ts';

/** What a tag is called: one line. Two names that differ only in capitals or blanks are the same. */
export const TagName = z
  .string()
  .transform(tagNameOf)
  .pipe(z.string().min(1, texts.required).max(tagMaxChars, texts.maxChars(tagMaxChars)));

/** A word of the shop's own, by which its team sorts conversations and contacts. */
export const Tag = z.object({ id: Id, name: z.string() });
export type Tag = z.infer<typeof Tag>;

/** Tags to be put on something and taken off it; the same again changes nothing. */
export const TagChange = z.object({
  add: z.array(Id).max(mostTagsOfOne, texts.maxItems(mostTagsOfOne)).default([]),
  remove: z.array(Id).max(mostTagsOfOne, texts.maxItems(mostTagsOfOne)).default([]),
});
export type TagChange = z.infer<typeof TagChange>;

const team = ['admin', 'member'] as const;

export const tags = {
  'GET /tags': call({ by: team, data: z.array(Tag), summary: 'All tags of the shop by name' }),
  'POST /tags': call({
    by: team,
    body: z.object({ id: Id, name: TagName }),
    data: Tag,
    perMinute: 60,
    summary: 'Make a tag; a name that there is already answers the tag that has it',
  }),
  'PUT /tags/:id': call({
    by: team,
    body: z.object({
      name: TagName,
      /** Where another tag has the name, all that is tagged gets that one, and this one is gone. */
      merge: z.boolean().default(false),
    }),
    data: Tag,
    perMinute: 60,
    summary: 'Rename a tag, or merge it into the one that has the name',
  }),
  'DELETE /tags/:id': call({ by: team, data: Done, summary: 'Delete a tag; it is taken off everything' }),
};

/** Written to the event log with the change itself. */
export const tagEvents = {
  'tag.changed': Tag,
  /** What had it has `into` now, or nothing in its place. */
  'tag.removed': z.object({ id: Id, into: Id.nullable() }),
};
