import { Refused } from '../../../platform/problem.ts';
import type { Mail } from '../../../ports/mail.ts';
import type { World } from '../../../world.ts';

/** Sends a mail from a job. One that is refused for good is logged and not tried again. Throws `Unreachable`. */
export async function sendMail({ mailer, log }: Pick<World, 'mailer' | 'log'>, mail: Mail): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    log.warn({ err: error }, 'a mail was refused');
  }
}
