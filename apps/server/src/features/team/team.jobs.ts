import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

// Mails about a team. Their links are made by the job, so that no token stands in the queue.

export const invitationJob = defineJob('members.invitation', z.object({ memberId: z.uuid(), invitedBy: z.uuid() }), {
  key: ({ memberId }) => memberId,
});

export const seatRequestJob = defineJob('members.seat-request', z.object({ requestId: z.uuid(), memberId: z.uuid() }), {
  key: ({ requestId, memberId }) => `${requestId}/${memberId}`,
});

export const changeEmailJob = defineJob(
  'members.change-email',
  z.object({ memberId: z.uuid(), askedBy: z.uuid(), email: z.string() }),
  { key: ({ memberId }) => memberId },
);
