import type { Handlers } from '@chatty/contract/call';
import type { contacts } from '@chatty/contract/contacts';
import type { MemberCtx } from '../../ctx.ts';
import { changeContact } from './change-contact.ts';
import { readContact, readContactOrders } from './read-contact.ts';

export const contactCalls = {
  'GET /contacts/:id': (ctx, { params }) => readContact(ctx, params.id),
  'PUT /contacts/:id': (ctx, { params, body }) => changeContact(ctx, params.id, body),
  'GET /contacts/:id/orders': (ctx, { params }) => readContactOrders(ctx, params.id),
} satisfies Handlers<typeof contacts, MemberCtx>;
