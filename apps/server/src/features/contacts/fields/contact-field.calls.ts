import type { Handlers } from '@chatty/contract/call';
import type { contactFields } from '@chatty/contract/contact-fields';
import type { MemberCtx } from '../../../ctx.ts';
import { changeValues } from './change-values.ts';
import { listFields } from './contact-field.store.ts';
import { archiveField, orderFields, saveField } from './save-field.ts';

export const contactFieldCalls = {
  'GET /contact-fields': (ctx) => listFields(ctx),
  'PUT /contact-fields/:id': (ctx, { params, body }) => saveField(ctx, params.id, body),
  'POST /contact-fields/order': (ctx, { body }) => orderFields(ctx, body.ids),
  'POST /contact-fields/:id/archive': (ctx, { params, body }) => archiveField(ctx, params.id, body.archived),
  'PUT /contacts/:id/fields': (ctx, { params, body }) => changeValues(ctx, params.id, body.values),
} satisfies Handlers<typeof contactFields, MemberCtx>;
