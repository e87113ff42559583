import { createApi } from '@chatty/client/api';
import { newId } from '@chatty/contract/new-id';
import { expect } from 'vitest';
import type { TestServer, TestShop } from '../../../test-kit/test-server.ts';
import { createCustomerProofs } from '../customer-proof.ts';
import { makeConversationLink } from '../link/conversation-link.ts';

type Api = ReturnType<typeof createApi>;

export const say = async (api: Api, id: string, text: string, more: object = {}) =>
  (
    await api('POST /client/api/conversations/:id/messages', {
      params: { id },
      body: { id: newId(), text, ...more },
    })
  ).data;
export const read = async (api: Api, id: string) =>
  (await api('GET /client/api/conversations/:id/messages', { params: { id }, query: {} })).data.messages.map(
    (it) => it.text,
  );
export const sees = async (api: Api) => (await api('GET /client/api/conversations')).data.map((it) => it.id).toSorted();

/** A guest who signs in, at the server that a test has by then. */
export function guestsOf(server: () => TestServer) {
  const anybody = () => createApi({ origin: server().origin, token: async () => null });
  const as = (token: string) => createApi({ origin: server().origin, token: async () => token });
  const proofs = (secret = server().services.config.APP_SECRET) =>
    createCustomerProofs(secret, () => server().services.clock.now());
  const proofOf = (shop: TestShop, customerId = '4711', account: { name?: string; email?: string } = {}) =>
    proofs().issue({ shopId: shop.id, customerId, ...account });

  /** A guest whom the team has answered, and a customer whom the shop knows from another device. */
  async function staged() {
    const w = server();
    const shop = await w.shop({ isEnableAIAssistant: false });
    const [member, guest] = [await shop.member({ name: 'Maya Lind' }), await shop.visitor()];
    const visit = async (more: { token?: string; customer?: string; designed?: boolean } = {}) =>
      (await anybody()('POST /client/api/visitors', { body: { shop: shop.domain, ...more } })).data;
    const customer = await proofOf(shop);
    const phone = await visit({ customer });
    const [asked, before] = [newId(), newId()];
    await say(as(phone.token), before, 'From my phone');
    await say(guest.api, asked, 'Asked as a guest');
    const reply = (id: string, text: string) =>
      member.api('POST /conversations/:id/messages', { params: { id }, body: { id: newId(), text } });
    await reply(asked, 'An answer');
    const ownerOf = async (id: string) => {
      const rows = w.services.db.selectFrom('conversations').select('contact_id').where('shop_id', '=', shop.id);
      return (await rows.where('id', '=', id).executeTakeFirstOrThrow()).contact_id;
    };
    const signIn = () => visit({ customer, token: guest.token });
    const change = (id: string, columns: Record<string, unknown>) =>
      w.services.db.updateTable('contacts').set(columns).where('shop_id', '=', shop.id).where('id', '=', id).execute();
    return {
      ...{ shop, member, guest, visit, customer, phone, asked, before, reply, ownerOf, signIn, change },
      /** What a mail to the guest about what they asked links with, to this address. */
      linkTo: async (email: string) => {
        const named = { shopId: shop.id, conversationId: asked, contactId: guest.contactId, email };
        const url = await makeConversationLink(w.services, `https://${shop.domain}`, named);
        return new URL(url).hash.replace('#chatty=', '');
      },
      unmoved: async () => {
        expect(await ownerOf(asked)).toBe(guest.contactId);
        const { data } = await member.api('GET /conversations/:id', { params: { id: asked } });
        expect(data.contactId).toBe(guest.contactId);
      },
    };
  }

  return { anybody, as, proofs, proofOf, staged };
}
