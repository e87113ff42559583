import nodemailer from 'nodemailer';
import { Refused, Unreachable } from '../../platform/problem.ts';
import type { Mailer } from '../../ports/mail.ts';

/** The address in `Name <address>`. */
const addressIn = (sender: string) => /<([^<>]+)>/.exec(sender)?.[1] ?? sender;

/** Nobody reads automatic replies to our mails, so this header asks programs not to send any (RFC 3834). */
const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** Mails over SMTP, from the operator's address; a mail may name its sender beside it. */
export function createSmtpMailer(url: string, from: string): Mailer & { close(): void } {
  const transport = nodemailer.createTransport(url, { from });
  const address = addressIn(from);
  return {
    async send(mail) {
      try {
        const { unsubscribe, senderName, thread, ...content } = mail;
        await transport.sendMail({
          ...content,
          headers,
          ...(senderName ? { from: { name: senderName, address } } : {}),
          ...(thread ? { references: thread, inReplyTo: thread } : {}),
          ...(unsubscribe ? { list: { unsubscribe } } : {}),
        });
      } catch (error) {
        const { responseCode, message } = error as Error & { responseCode?: number };
        if (responseCode && responseCode >= 500) throw new Refused(`The mail server refused the mail: ${message}`);
        throw new Unreachable(`The mail server cannot be reached: ${message}`);
      }
    },
    close: () => transport.close(),
  };
}
