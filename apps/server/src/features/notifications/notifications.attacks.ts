import { attacksOf } from '../../test-kit/attacks.ts';

export const attacks = attacksOf({
  calls: {
    'GET /members/push-key': {},
    'POST /members/switch-push-token': {
      body: (v) => ({
        memberId: v.member.id,
        token: { endpoint: 'https://push.example/x', keys: { p256dh: 'x', auth: 'x' } },
        isPwa: false,
        on: false,
      }),
    },
    'POST /client/api/email-topics/read': { body: () => ({ token: 'x' }) },
    'POST /client/api/email-topics': { body: () => ({ token: 'x', topics: { waiting: false } }) },
    'POST /client/api/email-topics/verify': { body: () => ({ token: 'x' }) },
  },
});
