import type { ScheduledMessage } from '@chatty/contract/scheduling';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/scheduling.ts';
import { api } from '../../../../connection/api.ts';
import { showFailure, toastDone, toastFailure } from '../../../../ui/toast.tsx';
import { heldAttachments } from '../../composer/attachments.ts';
import { keptDraft } from '../../composer/drafts.ts';
import { cardsOfParts, hasCards, keptCards } from '../../composer/inserts/cards.ts';
import { bringBack } from '../../composer/sending/bring-back.ts';
import { showMessage } from '../../live/apply-to-cache.ts';
import { rereadScheduled, showScheduled } from './scheduled-queries.ts';

/** What can be done to a scheduled message; what fails is told, and what others did meanwhile is shown. */
export function useScheduledActions({ id, conversationId }: ScheduledMessage, onWrite: () => void) {
  const client = useQueryClient();
  const at = { params: { id: conversationId, messageId: id } };
  const failed = (problem: unknown, otherwise = texts.notChanged, again?: () => void) => {
    toastFailure(problem, otherwise, again);
    rereadScheduled(client, conversationId);
  };
  const takeAway = async () => (await api('DELETE /conversations/:id/scheduled/:messageId', at)).data;

  const send = useMutation({
    mutationFn: async () => (await api('POST /conversations/:id/scheduled/:messageId/send', at)).data,
    onSuccess: (message) => {
      showMessage(client, message, 'created');
      rereadScheduled(client, conversationId);
    },
    onError: (problem) => failed(problem, texts.notSent),
  });
  const move = useMutation({
    mutationFn: async (sendAt: Date) =>
      (await api('PUT /conversations/:id/scheduled/:messageId', { ...at, body: { sendAt: sendAt.toISOString() } }))
        .data,
    onSuccess: (it) => showScheduled(client, it),
    onError: (problem) => failed(problem),
  });
  const restore = useMutation({
    mutationFn: async () => (await api('POST /conversations/:id/scheduled/:messageId/restore', at)).data,
    onSuccess: (it) => showScheduled(client, it),
    onError: (problem) => failed(problem),
  });
  const cancel = useMutation({
    mutationFn: takeAway,
    onSuccess: (it) => {
      showScheduled(client, it);
      toastDone(texts.cancelled, { label: texts.undo, run: () => restore.mutate() });
    },
    // It may have been taken away, and only the answer be lost: once more is the same, and brings all that it said.
    onError: (problem) => failed(problem, texts.notChanged, () => cancel.mutate()),
  });

  /** Whether the composer holds a reply: the two never mix. */
  const isWriting = () => {
    const draft = keptDraft(conversationId, 'reply') ?? '';
    return (
      draft !== '' ||
      heldAttachments({ conversationId, mode: 'reply' }).length > 0 ||
      hasCards(keptCards(conversationId))
    );
  };
  const edit = useMutation({
    mutationFn: takeAway,
    onSuccess: (it) => {
      showScheduled(client, it);
      const { text, files, replyTo, parts } = it;
      bringBack(conversationId, { text, note: false, files, replyTo, cards: cardsOfParts(parts) });
      onWrite();
    },
    onError: (problem) => failed(problem, texts.notChanged, () => edit.mutate()),
  });
  return {
    isBusy: [send, move, cancel, edit].some((it) => it.isPending),
    send: () => send.mutate(),
    move: (sendAt: Date) => move.mutate(sendAt),
    cancel: () => cancel.mutate(),
    edit: () => (isWriting() ? void showFailure(texts.finishFirst) : edit.mutate()),
  };
}
