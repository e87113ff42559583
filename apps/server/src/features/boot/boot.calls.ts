import type { boot, visitorWidget } from '@chatty/contract/boot';
import type { Handlers } from '@chatty/contract/call';
import type { VisitorCtx } from '../../ctx.ts';
import type { OpenCtx } from '../../platform/http/who-is.ts';
import { readBoot } from './read-boot.ts';
import { readWidget } from './read-widget.ts';

export const bootCalls = {
  'GET /client/api/boot': async ({ services }, { query }) =>
    (await readBoot(services, query.shop, query.locale)).answer,
} satisfies Handlers<typeof boot, OpenCtx>;

export const widgetCalls = {
  'GET /client/api/widget': (ctx, { query }) => readWidget(ctx, query.locale),
} satisfies Handlers<typeof visitorWidget, VisitorCtx>;
