import { findContact, keepLastSeen, tellPlace, tellVisitor } from './features/contacts/index.ts';
import { findConversation } from './features/conversations/index.ts';
import { memberCame, memberLeft } from './features/members/index.ts';
import type { Listener } from './platform/live/hub.ts';
import type { SocketHandlers } from './platform/live/socket.ts';
import { type Ctx, systemCtx, type Services } from './services.ts';

/** Who listens, as a ctx: what a socket says is checked like a call. */
function ctxOf(services: Services, listener: Listener): Ctx {
  const ctx = systemCtx(services, listener.shopId);
  // Nothing that is said over a socket counts against the caps of an address: there it is frames that are counted.
  const { contactId, only } = listener;
  return contactId ? { ...ctx, who: { type: 'visitor', contactId, address: '', only } } : ctx;
}

async function nameOf(services: Services, { shopId, memberId }: Listener): Promise<string> {
  const row = await services.db
    .selectFrom('members')
    .select('full_name')
    .where('shop_id', '=', shopId)
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row?.full_name ?? '';
}

async function tellTyping(services: Services, listener: Listener, conversationId: string): Promise<void> {
  const ctx = ctxOf(services, listener);
  const { contact_id: contactId } = await findConversation(ctx, conversationId);
  if (listener.contactId) {
    const { name } = await findContact(ctx, contactId);
    const payload = { conversationId, by: 'visitor' as const, name };
    services.hub.pass(listener.shopId, { team: true, contactId: null }, { type: 'typing', payload });
    return;
  }
  const name = await nameOf(services, listener);
  const payload = { conversationId, by: 'member' as const, name };
  services.hub.pass(listener.shopId, { team: false, contactId }, { type: 'typing', payload });
  await tellViewing(services, listener, conversationId, true);
}

async function tellViewing(
  services: Services,
  listener: Listener,
  conversationId: string,
  typing: boolean,
): Promise<void> {
  const payload = { conversationId, memberId: listener.memberId ?? '', name: await nameOf(services, listener), typing };
  services.hub.pass(listener.shopId, { team: true, contactId: null }, { type: 'viewing', payload }, listener);
}

/** The contact that a socket makes be there. Whoever came by a mailed link may be anybody, and looks at a page of their own. */
const visitorOf = ({ contactId, only }: Listener): string | null => (only === undefined ? contactId : null);

/** What the features do with what sockets say. Staff of the provider, in the owner's name, do not make the owner be there. */
export const socketHandlers: SocketHandlers = {
  async joined(services, listener) {
    const { shopId, memberId, isCrmLogin } = listener;
    const contactId = visitorOf(listener);
    if (memberId && !isCrmLogin) await memberCame(services, { shopId, memberId });
    if (contactId) await tellVisitor(services, { shopId, contactId, sockets: 1 });
  },
  async left(services, listener) {
    const { shopId, memberId, isCrmLogin } = listener;
    const contactId = visitorOf(listener);
    if (memberId && !isCrmLogin) await memberLeft(services, { shopId, memberId });
    if (!contactId) return;
    await tellVisitor(services, { shopId, contactId, sockets: -1 });
    await keepLastSeen(services, { shopId, contactId });
  },
  async said(services, listener, frame) {
    if (frame.t === 'typing') return tellTyping(services, listener, frame.conversationId);
    if (frame.t === 'at') {
      const { shopId } = listener;
      const contactId = visitorOf(listener);
      if (contactId) await tellPlace(services, { shopId, contactId, place: frame.place, cart: frame.cart });
      return;
    }
    if (listener.memberId && frame.conversationId) await tellViewing(services, listener, frame.conversationId, false);
  },
};
