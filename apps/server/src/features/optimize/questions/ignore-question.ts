import type { Ignore, OpenQuestion } from '@chatty/contract/optimize';
import type { Ctx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { changeQuestion } from './open-question.store.ts';

/** Ignores an open question with a reason, or takes that back: it is open again then. Throws `not_found`. */
export function ignoreQuestion(ctx: Ctx, id: string, ignored: Ignore | null): Promise<OpenQuestion> {
  return transaction(ctx, (tx) =>
    changeQuestion(tx, id, {
      state: ignored ? 'ignored' : 'open',
      ignored_reason: ignored?.reason ?? null,
      ignored_note: ignored?.note ?? '',
    }),
  );
}
