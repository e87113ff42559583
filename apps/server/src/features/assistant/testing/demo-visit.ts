import { type Api, createApi } from '@chatty/client/api';
import type { Decision } from '@chatty/contract/assistant';
import type { Message } from '@chatty/contract/messages';
import { newId } from '@chatty/contract/new-id';
import { createOfflineEngine } from '../../../adapters/engine/offline-engine/index.ts';
import type { Engine } from '../../../ports/engine.ts';
import { signInByLink } from '../../../test-kit/sign-in.ts';
import { simulatedDomain, simulatedStore, type SimulatedStore } from '../../../test-kit/simulated-store.ts';
import { until } from '../../../test-kit/until.ts';
import type { Ctx } from '../../../ctx.ts';
import { setDiscountPolicy } from '../../discounts/index.ts';
import { decisionsOf } from '../decision.store.ts';

const syncMs = 60_000;
const answerMs = 15_000;

export interface Answer {
  message: Message | undefined;
  decision: Decision;
  /** What the visitor reads. */
  text: string;
}

export interface DemoVisit extends Pick<SimulatedStore, 'w' | 'simulator' | 'close'> {
  ctx: Ctx;
  /** A person of the shop's team, signed in. */
  member: Api;
  /** A new visitor in a conversation of their own. */
  visitor(): Promise<Visit>;
}

export interface Visit {
  contactId: string;
  /** Of the visitor's session. */
  token: string;
  api: Api;
  conversationId: string;
  say(text: string, ...files: Blob[]): Promise<Message>;
  /** Says it, with files or without, and waits for the end of the assistant's turn. */
  ask(text: string, ...files: Blob[]): Promise<Answer>;
  messages(): Promise<Message[]>;
  decisions(): Promise<Decision[]>;
  /** Another conversation of the same visitor. */
  another(): Visit;
}

/** The demo shop on the simulator, its catalogue and pages read, with the assistant at work. */
export async function openDemo(
  engine: Engine = createOfflineEngine(),
  parts: Parameters<typeof simulatedStore>[0] = {},
): Promise<DemoVisit> {
  const store = await simulatedStore({ engine, ...parts });
  const ctx = await store.connect();
  const { db } = store.w.services;
  // As the demo's shop has it: all visitors of a test write from one address.
  await db.updateTable('shops').set({ plan: 'pro' }).where('id', '=', ctx.shopId).execute();
  await setDiscountPolicy(ctx, { areNewNamed: true });
  await until('the store was still being read', syncMs, async () => {
    const of = { shop_id: ctx.shopId };
    const products = await db
      .selectFrom('syncs')
      .select('finished_at')
      .where((q) => q.and({ ...of, kind: 'products' }))
      .executeTakeFirst();
    const page = await db
      .selectFrom('store_pages')
      .select('id')
      .where((q) => q.and(of))
      .executeTakeFirst();
    return page && products?.finished_at;
  });
  const member = await signIn(store, ctx);
  return { ...store, ctx, member, visitor: () => visit(store, ctx) };
}

/** A person of the shop's team, by a one-time link. */
async function signIn({ w }: SimulatedStore, { shopId }: Ctx): Promise<Api> {
  const id = newId();
  const email = `${id}@shop.example`;
  const auth_id = await w.services.sessions.addPerson({ email, name: 'Maya Lind' });
  const row = { shop_id: shopId, id, auth_id, full_name: 'Maya Lind', email, role: 'admin' as const };
  await w.services.db.insertInto('members').values(row).execute();
  return (await signInByLink(w, email)).api;
}

/** A new visitor of the demo, in a conversation of their own. */
export async function visit({ w }: SimulatedStore, ctx: Ctx): Promise<Visit> {
  const open = createApi({ origin: w.origin, token: async () => null });
  const { data: session } = await open('POST /client/api/visitors', { body: { shop: simulatedDomain, locale: 'en' } });
  const visitor = {
    contactId: session.contact.id,
    token: session.token,
    api: createApi({ origin: w.origin, token: async () => session.token }),
  };
  return converse(ctx, visitor);
}

/** A visitor's new conversation. */
function converse(ctx: Ctx, visitor: Pick<Visit, 'contactId' | 'token' | 'api'>): Visit {
  const conversationId = newId();
  const params = { id: conversationId };
  const decisions = () => decisionsOf(ctx, conversationId);
  const messages = async () =>
    (await visitor.api('GET /client/api/conversations/:id/messages', { params })).data.messages;
  const send = async (body: Blob) =>
    (await visitor.api('POST /client/api/files', { query: { name: 'photo.txt' }, body })).data.id;
  const say = async (text: string, ...files: Blob[]) => {
    const body = { id: newId(), text, fileIds: await Promise.all(files.map(send)) };
    return (await visitor.api('POST /client/api/conversations/:id/messages', { params, body })).data;
  };
  return {
    ...visitor,
    conversationId,
    say,
    messages,
    decisions,
    another: () => converse(ctx, visitor),
    async ask(text, ...files) {
      const before = (await decisions()).length;
      await say(text, ...files);
      const decision = await until('the assistant had not finished', answerMs, async () => (await decisions())[before]);
      const message = (await messages()).find((it) => it.id === decision.messageId);
      return { message, decision, text: message?.text ?? '' };
    },
  };
}
