import { newId } from '@chatty/contract/new-id';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { texts } from '#texts/scheduling.ts';
import { api } from '../../../../connection/api.ts';
import { dateAndTime } from '../../../../ui/time/time.ts';
import { toastDone, toastFailure } from '../../../../ui/toast.tsx';
import type { Written } from '../../outbox/outbox.ts';
import { showScheduled } from '../../thread/scheduled/scheduled-queries.ts';
import { countUses } from '../afterwards/do-afterwards.ts';

interface SchedulingOptions {
  conversationId: string;
  written(): Written | null;
  mayPass(): boolean;
  empty(): void;
}

/** Leaves a reply with the server until its time. What was written stays where it is until the server has it. */
export function useScheduling({ conversationId, written, mayPass, empty }: SchedulingOptions) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  /** What was tried last: when the answer was lost, the same words are the same message. */
  const tried = useRef({ id: '', words: '' });

  const schedule = async (at: Date, unlessReply: boolean) => {
    const body = busy ? null : written();
    if (!body || body.note || !mayPass()) return;
    const said = {
      text: body.text,
      fileIds: body.files.map((it) => it.id),
      replyToId: body.replyTo?.id,
      ...body.cards?.named,
    };
    const words = JSON.stringify(said);
    if (tried.current.words !== words) tried.current = { id: newId(), words };
    const { id } = tried.current;
    setBusy(true);
    try {
      const { data } = await api('POST /conversations/:id/scheduled', {
        params: { id: conversationId },
        body: { id, ...said, draftIds: [...(body.draftIds ?? [])], sendAt: at.toISOString(), unlessReply },
      });
      tried.current = { id: '', words: '' };
      showScheduled(client, data);
      if (body.afterwards) countUses(api, body.afterwards, id);
      empty();
      toastDone(texts.scheduledFor(dateAndTime(data.sendAt)));
    } catch (problem) {
      toastFailure(problem, texts.notScheduled);
    } finally {
      setBusy(false);
    }
  };
  return { busy, schedule };
}
