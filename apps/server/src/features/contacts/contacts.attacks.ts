import { attacksOf } from '../../test-kit/attacks.ts';

export const attacks = attacksOf({
  calls: {
    'GET /contacts/:id': { id: (v) => v.contact },
    'PUT /contacts/:id': { id: (v) => v.contact, body: () => ({ name: 'changed' }) },
    'GET /contacts/:id/orders': { id: (v) => v.contact },
    'POST /client/api/pre-chat': { body: () => ({ answers: { name: 'changed' }, consent: 'changed' }) },
    'POST /client/api/conversations/:id/contact': { id: (v) => v.conversation, body: () => ({ name: 'changed' }) },
  },
});
