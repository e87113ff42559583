import { newId } from '@chatty/contract/new-id';
import { signedQuery } from '../../apps/simulator/src/extension/app-proxy.ts';
import { insertMessages, type MessageRow } from '../../apps/server/src/features/conversations/message.store.ts';
import { answer } from '../child.ts';
import { addTeam, startProduct } from '../product.ts';
import { ownUsage } from '../usage.ts';
import { spreadInbox } from './inbox/spread-inbox.ts';
import { hearPlans } from './inbox/plans.ts';
import { messageRow } from './message-row.ts';
import { sayings } from './words.ts';

const secret = 'a-secret-of-the-app';
/** Before any connection: each is listened to. */
const plans = process.env.SERVER_TELLS_PLANS ? hearPlans() : () => [];
const product = await startProduct(process.env.SERVER_DATABASE_URL || undefined, {
  SHOPIFY_CLIENT_ID: 'app',
  SHOPIFY_CLIENT_SECRET: secret,
});
const rowsAtOnce = 1_000;
/** So many conversations are named to whoever measures. */
const mostIds = 100;

interface Filled {
  origin: string;
  token: string;
  shopId: string;
  conversationIds: string[];
}

/** A shop with a large inbox: a tag, a long thread, and some others. */
export interface Inbox extends Filled {
  tagId: string;
  long: string;
}

/** A shop with so many conversations, and messages spread over them. */
async function fill({ conversations, messages }: { conversations: number; messages: number }): Promise<Filled> {
  const { db } = product.services;
  const team = await addTeam(product, conversations);
  const say = sayings();
  const each = Math.ceil(messages / conversations);
  let rows: MessageRow[] = [];
  const now = Date.now();
  for (const [at, { conversationId }] of team.visitors.entries()) {
    for (let seq = 1; seq <= each; seq += 1) {
      const row = messageRow({ shop_id: team.shopId, conversation_id: conversationId, seq }, say());
      rows.push({ ...row, created_at: new Date(now - at * 60_000 - (each - seq)) });
    }
    if (rows.length < rowsAtOnce) continue;
    await insertMessages(db, rows);
    rows = [];
  }
  await insertMessages(db, rows);
  await db
    .updateTable('conversations')
    .set({ last_seq: each, preview: 'Hello, does the green rain jacket come in large?' })
    .where('shop_id', '=', team.shopId)
    .execute();
  const conversationIds = team.visitors.slice(0, mostIds).map((it) => it.conversationId);
  return { origin: product.origin, token: team.memberToken, shopId: team.shopId, conversationIds };
}

async function fillInbox(of: { conversations: number; messages: number; longThread: number }): Promise<Inbox> {
  const filled = await fill(of);
  const { longThread } = of;
  return {
    ...filled,
    ...(await spreadInbox(product, { shopId: filled.shopId, ids: filled.conversationIds, longThread })),
  };
}

/** A shop with so many FAQs, and the address of their page as Shopify's proxy signs it. */
async function fillFaqs({ count }: { count: number }): Promise<string> {
  const { db } = product.services;
  const { shopId } = await addTeam(product, 1);
  await addFaqs(shopId, count);
  const shop = await db.selectFrom('shops').select('shopify_domain').where('id', '=', shopId).executeTakeFirstOrThrow();
  const query = signedQuery(new URLSearchParams(), shop.shopify_domain, undefined, secret);
  return `${product.origin}/proxy/shopify/faqs?${query}`;
}

async function addFaqs(shopId: string, count: number): Promise<void> {
  const say = sayings();
  const faqs = Array.from({ length: count }, (_, at) => ({
    shop_id: shopId,
    id: newId(),
    question: `${say()} (${at})`,
    answer: `<p>${say()}</p><p>${say()} <strong>${say()}</strong></p>`,
    excerpt: '',
    category: `Category ${at % 8}`,
    position: at,
  }));
  await product.services.db.insertInto('faqs').values(faqs).execute();
}

/** A shop with some FAQs, and the token of somebody who was there before. */
async function fillVisit(): Promise<{ origin: string; shop: string; token: string }> {
  const { shopId, visitors } = await addTeam(product, 1);
  const { db } = product.services;
  await addFaqs(shopId, 20);
  const shop = await db.selectFrom('shops').select('shopify_domain').where('id', '=', shopId).executeTakeFirstOrThrow();
  return { origin: product.origin, shop: shop.shopify_domain, token: visitors[0]?.token ?? '' };
}

/** A shop with so many visitors who have the chat open, and the token of who sets it up. */
async function fillAudience({ chats }: { chats: number }) {
  const { shopId, memberToken, visitors } = await addTeam(product, chats);
  return { origin: product.origin, shopId, memberToken, tokens: visitors.map((it) => it.token) };
}

answer({ ...ownUsage, origin: () => product.origin, plans, fill, fillInbox, fillFaqs, fillVisit, fillAudience }, () =>
  product.close(),
);
