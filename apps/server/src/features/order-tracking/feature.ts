import type { Feature } from '../../platform/feature.ts';
import { defineSchedule, handle } from '../../platform/jobs/work.ts';
import { on } from '../../platform/reaction.ts';
import { ownLinkOpened } from '../widget/index.ts';
import { sendCode } from './codes/send-code.ts';
import { forgetCodes } from './codes/forget-codes.ts';
import { visitorOrderCalls } from './order-tracking.calls.ts';
import { cappedOrderCalls } from './order-tracking.caps.ts';
import { sendCodeJob } from './order-tracking.jobs.ts';
import { orderTrackingTraces } from './order-tracking.traces.ts';
import { emailHashOf, keepProof } from './proof/mailed-proofs.ts';

export const orderTrackingFeature: Feature = {
  name: 'order-tracking',
  traces: orderTrackingTraces,
  visitorCalls: visitorOrderCalls,
  cappedCalls: cappedOrderCalls,
  jobs: [handle(sendCodeJob, sendCode), defineSchedule('order-tracking.forget-codes', '37 * * * *', forgetCodes)],
  reactions: [on(ownLinkOpened, (tx, { contactId, email }) => keepProof(tx, contactId, emailHashOf(tx, email)))],
};
