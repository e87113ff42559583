import type { Handlers } from '@chatty/contract/call';
import type { openPopups, popups, visitorNewsletter } from '@chatty/contract/popups';
import type { MemberCtx, VisitorCtx } from '../../ctx.ts';
import type { OpenCtx } from '../../platform/http/who-is.ts';
import { findPerson, idsOfPerson } from '../contacts/index.ts';
import { countActs } from './count-acts.ts';
import { listProductChoices } from './list-product-choices.ts';
import { consentsOf } from './newsletter/subscriber.store.ts';
import { subscribe } from './newsletter/subscribe.ts';
import { withdrawConsent } from './newsletter/withdraw-consent.ts';
import { readPopup } from './read-popup.ts';
import { readPopupReport } from './read-popup-report.ts';

export const popupCalls = {
  'GET /contacts/:id/newsletter': async (ctx, { params }) => {
    const { id, email } = await findPerson(ctx, params.id);
    return consentsOf(ctx, { ids: await idsOfPerson(ctx, id), email });
  },
  'POST /contacts/:id/newsletter/withdraw': (ctx, { params, body }) => withdrawConsent(ctx, params.id, body),
  'GET /popups/report': (ctx) => readPopupReport(ctx),
  'GET /popups/products': (ctx, { query }) => listProductChoices(ctx, query),
} satisfies Handlers<typeof popups, MemberCtx>;

export const openPopupCalls = {
  'GET /client/api/popups': (ctx, { query }) => readPopup(ctx, query),
  'POST /client/api/popups/acts': async (ctx, { body }) => {
    await countActs(ctx, body);
    return { done: true };
  },
} satisfies Handlers<typeof openPopups, OpenCtx>;

export const newsletterCalls = {
  'POST /client/api/newsletter': (ctx, { body }) => subscribe(ctx, body),
} satisfies Handlers<typeof visitorNewsletter, VisitorCtx>;
