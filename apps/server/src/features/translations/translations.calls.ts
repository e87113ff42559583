import type { Handlers } from '@chatty/contract/call';
import type { translations } from '@chatty/contract/translations';
import type { MemberCtx } from '../../ctx.ts';
import { addLocale, removeLocale } from './change-locales.ts';
import { exportCsv, importCsv } from './exchange-csv.ts';
import { readLocale, readOverview } from './read-translations.ts';
import { readWording } from './read-wording.ts';
import { saveTranslations } from './save-translations.ts';
import { translateMessage } from './machine/translate-message.ts';
import { beginTranslation } from './machine/translate-by-machine.ts';

export const translationCalls = {
  'GET /settings/translations': (ctx) => readOverview(ctx),
  'POST /settings/translations': (ctx, { body }) => addLocale(ctx, body.locale),
  'DELETE /settings/translations/:locale': (ctx, { params }) => removeLocale(ctx, params.locale),
  'GET /settings/translations/:locale': (ctx, { params }) => readLocale(ctx, params.locale),
  'GET /settings/wording': (ctx, { query }) => readWording(ctx, query.locale),
  'POST /settings/translations/:locale': (ctx, { params, body }) => saveTranslations(ctx, params.locale, body),
  'GET /settings/translations/:locale/export': (ctx, { params }) => exportCsv(ctx, params.locale),
  'POST /settings/translations/:locale/import': (ctx, { params, body }) => importCsv(ctx, params.locale, body),
  'POST /settings/translations/:locale/machine': (ctx, { params, body }) =>
    beginTranslation(ctx, params.locale, body.overwrite),
  'POST /conversations/:id/messages/:messageId/translation': (ctx, { params }) =>
    translateMessage(ctx, params.id, params.messageId),
} satisfies Handlers<typeof translations, MemberCtx>;
