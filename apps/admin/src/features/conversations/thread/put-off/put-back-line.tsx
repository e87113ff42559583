import type { Conversation } from '@chatty/contract/conversations';
import { Button } from '@mantine/core';
import { IconClockPause, IconCheck } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/conversation-snooze.ts';
import { api } from '../../../../connection/api.ts';
import { useMe } from '../../../../people/me.tsx';
import { dateAndTime } from '../../../../ui/time/time.ts';
import { toastFailure } from '../../../../ui/toast.tsx';
import type { useActions } from '../../actions.ts';
import { showConversation } from '../../live/apply-to-cache.ts';
import classes from './put-off.module.css';

export interface PutBackLineProps {
  conversation: Conversation;
  actions: ReturnType<typeof useActions>;
}

/** Offers to put away again what a visitor brought back who only said thanks. */
export function PutBackLine({ conversation: { id, putBack }, actions: { run, pending } }: PutBackLineProps) {
  const client = useQueryClient();
  const me = useMe().member.id;
  const keepOpen = useMutation({
    mutationFn: async () => (await api('POST /conversations/:id/keep-open', { params: { id } })).data,
    onSuccess: (data) => showConversation(client, data, me),
    onError: (problem) => toastFailure(problem, texts.failed),
  });
  const isDue = putBack?.until != null && Date.parse(putBack.until) <= Date.now();
  return (
    <div role="status">
      {putBack && !isDue && (
        <div className={classes.line}>
          {putBack.until ? <IconClockPause {...icon} /> : <IconCheck {...icon} />}
          <span className={classes.words}>
            {putBack.until ? texts.thankedWhileSnoozed(dateAndTime(putBack.until)) : texts.thankedOnceResolved}
          </span>
          <span className={classes.choices}>
            <Button
              size="compact-xs"
              loading={pending?.id === id && pending.do === 'put-back'}
              onClick={() => run({ do: 'put-back', id })}
            >
              {putBack.until ? texts.snoozeAgain : texts.resolveAgain}
            </Button>
            <Button size="compact-xs" variant="default" loading={keepOpen.isPending} onClick={() => keepOpen.mutate()}>
              {texts.dismiss}
            </Button>
          </span>
        </div>
      )}
    </div>
  );
}

const icon = { size: 15, stroke: 1.8, 'aria-hidden': true } as const;
