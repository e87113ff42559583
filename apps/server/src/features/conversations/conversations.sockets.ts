import type { SocketHandlers } from '../../platform/feature.ts';
import type { Listener } from '../../platform/live/hub.ts';
import { type Ctx, type Services, systemCtx } from '../../ctx.ts';
import { findContact } from '../contacts/index.ts';
import { findMemberIfThere } from '../team/index.ts';
import { assignWaitingSoon } from './pending/assign-new.ts';
import { findConversation } from './read-conversation.ts';
import { viewedBy } from './viewing/who-looks.ts';

/** Who listens, as a ctx: what a socket says is checked like a call. */
function ctxOf(services: Services, listener: Listener): Ctx {
  const ctx = systemCtx(services, listener.shopId);
  // Sockets have their own limit, by frames, so nothing here counts against the caps of an address.
  const { contactId, only } = listener;
  return contactId ? { ...ctx, who: { type: 'visitor', contactId, address: '', only } } : ctx;
}

const nameOf = async (ctx: Ctx, { memberId }: Listener): Promise<string> =>
  (memberId && (await findMemberIfThere(ctx, memberId))?.full_name) || '';

interface Viewing {
  conversationId: string;
  name: string;
  typing: boolean;
  idle?: boolean;
  left?: boolean;
}

function tellViewing(services: Services, listener: Listener, viewing: Viewing): void {
  const payload = { memberId: listener.memberId ?? '', ...viewing };
  services.hub.pass(listener.shopId, { team: true, contactId: null }, { type: 'viewing', payload }, listener);
}

/** Tells that the socket looks at its conversation no more, if it looked at one. */
function stopViewing(services: Services, listener: Listener): void {
  const conversationId = viewedBy(services).get(listener)?.conversationId;
  if (!conversationId) return;
  viewedBy(services).delete(listener);
  tellViewing(services, listener, { conversationId, name: '', typing: false, left: true });
}

/** Who writes in a conversation, and which member looks at it. */
export const conversationSockets: SocketHandlers = {
  async joined(services, { shopId, memberId, isCrmLogin }) {
    if (memberId && !isCrmLogin) await assignWaitingSoon(systemCtx(services, shopId));
  },
  async typing(services, listener, { conversationId }) {
    const ctx = ctxOf(services, listener);
    const { contact_id: contactId, status } = await findConversation(ctx, conversationId);
    if (status === 'blocked') return;
    if (listener.contactId) {
      const { name } = await findContact(ctx, contactId);
      const payload = { conversationId, by: 'visitor' as const, name };
      services.hub.pass(listener.shopId, { team: true, contactId: null }, { type: 'typing', payload });
      return;
    }
    const name = await nameOf(ctx, listener);
    const payload = { conversationId, by: 'member' as const, name };
    services.hub.pass(listener.shopId, { team: false, contactId }, { type: 'typing', payload });
    tellViewing(services, listener, { conversationId, name, typing: true });
  },
  async viewing(services, listener, { conversationId, idle = false }) {
    if (!listener.memberId) return;
    const viewed = viewedBy(services);
    if (viewed.get(listener)?.conversationId !== conversationId) stopViewing(services, listener);
    if (!conversationId) return;
    const viewing = { conversationId, idle };
    viewed.set(listener, viewing);
    const name = await nameOf(ctxOf(services, listener), listener);
    // Who has left by now must not be told of as if they had come.
    if (viewed.get(listener) === viewing) tellViewing(services, listener, { ...viewing, name, typing: false });
  },
  async left(services, listener) {
    stopViewing(services, listener);
  },
};
