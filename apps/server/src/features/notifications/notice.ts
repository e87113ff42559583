import { isActive } from '@chatty/contract/team';
import type { Topic } from '@chatty/contract/profile';
import { visitorName } from '@chatty/contract/visitor-name';
import { texts } from '#texts/notices.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open-database.ts';
import type { Services } from '../../ctx.ts';
import {
  type ConversationKey,
  keyOf,
  type Mention,
  namedKey,
  readConversations,
  readMentions,
} from '../conversations/index.ts';
import { oneLine } from '../mails/index.ts';
import { type MemberRow } from '../team/index.ts';
import { isSomebodyThere, isThere } from '../presence/index.ts';

/** A topic of a conversation: of concern to one member, or without `memberId` to everybody whom it concerns. */
export interface NoticeKey extends ConversationKey {
  topic: Topic;
  memberId?: string | undefined;
  /** Their browser has told them, and they have not looked: a mail does, wherever they are. */
  unheard?: boolean | undefined;
}

/** Something that one of the team is to be told of, true at the moment of asking. */
export interface Notice {
  member: MemberRow;
  topic: Topic;
  conversationId: string;
  /** Whether they are there now: then their browser tells them, and no mail does unless it went unheard. */
  there: boolean;
  unheard: boolean;
  /** The last thing that has happened there. */
  seq: number;
  contactId: string;
  /** What the team calls the visitor. */
  who: string;
  /** The note that names them, or the reminder that they left, where that is what they are told of. */
  mention: Mention | null;
  /** Up to which message they have seen what they watch, where they are told of that. */
  seenSeq: number | null;
  /** One line: who, and what. */
  title: string;
  shopName: string;
  /** Where in the admin it is answered. */
  path: string;
}

const whoMaxChars = 60;

/** Whoever is there is given so long to see to it; then the rest of the team is told of who waits, and they by mail. */
export const unheardSeconds = 120;

type Conversation = NonNullable<ReturnType<Awaited<ReturnType<typeof readConversations>>['get']>>;

/** What is to be told whatever became of the conversation. */
const isAlwaysTold = (topic: Topic) => topic === 'mentioned';

/** Whether something happened in it that a member who watches it has not seen. */
const isUnseen = ({ status, watchers, last_seq }: Conversation, memberId = ''): boolean =>
  status !== 'spam' && status !== 'blocked' && (watchers[memberId] ?? last_seq) < last_seq;

/**
 * Whether the topic is still so, looked up anew each time: minutes may lie between what happened and its mail. What the
 * team has read needs no telling, except that an assignment is news to its assignee whoever has read the conversation.
 */
function isSo({ topic, memberId, unheard = false }: NoticeKey, it: Conversation): boolean {
  if (isAlwaysTold(topic)) return true;
  if (topic === 'watched') return isUnseen(it, memberId);
  if (it.status !== 'open' || (unheard && it.is_read)) return false;
  if (topic === 'waiting') return it.handler === 'waiting' && !it.is_read;
  const isTheirs =
    it.handler === 'person' && it.assignee_id !== null && it.assignee_id === (memberId ?? it.assignee_id);
  return isTheirs && (topic === 'assigned' || topic === 'woke' || !it.is_read);
}

const isHere = (services: Services, row: MemberRow): boolean =>
  !row.enable_away_mode && isThere(services, row.shop_id, row.id);

/**
 * Members with a seat who have come, whether or not they are there: the inbox may be in a tab behind others. Of a visitor
 * who waits, those who are not there are told only if nobody is, or if nobody saw to it in time.
 */
function isToBeTold(services: Services, topic: Topic, row: MemberRow, it: Conversation): boolean {
  if (!isActive(row) || row.invited) return false;
  if (topic !== 'waiting' || isHere(services, row)) return true;
  const waited = services.clock.now().getTime() - (it.waiting_since?.getTime() ?? 0);
  return !isSomebodyThere(services, row.shop_id) || waited >= unheardSeconds * 1_000;
}

/** The team of the shops named and, of others, the members named, each with the shop's name. */
function readMembers(db: Db, shopIds: readonly string[], named: readonly { shopId: string; memberId: string }[]) {
  const teams = JSON.stringify(shopIds);
  const keys = JSON.stringify(named.map((it) => ({ s: it.shopId, m: it.memberId })));
  return db
    .selectFrom('members')
    .innerJoin('shops', 'shops.id', 'members.shop_id')
    .selectAll('members')
    .select('shops.name as shop_name')
    .where(
      sql<boolean>`(members.shop_id in (select t::uuid from jsonb_array_elements_text(${teams}::jsonb) as t)
        or (members.shop_id, members.id) in (select s, m from jsonb_to_recordset(${keys}::jsonb) as k (s uuid, m uuid)))`,
    )
    .execute();
}

/** Everybody who is to be told now: the team of who waits, else the assignee. */
export async function readNotices(services: Services, db: Db, keys: readonly NoticeKey[]): Promise<Notice[]> {
  const conversations = await readConversations(db, keys);
  const named = keys.flatMap(({ topic, memberId, ...key }) =>
    topic === 'mentioned' && memberId !== undefined ? [{ ...key, memberId }] : [],
  );
  const mentions = await readMentions(db, named);
  const current = keys.flatMap((key) => {
    const conversation = conversations.get(keyOf(key));
    if (!conversation || !isSo(key, conversation)) return [];
    const memberId = key.memberId ?? (key.topic === 'waiting' ? null : conversation.assignee_id);
    const mention =
      key.topic === 'mentioned' && memberId !== null ? mentions.get(namedKey({ ...key, memberId })) : null;
    return mention === undefined ? [] : [{ key, conversation, memberId, mention }];
  });
  if (current.length === 0) return [];
  const members = await readMembers(
    db,
    current.flatMap(({ key, memberId }) => (memberId === null ? [key.shopId] : [])),
    current.flatMap(({ key, memberId }) => (memberId === null ? [] : [{ shopId: key.shopId, memberId }])),
  );
  const teams = Map.groupBy(members, (it) => it.shop_id);
  return current.flatMap(
    ({ key: { shopId, topic, conversationId, unheard = false }, conversation, memberId, mention }) => {
      const { contact_id: contactId, person_id: personId, contact_name: name, contact_email: email } = conversation;
      const who = oneLine(name || email || visitorName(personId).name, whoMaxChars);
      return (teams.get(shopId) ?? [])
        .filter((it) => (memberId === null || it.id === memberId) && isToBeTold(services, topic, it, conversation))
        .map((member) => ({
          member,
          topic,
          conversationId,
          there: isHere(services, member),
          unheard,
          seq: conversation.last_seq,
          contactId,
          who,
          mention,
          seenSeq: topic === 'watched' ? (conversation.watchers[member.id] ?? 0) : null,
          title: mention?.isReminder ? texts.reminded.title(who) : texts.title[topic](who, mention?.by ?? ''),
          shopName: member.shop_name,
          path: `/inbox/${conversationId}`,
        }));
    },
  );
}
