import type { Handlers } from '@chatty/contract/call';
import type { visitorAvailability, visitors } from '@chatty/contract/widget';
import type { OpenCtx } from '../../platform/http/who-is.ts';
import type { VisitorCtx } from '../../ctx.ts';
import { beginVisit } from './begin-visit.ts';
import { readPersonOutlook } from './person-outlook.ts';
import { openLink } from './link/open-link.ts';

export const visitorSessionCalls = {
  'POST /client/api/visitors': (ctx, { body }) => beginVisit(ctx, body),
  'POST /client/api/visitors/by-link': (ctx, { body }) => openLink(ctx, body),
} satisfies Handlers<typeof visitors, OpenCtx>;

export const visitorCalls = {
  'GET /client/api/availability': (ctx) => readPersonOutlook(ctx),
} satisfies Handlers<typeof visitorAvailability, VisitorCtx>;
