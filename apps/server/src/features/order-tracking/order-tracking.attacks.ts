import { newId } from '@chatty/contract/new-id';
import { attacksOf } from '../../test-kit/attacks.ts';

const claim = { number: '#1001', email: 'somebody@else.example' };

export const attacks = attacksOf({
  calls: {
    'GET /client/api/orders': {},
    'POST /client/api/orders/find': { body: () => claim },
    'POST /client/api/orders/code': { body: () => ({ ...claim, code: '123456' }) },
    'POST /client/api/orders/ask': {
      body: (v) => ({ ...claim, conversationId: v.conversation, messageId: newId(), text: 'changed' }),
    },
  },
});
