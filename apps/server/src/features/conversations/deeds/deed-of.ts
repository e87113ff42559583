import type { BulkAction, BulkStep } from '@chatty/contract/bulk-actions';
import { isActive } from '@chatty/contract/team';
import { texts } from '#texts/conversations.ts';
import type { Ctx, TxCtx } from '../../../ctx.ts';
import { notFound, Problem } from '../../../platform/problem.ts';
import type { Entry } from '../append/entry.ts';
import type { OwnershipEvent } from '../append/hand-off.ts';
import { putsBack } from '../snooze/put-back.ts';
import { snoozedUntil } from './snoozed.ts';
import { tagged } from './tagged.ts';

/** What a member does to a conversation, or to many. */
export type MemberAction =
  | BulkStep
  | { do: 'take-over' | 'hand-back' | 'keep-open' }
  | { do: 'assistant'; isOn: boolean };

/** What a bulk action does to each conversation, in this order; reading is told apart, as it leaves no line. */
export const stepsOf = (action: Exclude<BulkAction, { do: 'read' }>): readonly BulkStep[] =>
  action.do === 'several' ? action.steps : [action];

/** What an action means for each conversation that it is done to. */
export type Deed = Pick<Entry, 'event' | 'mark' | 'assigneeId'>;

const happens = (event: OwnershipEvent): Deed => ({ event: () => event });

async function mustBeOfTeam({ db, shopId }: Ctx, memberId: string): Promise<void> {
  const member = await db
    .selectFrom('members')
    .select(['full_name', 'role', 'active', 'invited'])
    .where('shop_id', '=', shopId)
    .where('id', '=', memberId)
    .executeTakeFirst();
  if (!member || !isActive(member)) throw notFound(texts.member);
  if (member.invited) throw new Problem('conflict', texts.notJoined(member.full_name));
}

/** An empty text takes the one away that is there, none leaves it. */
const reminderOf = (memberId: string, text: string | undefined) =>
  text === undefined ? {} : { reminder: text === '' ? null : { memberId, text } };

/**
 * What an action of the member `me` means: the one place that says so, for one conversation as for many. Throws
 * `not_found` for a member or tag that is not there, `conflict` for a member who has not joined yet, and what `snoozedUntil` does.
 */
export async function deedOf(tx: TxCtx, me: string, action: MemberAction): Promise<Deed> {
  switch (action.do) {
    case 'take-over':
      return { ...happens({ type: 'taken_over', memberId: me }), assigneeId: me };
    case 'hand-back':
      // If the visitor waits, the assistant answers at once.
      return happens({ type: 'handed_back' });
    case 'assistant':
      return { event: () => null, mark: { assistantOff: !action.isOn } };
    case 'resolve':
      return happens({ type: 'resolved' });
    case 'reopen':
      // A resolved one becomes the member's, any other stays whose it was.
      return { ...happens({ type: 'reopened', memberId: me }), assigneeId: me };
    case 'spam':
      return happens({ type: 'marked_spam' });
    case 'snooze':
      return happens({
        type: 'snoozed',
        until: await snoozedUntil(tx, action.until),
        ...reminderOf(me, action.reminder),
      });
    case 'put-back':
      return { event: ({ putBack, at }) => putsBack(putBack, at) };
    case 'keep-open':
      return { event: () => null };
    case 'assign': {
      const { memberId } = action;
      if (memberId === null) return happens({ type: 'assigned', memberId });
      await mustBeOfTeam(tx, memberId);
      return { ...happens({ type: 'assigned', memberId }), assigneeId: memberId };
    }
    case 'tags':
      return { event: () => null, mark: await tagged(tx, action) };
    case 'priority':
      return { event: () => null, mark: { priority: action.priority } };
  }
}
