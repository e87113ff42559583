import { Topic } from '@chatty/contract/profile';
import { transaction } from '../../../platform/db/transaction.ts';
import { type Ctx, systemCtx, type Services } from '../../../ctx.ts';
import { findMember, keepNotificationSettings, type MemberRow } from '../../team/index.ts';
import { addressOf, preferencesOf } from '../../profile/index.ts';
import { findShop } from '../../shops/index.ts';
import { readTopicToken } from './topic-token.ts';

export type TopicSwitches = Partial<Record<Topic, boolean>>;

async function toAnswer(ctx: Ctx, row: MemberRow) {
  const wants = preferencesOf(row);
  const { name } = await findShop(ctx.db, ctx.shopId);
  const topics = {
    waiting: wants.waiting.email,
    assigned: wants.assigned.email,
    replied: wants.replied.email,
    mentioned: wants.mentioned.email,
    woke: wants.woke.email,
    watched: wants.watched.email,
  };
  return { email: addressOf(row), shopName: name, topics };
}

/** Which mails the address of a link gets. Throws `not_found`. */
export async function readEmailTopics(services: Services, token: string) {
  const { shopId, memberId, mustBeTheirs } = await readTopicToken(services, token);
  const ctx = systemCtx(services, shopId);
  const row = await findMember(ctx, memberId);
  mustBeTheirs(addressOf(row));
  return toAnswer(ctx, row);
}

/** Subscribes the address of a link to mails, or unsubscribes it. What is pushed stays as it is. Throws `not_found`. */
export async function changeEmailTopics(services: Services, token: string, switches: TopicSwitches) {
  const { shopId, memberId, mustBeTheirs } = await readTopicToken(services, token);
  return transaction(systemCtx(services, shopId), async (tx) => {
    const row = await findMember(tx, memberId);
    mustBeTheirs(addressOf(row));
    const notifications = { ...preferencesOf(row) };
    for (const topic of Topic.options) {
      notifications[topic] = { ...notifications[topic], email: switches[topic] ?? notifications[topic].email };
    }
    await keepNotificationSettings(tx, memberId, { notifications });
    return toAnswer(tx, { ...row, notifications });
  });
}
