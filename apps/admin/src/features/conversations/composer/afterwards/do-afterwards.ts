import { type Api, CallFailed } from '@chatty/client/api';
import { newId } from '@chatty/contract/new-id';
import type { QueryClient } from '@tanstack/react-query';
import { texts } from '#texts/composer.ts';
import { toastFailure } from '../../../../ui/toast.tsx';
import { showConversation } from '../../live/apply-to-cache.ts';
import { stepsOf } from '../../macros/steps-of.ts';
import type { Afterwards } from '../drafts.ts';

interface Sent {
  messageId: string;
  conversationId: string;
  memberId: string;
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
  const { conversationId, memberId } = sent;
  const steps = stepsOf({ actions: afterwards.actions, ...afterwards.marks }, memberId);
  if (steps.length === 0) return;
  const target = { by: 'choice' as const, ids: [conversationId] };
  try {
    const { data: run } = await api('POST /conversations/bulk', {
      body: { id: newId(), action: { do: 'several', steps }, target },
    });
    const { data } = await api('GET /conversations/:id', { params: { id: conversationId } });
    showConversation(client, data, memberId);
    if (run.problem) toastFailure(new CallFailed('conflict', run.problem), texts.sentOnly);
  } catch (problem) {
    toastFailure(problem, texts.sentOnly);
  }
}
