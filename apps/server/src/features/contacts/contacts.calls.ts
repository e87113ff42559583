import type { Handlers } from '@chatty/contract/call';
import type { contacts } from '@chatty/contract/contacts';
import type { trails } from '@chatty/contract/trail';
import type { visitorPreChat } from '@chatty/contract/pre-chat';
import type { MemberCtx, VisitorCtx } from '../../ctx.ts';
import { changeContact } from './change-contact.ts';
import { answerPreChat } from './pre-chat/answer-pre-chat.ts';
import { tagContact } from './tags/tag-contact.ts';
import { readTrail } from './trail/read-trail.ts';
import { readContact, readContactOrders } from './read-contact.ts';

export const contactCalls = {
  'GET /customers/count': async ({ services, shopId }) => ({ count: await services.commerce.countCustomers(shopId) }),
  'GET /order/count': async ({ services, shopId }) => ({ count: await services.commerce.countOrders(shopId) }),
  'GET /contacts/:id': (ctx, { params }) => readContact(ctx, params.id),
  'PUT /contacts/:id': (ctx, { params, body }) => changeContact(ctx, params.id, body),
  'POST /contacts/:id/tags': (ctx, { params, body }) => tagContact(ctx, params.id, body),
  'GET /contacts/:id/orders': (ctx, { params }) => readContactOrders(ctx, params.id),
} satisfies Handlers<typeof contacts, MemberCtx>;

export const trailCalls = {
  'GET /contacts/:id/trail': (ctx, { params }) => readTrail(ctx, params.id),
} satisfies Handlers<typeof trails, MemberCtx>;

export const visitorContactCalls = {
  'POST /client/api/pre-chat': (ctx, { body }) => answerPreChat(ctx, body),
} satisfies Handlers<typeof visitorPreChat, VisitorCtx>;
