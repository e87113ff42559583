import { newId } from '@chatty/contract/new-id';
import type { TestServer, TestVisitor } from '../../../../test-kit/test-server.ts';

/** A shop, and a person who wrote to it from several devices, each of which is a contact of its own. */
export async function twoDevices(w: TestServer, devices = 2) {
  const shop = await w.shop({ isEnableAIAssistant: false });
  const member = await shop.member({ name: 'Maya Lind' });
  const say = (visitor: TestVisitor, id: string, text: string) =>
    visitor.api('POST /client/api/conversations/:id/messages', { params: { id }, body: { id: newId(), text } });
  const made = [];
  for (let n = 1; n <= devices; n += 1) {
    const visitor = await shop.visitor();
    const conversationId = newId();
    await say(visitor, conversationId, `From device ${n}`);
    made.push({ visitor, id: visitor.contactId, conversationId });
  }
  const keepOf = (id: string) => ({ name: id, email: id, phone: id });
  return {
    shop,
    member,
    say,
    devices: made,
    merge: (id: string, otherId: string, keep = keepOf(id), api = member.api) =>
      api('POST /contacts/:id/merge', { params: { id }, body: { otherId, keep } }),
    profile: async (id: string) => (await member.api('GET /contacts/:id', { params: { id } })).data,
    sees: async (visitor: TestVisitor) =>
      (await visitor.api('GET /client/api/conversations')).data.map((it) => it.id).toSorted(),
    listedFor: async (id: string) =>
      (await member.api('GET /contacts/:id/conversations', { params: { id } })).data.map((it) => it.id).toSorted(),
  };
}
