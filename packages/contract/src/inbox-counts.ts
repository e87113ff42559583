import { z } from 'zod';

const Count = z.number().int();
/** The numbers beside the inbox's views, as one member sees them. */
export const InboxCounts = z.object({ unread: Count, mine: Count, unassigned: Count, all: Count });
export type InboxCounts = z.infer<typeof InboxCounts>;

/** The numbers of the whole team: `mine` by member, without those who have none. */
export const TeamCounts = InboxCounts.extend({ mine: z.record(z.string(), Count) });
export type TeamCounts = z.infer<typeof TeamCounts>;
