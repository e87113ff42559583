import { on } from '../../platform/reaction.ts';
import type { Feature } from '../../platform/feature.ts';
import { defineSchedule, handle } from '../../platform/jobs/work.ts';
import { planChanged } from '../shops/index.ts';
import { sendEmailChange, sendInvitation, sendSeatRequest } from './links/send-mails.ts';
import { forgetDeclined } from './seats/ask-for-seat.ts';
import { fitSeats } from './seats/fit-seats.ts';
import { teamCalls } from './team.calls.ts';
import { changeEmailJob, invitationJob, seatRequestJob } from './team.jobs.ts';
import { teamTraces } from './team.traces.ts';

export const teamFeature: Feature = {
  name: 'team',
  traces: teamTraces,
  memberCalls: teamCalls,
  jobs: [
    handle(invitationJob, sendInvitation),
    handle(seatRequestJob, sendSeatRequest),
    handle(changeEmailJob, sendEmailChange),
    defineSchedule('team.forget-declined', '41 3 * * *', forgetDeclined),
  ],
  reactions: [on(planChanged, fitSeats)],
};
