import { z } from 'zod';
import { call } from './call.ts';
import { ConversationFilter, ListSort } from './conversations.ts';
import { Done, Id, Required } from './fields.ts';
import { mostViews, viewNameMaxChars } from './limits.ts';

/** All that decides what a list of the inbox shows. */
export const ViewFilter = ConversationFilter.extend({ sort: ListSort.default('latest') });
export type ViewFilter = z.infer<typeof ViewFilter>;

/** A list of the inbox under a name: one's own, which nobody else sees, or the team's. “Mine” is whoever looks. */
export const SavedView = z.object({
  id: Id,
  name: z.string(),
  scope: z.enum(['personal', 'team']),
  filter: ViewFilter,
  /** Who made it; they may have left the team since. */
  authorId: Id,
  /** Views stand in this order, and those of one place in the order in which they were made. */
  place: z.number().int(),
});
export type SavedView = z.infer<typeof SavedView>;

/** How many conversations a view has, and how many of them are unread; counting ends at `viewCountMost`. */
export const ViewCount = z.object({ id: Id, count: z.number().int(), unread: z.number().int() });
export type ViewCount = z.infer<typeof ViewCount>;

const NewView = z.object({
  id: Id,
  name: Required(viewNameMaxChars),
  scope: SavedView.shape.scope.default('personal'),
  filter: ViewFilter,
});

const team = ['admin', 'member'] as const;

export const savedViews = {
  'GET /views': call({ by: team, data: z.array(SavedView), summary: 'The team’s views of the inbox and your own' }),
  'GET /views/counts': call({ by: team, data: z.array(ViewCount), summary: 'How many conversations each view has' }),
  'POST /views': call({
    by: team,
    body: NewView,
    data: SavedView,
    perMinute: 60,
    summary: 'Save a list of the inbox as a view, for yourself or for the team',
  }),
  'PUT /views/order': call({
    by: team,
    body: z.object({ ids: z.array(Id).max(2 * mostViews) }),
    data: z.array(SavedView),
    summary: 'Put views into an order: your own, and of the team’s those that you may change',
  }),
  'PUT /views/:id': call({
    by: team,
    /** What is left out stays. One's own may become the team's; what the team has stays the team's. */
    body: NewView.omit({ id: true }).extend({ scope: SavedView.shape.scope }).partial(),
    data: SavedView,
    summary: 'Change a view: your own, one that you made for the team, or as an admin any of the team’s',
  }),
  'DELETE /views/:id': call({ by: team, data: Done, summary: 'Delete a view; its conversations stay' }),
};

/** Written to the event log with the change itself; of the team's only: what is one's own is told to nobody. */
export const savedViewEvents = {
  'view.changed': SavedView,
  'view.deleted': z.object({ id: Id }),
};
