import { Refused } from '../../platform/problem.ts';
import type { Mailer } from '../../ports/mail.ts';

/** Refuses every mail when no mail server is configured, instead of pretending to send it. */
export const noMailer: Mailer = {
  absent: true,
  async send() {
    throw new Refused('No mail server is configured (SMTP_URL).');
  },
};
