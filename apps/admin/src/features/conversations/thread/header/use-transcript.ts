import { useMutation } from '@tanstack/react-query';
import { texts } from '#texts/conversation-more.ts';
import { api } from '../../../../connection/api.ts';
import { toastDone, toastFailure } from '../../../../ui/toast.tsx';

/** Mails a conversation to its visitor, and says to which address. */
export const useTranscript = () =>
  useMutation({
    mutationFn: (id: string) => api('POST /conversations/:id/transcript', { params: { id } }),
    onSuccess: ({ data }) => toastDone(texts.transcriptSent(data.to)),
    onError: (problem) => toastFailure(problem, texts.transcriptFailed),
  });
