import { newId } from '@chatty/contract/new-id';
import { attacksOf, canary } from '../../test-kit/attacks.ts';

export const attacks = attacksOf<{ seatRequest: string }>({
  fill: async ({ shop }) => {
    const { db, clock } = shop.ctx.services;
    const id = newId();
    const of = { shop_id: shop.id, id, platform_user_id: '1', full_name: canary };
    await db
      .insertInto('seat_requests')
      .values({ ...of, asked_at: clock.now() })
      .execute();
    return { seatRequest: id };
  },
  calls: {
    'GET /me': {},
    'GET /members': {},
    'POST /members/update': { body: (v) => ({ id: v.member.id, enableAwayMode: true }) },
    'GET /members/seats': {},
    'GET /members/seat-requests': {},
    'POST /members/seat-requests/:id/approve': { id: (v) => v.seatRequest },
    'POST /members/seat-requests/:id/decline': { id: (v) => v.seatRequest },
    'GET /members/:id/desk': { id: (v) => v.member.id },
    'PUT /members/:id/desk': { id: (v) => v.member.id, body: () => ({ sound: 'off' }) },
    'GET /members/:id': { id: (v) => v.member.id },
    'POST /members/invite': {
      body: () => ({ id: newId(), email: `${newId()}@x.example`, fullName: 'Mine', role: 'member' }),
    },
    'POST /members/:id/invite-again': { id: (v) => v.member.id },
    'PUT /members/:id': { id: (v) => v.member.id, body: () => ({ fullName: 'changed' }) },
    'DELETE /members/:id': { id: (v) => v.member.id },
    'POST /members/:id/transfer-admin': { id: (v) => v.member.id },
    'POST /members/:id/change-email': { id: (v) => v.member.id, body: () => ({ email: 'changed@x.example' }) },
  },
});
