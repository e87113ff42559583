import { on } from '../../platform/domain-event.ts';
import type { Feature } from '../../platform/feature.ts';
import { defineSchedule, handle, handleGlobal } from '../../platform/jobs/job.ts';
import { planChanged } from '../shops/index.ts';
import { followMembers, memberCame, memberLeft } from '../presence/follow-members.ts';
import { memberCalls } from './members.calls.ts';
import { changeEmailJob, invitationJob, seatRequestJob } from './team.jobs.ts';
import { mountCrmLogin } from '../sign-in/crm-login.ts';
import { forgetTokens } from '../sign-in/account/forget-tokens.ts';
import { sendCode, sendEmailChanged, sendPasswordChanged, sendReset } from '../sign-in/mails/send-mails.ts';
import { sessionCalls, shopChoiceCalls } from '../sign-in/sign-in.calls.ts';
import { mailCodeJob, mailEmailChangedJob, mailPasswordChangedJob, mailResetJob } from '../sign-in/sign-in.jobs.ts';
import { fitSeats } from './seats/fit-seats.ts';
import { sendEmailChange, sendInvitation, sendSeatRequest } from './links/send-mails.ts';

export const membersFeature: Feature = {
  name: 'members',
  memberCalls: { ...memberCalls, ...shopChoiceCalls },
  openCalls: sessionCalls,
  jobs: [
    handle(invitationJob, sendInvitation),
    handle(seatRequestJob, sendSeatRequest),
    handle(changeEmailJob, sendEmailChange),
    handleGlobal(mailCodeJob, sendCode),
    handleGlobal(mailResetJob, sendReset),
    handleGlobal(mailPasswordChangedJob, sendPasswordChanged),
    handleGlobal(mailEmailChangedJob, sendEmailChanged),
    defineSchedule('members.forget-tokens', '41 3 * * *', forgetTokens),
  ],
  reactions: [on(planChanged, fitSeats)],
  socketHandlers: {
    // Staff of the provider, in the owner's name, do not make the owner be there.
    async joined(services, { shopId, memberId, isCrmLogin }) {
      if (memberId && !isCrmLogin) await memberCame(services, { shopId, memberId });
    },
    async left(services, { shopId, memberId, isCrmLogin }) {
      if (memberId && !isCrmLogin) await memberLeft(services, { shopId, memberId });
    },
  },
  mount: mountCrmLogin,
  start: followMembers,
};
