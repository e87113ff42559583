import { texts } from '#texts/mails.ts';
import { Problem, Refused } from '../../platform/problem.ts';
import type { Mail } from '../../ports/mail.ts';
import type { Services } from '../../ctx.ts';

/** Throws `refused` if no mail server is configured, for every caller and every e-mail alike. */
export function mustHaveMail({ mailer }: Pick<Services, 'mailer'>): void {
  if (mailer.absent) throw new Problem('refused', texts.noServer);
}

/** Sends a mail from a job. One that is refused for good is logged and not tried again. Throws `Unreachable`. */
export async function sendMail({ mailer, log }: Pick<Services, 'mailer' | 'log'>, mail: Mail): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    log.warn({ err: error }, 'a mail was refused');
  }
}
