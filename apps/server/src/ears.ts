import { findContact, keepLastSeen, tellPlace, tellVisitor } from './features/contacts/index.ts';
import { findConversation } from './features/conversations/index.ts';
import { memberCame, memberLeft } from './features/members/index.ts';
import type { Listener } from './platform/live/hub.ts';
import type { SocketEars } from './platform/live/socket.ts';
import { type Ctx, systemCtx, type World } from './world.ts';

/** Who listens, as a ctx: what a socket says is checked like a call. */
function ctxOf(world: World, listener: Listener): Ctx {
  const ctx = systemCtx(world, listener.shopId);
  // Nothing that is said over a socket counts against the caps of an address: there it is frames that are counted.
  const { contactId, only } = listener;
  return contactId ? { ...ctx, who: { type: 'visitor', contactId, address: '', only } } : ctx;
}

async function nameOf(world: World, { shopId, memberId }: Listener): Promise<string> {
  const row = await world.db
    .selectFrom('members')
    .select('full_name')
    .where('shop_id', '=', shopId)
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row?.full_name ?? '';
}

async function tellTyping(world: World, listener: Listener, conversationId: string): Promise<void> {
  const ctx = ctxOf(world, listener);
  const { contact_id: contactId } = await findConversation(ctx, conversationId);
  if (listener.contactId) {
    const { name } = await findContact(ctx, contactId);
    const payload = { conversationId, by: 'visitor' as const, name };
    world.hub.pass(listener.shopId, { team: true, contactId: null }, { type: 'typing', payload });
    return;
  }
  const name = await nameOf(world, listener);
  const payload = { conversationId, by: 'member' as const, name };
  world.hub.pass(listener.shopId, { team: false, contactId }, { type: 'typing', payload });
  await tellViewing(world, listener, conversationId, true);
}

async function tellViewing(world: World, listener: Listener, conversationId: string, typing: boolean): Promise<void> {
  const payload = { conversationId, memberId: listener.memberId ?? '', name: await nameOf(world, listener), typing };
  world.hub.pass(listener.shopId, { team: true, contactId: null }, { type: 'viewing', payload }, listener);
}

/** The contact that a socket makes be there. Whoever came by a mailed link may be anybody, and looks at a page of their own. */
const visitorOf = ({ contactId, only }: Listener): string | null => (only === undefined ? contactId : null);

/** What the features do with what sockets say. Staff of the provider, in the owner's name, do not make the owner be there. */
export const ears: SocketEars = {
  async joined(world, listener) {
    const { shopId, memberId, isCrmLogin } = listener;
    const contactId = visitorOf(listener);
    if (memberId && !isCrmLogin) await memberCame(world, { shopId, memberId });
    if (contactId) await tellVisitor(world, { shopId, contactId, sockets: 1 });
  },
  async left(world, listener) {
    const { shopId, memberId, isCrmLogin } = listener;
    const contactId = visitorOf(listener);
    if (memberId && !isCrmLogin) await memberLeft(world, { shopId, memberId });
    if (!contactId) return;
    await tellVisitor(world, { shopId, contactId, sockets: -1 });
    await keepLastSeen(world, { shopId, contactId });
  },
  async said(world, listener, frame) {
    if (frame.t === 'typing') return tellTyping(world, listener, frame.conversationId);
    if (frame.t === 'at') {
      const { shopId } = listener;
      const contactId = visitorOf(listener);
      if (contactId) await tellPlace(world, { shopId, contactId, place: frame.place, cart: frame.cart });
      return;
    }
    if (listener.memberId && frame.conversationId) await tellViewing(world, listener, frame.conversationId, false);
  },
};
