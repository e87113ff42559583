import type { Feature } from '../../platform/feature.ts';
import { defineSchedule, handleGlobal } from '../../platform/jobs/work.ts';
import { forgetExpired } from './account/forget-expired.ts';
import { mountCrmLogin } from './crm-login.ts';
import { sendCode, sendEmailChanged, sendPasswordChanged, sendReset } from './mails/send-mails.ts';
import { shopChoiceCalls, signInCalls } from './sign-in.calls.ts';
import { mailCodeJob, mailEmailChangedJob, mailPasswordChangedJob, mailResetJob } from './sign-in.jobs.ts';

export const signInFeature: Feature = {
  name: 'sign-in',
  memberCalls: shopChoiceCalls,
  openCalls: signInCalls,
  jobs: [
    handleGlobal(mailCodeJob, sendCode),
    handleGlobal(mailResetJob, sendReset),
    handleGlobal(mailPasswordChangedJob, sendPasswordChanged),
    handleGlobal(mailEmailChangedJob, sendEmailChanged),
    defineSchedule('members.forget-tokens', '41 3 * * *', forgetExpired),
  ],
  mount: mountCrmLogin,
};
