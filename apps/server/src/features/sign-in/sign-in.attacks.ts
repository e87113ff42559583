import { attacksOf, canary } from '../../test-kit/attacks.ts';

export const attacks = attacksOf({
  calls: {
    'POST /client/api/sign-in': { body: () => ({ email: `${canary}@x.example`, password: 'x' }) },
    'POST /client/api/sign-in/link': { body: () => ({ token: 'x' }) },
    'POST /client/api/sign-in/code': { body: () => ({ email: `${canary}@x.example` }) },
    'POST /client/api/sign-in/code/verify': { body: () => ({ email: `${canary}@x.example`, code: '000000' }) },
    'POST /client/api/sign-in/second-factor': { body: () => ({ code: '000000' }) },
    'POST /client/api/sign-in/custom-token': { body: () => ({ token: 'x' }) },
    'POST /client/api/login-otp/verify-token': { body: () => ({ token: 'x' }) },
    'POST /client/api/token': {},
    'POST /client/api/sign-out': {},
    'POST /client/api/password/reset': { body: () => ({ email: `${canary}@x.example` }) },
    'POST /client/api/links/read': { body: () => ({ purpose: 'invitation', token: 'x' }) },
    'POST /client/api/password': {
      body: () => ({ purpose: 'reset-password', token: 'x', password: 'not among the easy' }),
    },
    'POST /client/api/verify': { body: () => ({ token: 'x' }) },
    'GET /shops': {},
    'GET /admin/auth': {},
    'GET /members/shops/:authId': { id: (v) => v.member.authId },
    'POST /members/selectShop': { body: (v) => ({ shopId: v.shop.id, uid: v.member.authId }) },
    'POST /client/api/members/shops': { body: (v) => ({ token: 'x', uid: v.member.authId }) },
    'POST /client/api/members/selectShop': { body: (v) => ({ token: 'x', uid: v.member.authId, shopId: v.shop.id }) },
  },
});
