import { attacksOf, canary } from '../../test-kit/attacks.ts';

/** A language that only this shop has. */
const own = 'eo';
const id = () => own;

export const attacks = attacksOf({
  async fill({ member }) {
    await member.api('POST /settings/translations', { body: { locale: own } });
    const values = { liveChatSend: `Sendu ${canary}` };
    await member.api('POST /settings/translations/:locale', { params: { locale: own }, body: { values } });
    return {};
  },
  calls: {
    'GET /settings/translations': {},
    'POST /settings/translations': { body: () => ({ locale: 'fr' }) },
    'DELETE /settings/translations/:locale': { id },
    'GET /settings/translations/:locale': { id },
    'POST /settings/translations/:locale': { id, body: () => ({ values: { liveChatSend: 'Iru' } }) },
    // Any language can be looked at: a shop sees its own words in it.
    'GET /settings/wording': { query: `locale=${own}` },
    'GET /settings/translations/:locale/export': { id },
    'POST /settings/translations/:locale/import': {
      id,
    },
    'POST /settings/translations/:locale/machine': { id },
    'POST /conversations/:id/messages/:messageId/translation': {
      id: (v) => v.conversation,
      messageId: (v) => v.message,
    },
  },
});
