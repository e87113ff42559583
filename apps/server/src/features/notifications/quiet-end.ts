import { quietUntil } from '@chatty/contract/quiet-until';
import type { Services } from '../../ctx.ts';
import type { MemberRow } from '../team/index.ts';

/** When the quiet hours end that a member has now; null outside of them. */
export const quietEndOf = ({ clock }: Services, { quiet_hours: quiet }: MemberRow): Date | null =>
  quiet && quietUntil(quiet, clock.now());
