import type { BulkAction, BulkTarget } from '@chatty/contract/bulk-actions';
import { newId } from '@chatty/contract/new-id';
import type { TestMember, TestServer, TestShop } from '../../../../test-kit/test-server.ts';

/** A visitor who has just written; answers in which conversation. */
export async function talk(shop: TestShop): Promise<string> {
  const [visitor, id] = [await shop.visitor(), newId()];
  const body = { id: newId(), text: 'Hello?' };
  await visitor.api('POST /client/api/conversations/:id/messages', { params: { id }, body });
  return id;
}

/** A shop, a member of it, and so many conversations. */
export async function inbox(
  w: TestServer,
  count: number,
  settings: Record<string, unknown> = { isEnableAIAssistant: false },
) {
  const shop = await w.shop(settings);
  const member = await shop.member();
  const ids: string[] = [];
  for (let i = 0; i < count; i += 1) ids.push(await talk(shop));
  return { shop, member, ids };
}

/** Many conversations, quickly, as if each had been begun, and last written in then. */
export async function plant(shop: TestShop, count: number, last_message_at = new Date()): Promise<void> {
  const { db } = shop.ctx;
  const ids = Array.from({ length: count }, () => newId());
  await db
    .insertInto('contacts')
    .values(ids.map((id) => ({ id, shop_id: shop.id })))
    .execute();
  await db
    .insertInto('conversations')
    .values(ids.map((id) => ({ id, shop_id: shop.id, contact_id: id, last_seq: 1, last_message_at })))
    .execute();
}

export const bulk = async (
  { api }: TestMember,
  action: BulkAction,
  target: BulkTarget | readonly string[],
  id = newId(),
) => {
  const to: BulkTarget = 'by' in target ? target : { by: 'choice', ids: [...target] };
  return (await api('POST /conversations/bulk', { body: { id, action, target: to } })).data;
};
export const undo = async ({ api }: TestMember, id: string) =>
  (await api('POST /conversations/bulk/:id/undo', { params: { id } })).data;
export const read = async ({ api }: TestMember, id: string) =>
  (await api('GET /conversations/:id', { params: { id } })).data;
export const readAll = (member: TestMember, ids: readonly string[]) => Promise.all(ids.map((id) => read(member, id)));
export const linesOf = async ({ api }: TestMember, id: string) => {
  const { data } = await api('GET /conversations/:id/messages', { params: { id } });
  return data.messages.flatMap((it) => it.activity ?? []);
};
