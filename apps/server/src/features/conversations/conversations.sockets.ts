import type { SocketHandlers } from '../../platform/feature.ts';
import type { Listener } from '../../platform/live/hub.ts';
import { type Ctx, type Services, systemCtx } from '../../ctx.ts';
import { findContact } from '../contacts/index.ts';
import { findMemberIfThere } from '../team/index.ts';
import { assignWaitingSoon } from './pending/assign-new.ts';
import { findConversation } from './read-conversation.ts';

/** Who listens, as a ctx: what a socket says is checked like a call. */
function ctxOf(services: Services, listener: Listener): Ctx {
  const ctx = systemCtx(services, listener.shopId);
  // Sockets have their own limit, by frames, so nothing here counts against the caps of an address.
  const { contactId, only } = listener;
  return contactId ? { ...ctx, who: { type: 'visitor', contactId, address: '', only } } : ctx;
}

const nameOf = async (ctx: Ctx, { memberId }: Listener): Promise<string> =>
  (memberId && (await findMemberIfThere(ctx, memberId))?.full_name) || '';

function tellViewing(
  services: Services,
  listener: Listener,
  conversationId: string,
  typing: boolean,
  name: string,
): void {
  const payload = { conversationId, memberId: listener.memberId ?? '', name, typing };
  services.hub.pass(listener.shopId, { team: true, contactId: null }, { type: 'viewing', payload }, listener);
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
    tellViewing(services, listener, conversationId, true, name);
  },
  async viewing(services, listener, { conversationId }) {
    if (!listener.memberId || !conversationId) return;
    const name = await nameOf(ctxOf(services, listener), listener);
    tellViewing(services, listener, conversationId, false, name);
  },
};
