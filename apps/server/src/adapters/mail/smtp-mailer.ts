import nodemailer from 'nodemailer';
import { Refused, Unreachable } from '../../platform/problem.ts';
import type { Mailer } from '../../ports/mail.ts';

/** Mails over SMTP. */
export function createSmtpMailer(url: string, from: string): Mailer & { close(): void } {
  const transport = nodemailer.createTransport(url, { from });
  return {
    async send(mail) {
      try {
        const { unsubscribe, ...it } = mail;
        await transport.sendMail({ ...it, ...(unsubscribe ? { list: { unsubscribe } } : {}) });
      } catch (error) {
        const { responseCode, message } = error as Error & { responseCode?: number };
        if (responseCode && responseCode >= 500) throw new Refused(`The mail server refused the mail: ${message}`);
        throw new Unreachable(`The mail server cannot be reached: ${message}`);
      }
    },
    close: () => transport.close(),
  };
}
