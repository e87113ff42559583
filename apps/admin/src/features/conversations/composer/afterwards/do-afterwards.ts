import type { Api } from '@chatty/client/api';
import type { Snooze } from '@chatty/contract/conversations';
import type { ShortcutSnooze } from '@chatty/contract/shortcuts';
import type { QueryClient } from '@tanstack/react-query';
import { texts } from '#texts/composer.ts';
import { toastFailure } from '../../../../ui/toast.tsx';
import { showConversation } from '../../live/apply-to-cache.ts';
import { momentsAhead } from '../../moments/moments-ahead.ts';
import type { Afterwards } from '../drafts.ts';

interface Sent {
  messageId: string;
  conversationId: string;
  memberId: string;
}

function snoozeOf(snooze: ShortcutSnooze): Snooze {
  if (snooze !== 'tomorrow') return { until: snooze };
  const tomorrow = momentsAhead(new Date()).find((it) => it.name === 'tomorrow');
  return tomorrow ? { until: 'moment', at: tomorrow.at.toISOString() } : { until: 'opening' };
}

/** What is to be asked, one after the other; last what takes the conversation out of the open ones. */
function following(api: Api, { conversationId, memberId }: Sent, { actions, marks }: Afterwards) {
  const params = { id: conversationId };
  const { tagIds = [], priority = null, snooze = null } = marks ?? {};
  const resolves = actions.includes('resolve');
  return [
    ...(actions.includes('assign')
      ? [() => api('POST /conversations/:id/assign', { params, body: { memberId } })]
      : []),
    ...(tagIds.length > 0 ? [() => api('POST /conversations/:id/tags', { params, body: { add: [...tagIds] } })] : []),
    ...(priority ? [() => api('POST /conversations/:id/priority', { params, body: { priority } })] : []),
    ...(snooze && !resolves ? [() => api('POST /conversations/:id/snooze', { params, body: snoozeOf(snooze) })] : []),
    ...(resolves ? [() => api('POST /conversations/:id/resolve', { params })] : []),
  ];
}

/** Counts the shortcuts that a message was made with: worth no word to whoever has sent it. */
export function countUses(api: Api, { shortcutIds }: Pick<Afterwards, 'shortcutIds'>, messageId: string): void {
  for (const id of shortcutIds) api('POST /shortcuts/:id/use', { params: { id }, body: { messageId } }).catch(() => {});
}

/**
 * Does what is to follow a message once the server has it. What fails is told and not tried again: by then the visitor may
 * have said something that changes it.
 */
export async function doAfterwards(
  { client, api }: { client: QueryClient; api: Api },
  sent: Sent,
  afterwards: Afterwards,
): Promise<void> {
  countUses(api, afterwards, sent.messageId);
  try {
    for (const ask of following(api, sent, afterwards)) {
      const { data } = await ask();
      showConversation(client, data, sent.memberId);
    }
  } catch (problem) {
    toastFailure(problem, texts.sentOnly);
  }
}
