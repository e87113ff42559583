import type { PassingPayload } from '@chatty/contract/live';
import { answerBeatMs } from '@chatty/contract/limits';
import type { Ctx } from '../../ctx.ts';
import type { Inquiry } from './inquiry/read-inquiry.ts';

export type Progress = Pick<PassingPayload<'answer.growing'>, 'text' | 'step'>;

export interface Teller {
  tell(progress: Progress): void;
  /** Nothing more comes. */
  end(): void;
}

/**
 * Tells the visitor and the team that an answer is being made, from now until its end, in short intervals: a process that
 * dies in the middle falls silent, and nobody goes on waiting for what nobody writes.
 */
export function tellProgress({ services, shopId }: Ctx, { contact, conversationId, answerId }: Inquiry): Teller {
  let latest: Progress = { text: '', step: null };
  const pass = (ended: boolean) =>
    services.hub.pass(
      shopId,
      { team: true, contactId: contact.id },
      { type: 'answer.growing', payload: { conversationId, messageId: answerId, ...latest, ended } },
    );
  const beating = setInterval(() => pass(false), answerBeatMs);
  pass(false);
  return {
    tell(progress) {
      latest = progress;
      pass(false);
    },
    end() {
      clearInterval(beating);
      latest = { text: '', step: null };
      pass(true);
    },
  };
}
