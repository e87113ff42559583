import { Refused } from '../../platform/problem.ts';
import type { Mailer } from '../../ports/mail.ts';

/** Where no mail server is configured nothing pretends to be sent. */
export const noMailer: Mailer = {
  absent: true,
  async send() {
    throw new Refused('No mail server is configured (SMTP_URL).');
  },
};
