import type { Feature } from '../../platform/feature.ts';
import { followMembers, memberCame, memberLeft, tellIfTurned } from './follow-members.ts';
import { presenceCalls } from './presence.calls.ts';
import { presenceTraces } from './presence.traces.ts';

export const presenceFeature: Feature = {
  name: 'presence',
  traces: presenceTraces,
  memberCalls: presenceCalls,
  socketHandlers: {
    // Staff of the provider, in the owner's name, do not make the owner be there.
    async joined(services, listener) {
      const { shopId, memberId, contactId, isCrmLogin } = listener;
      if (contactId) tellIfTurned(services, listener);
      if (memberId && !isCrmLogin) await memberCame(services, { shopId, memberId });
    },
    async left(services, { shopId, memberId, isCrmLogin }) {
      if (memberId && !isCrmLogin) await memberLeft(services, { shopId, memberId });
    },
  },
  start: followMembers,
};
