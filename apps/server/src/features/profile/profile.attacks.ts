import { attacksOf } from '../../test-kit/attacks.ts';

export const attacks = attacksOf<{ sessionId: string }>({
  fill: async ({ shop, member }) => {
    const sessions = shop.ctx.services.db.selectFrom('session').select('id').where('userId', '=', member.authId);
    return { sessionId: (await sessions.executeTakeFirstOrThrow()).id };
  },
  calls: {
    'GET /profile': {},
    'PUT /profile': { body: (v) => ({ avatarFileId: v.file }) },
    'PUT /profile/notifications': { body: () => ({ notificationEmail: null }) },
    'POST /profile/password': { body: () => ({ current: 'x', password: 'x' }) },
    'GET /profile/sessions': {},
    'DELETE /profile/sessions/:id': { id: (v) => v.sessionId },
    'POST /profile/sign-out-everywhere': { ends: true },
    'POST /profile/two-factor': { body: () => ({ password: 'x' }) },
    'POST /profile/two-factor/confirm': { body: () => ({ code: '000000' }) },
    'POST /profile/two-factor/off': { body: () => ({ password: 'x' }) },
  },
});
