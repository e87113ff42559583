import type { PersonOutlook, VisitorWidget } from '@chatty/contract/widget';
import { say } from '../../../ui/say.ts';

const chosen = {
  few_minutes: 'liveChatUsuallyFewMinutes',
  few_hours: 'liveChatUsuallyFewHours',
  a_day: 'liveChatUsuallyDay',
} as const;

/** How long an answer takes, as the merchant lets it be said: “We usually reply within 5 minutes.”; empty where nothing is said. */
export function replyWords(
  replyTime: VisitorWidget['replyTime'] | undefined,
  outlook: Pick<PersonOutlook, 'usualMinutes'> | null,
): string {
  if (replyTime === 'hidden') return '';
  if (replyTime === 'an_hour') return say('liveChatUsuallyHours', { count: 1 });
  if (replyTime !== undefined && replyTime !== 'auto') return say(chosen[replyTime]);
  const minutes = outlook?.usualMinutes;
  if (!minutes) return '';
  return minutes < 60
    ? say('liveChatUsuallyMinutes', { count: minutes })
    : say('liveChatUsuallyHours', { count: minutes / 60 });
}
