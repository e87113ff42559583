import { attacksOf } from '../../test-kit/attacks.ts';

export const attacks = attacksOf({
  async fill({ shop, member }) {
    const { contactId } = await shop.visitor();
    const { data } = await member.api('DELETE /contacts/:id', { params: { id: contactId } });
    return { receipt: data.id };
  },
  calls: {
    'GET /contacts/:id/export': { id: (v) => v.contact },
    'DELETE /contacts/:id': { id: (v) => v.contact },
    'GET /receipts': {},
    'GET /receipts/:id': { id: (v) => v.receipt },
  },
});
