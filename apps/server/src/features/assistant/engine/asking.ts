import type { Ctx } from '../../../ctx.ts';
import type { Inquiry } from '../inquiry/read-inquiry.ts';
import type { RunningAnswer } from '../running-answers.ts';
import type { Progress } from '../tell-progress.ts';

/** An inquiry on its way to an answer. */
export interface Asking {
  ctx: Ctx;
  inquiry: Inquiry;
  running: Pick<RunningAnswer, 'signal' | 'stopReason'>;
  tell(progress: Progress): void;
}
