import type { PersonOutlook, VisitorWidget } from '@chatty/contract/widget';
import { texts } from '../../../ui/texts.ts';

/** How long an answer takes, as the merchant lets it be said: “within 5 minutes”; empty where nothing is said. */
export function replyWords(
  replyTime: VisitorWidget['replyTime'] | undefined,
  outlook: Pick<PersonOutlook, 'usualMinutes'> | null,
): string {
  if (replyTime === 'hidden') return '';
  if (replyTime !== undefined && replyTime !== 'auto') return texts.replyTimes[replyTime];
  return outlook?.usualMinutes ? texts.within(outlook.usualMinutes) : '';
}
