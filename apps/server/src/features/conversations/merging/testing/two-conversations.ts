import { newId } from '@chatty/contract/new-id';
import type { TestServer, TestVisitor } from '../../../../test-kit/test-server.ts';

/** A visitor with two conversations, and a member of the shop who may merge them. */
export async function twoConversations(w: TestServer, settings: Record<string, unknown> = {}) {
  const shop = await w.shop({ isEnableAIAssistant: false, ...settings });
  const [maya, visitor] = [await shop.member({ name: 'Maya Lind' }), await shop.visitor()];
  const [from, into] = [newId(), newId()];
  const say = (id: string, text: string, by: TestVisitor = visitor, messageId = newId()) =>
    by.api('POST /client/api/conversations/:id/messages', { params: { id }, body: { id: messageId, text } });
  const reply = (id: string, text: string, more: { note?: boolean; mentions?: string[] } = {}) =>
    maya.api('POST /conversations/:id/messages', { params: { id }, body: { id: newId(), text, ...more } });
  const merge = async (fromId = from, intoId = into, api = maya.api) =>
    (await api('POST /conversations/:id/merge', { params: { id: fromId }, body: { intoId } })).data;
  const read = async (id: string) => (await maya.api('GET /conversations/:id', { params: { id } })).data;
  const messages = async (id: string) =>
    (await maya.api('GET /conversations/:id/messages', { params: { id }, query: { limit: 200 } })).data.messages;
  const texts = async (id: string) => (await messages(id)).filter((it) => it.kind !== 'activity').map((it) => it.text);
  const seen = async (id: string, by = visitor) =>
    (await by.api('GET /client/api/conversations/:id/messages', { params: { id }, query: {} })).data.messages;
  const own = async () => (await visitor.api('GET /client/api/conversations')).data;
  const listed = async (query = {}) =>
    (await maya.api('GET /conversations', { query: { status: 'any', ...query } })).data.conversations;
  const of = { shop_id: shop.id };
  return { shop, maya, visitor, from, into, say, reply, merge, read, messages, texts, seen, own, listed, of };
}
