import type { GivenMark, TurnMark } from '@chatty/contract/decision-log';
import { turnNoteMaxChars } from '@chatty/contract/limits';
import { Button, Group, Textarea } from '@mantine/core';
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '#texts/assistant-log.ts';
import { api } from '../../../connection/api.ts';
import { Card } from '../../../ui/card.tsx';
import { dateAndTime } from '../../../ui/time/time.ts';
import { toastDone } from '../../../ui/toast.tsx';
import { applyMark } from './log-events.ts';
import classes from './log.module.css';

const words = texts.mark;

/** Whether the team holds a turn to be right, and why. What was typed stays where it could not be kept. */
export function TurnMarkCard({ id, mark }: { id: string; mark: GivenMark | null }) {
  const client = useQueryClient();
  const [typed, setTyped] = useState<string | null>(null);
  const note = typed ?? mark?.note ?? '';
  const params = { id };
  const keep = useMutation({
    mutationFn: async (said: TurnMark) =>
      (await api('PUT /ai_assistant/log/:id/mark', { params, body: { mark: said, note } })).data,
    onSuccess: (given) => {
      applyMark(client, id, given);
      setTyped(null);
      toastDone(words.saved);
    },
    meta: { failure: words.failed },
  });
  const takeBack = useMutation({
    mutationFn: () => api('DELETE /ai_assistant/log/:id/mark', { params }),
    onSuccess: () => {
      applyMark(client, id, null);
      setTyped(null);
    },
    meta: { failure: words.failed },
  });
  const isBusy = keep.isPending || takeBack.isPending;
  const choice = (value: TurnMark, icon: typeof IconThumbUp) => {
    const Icon = icon;
    return (
      <Button
        variant={mark?.mark === value ? 'filled' : 'default'}
        aria-pressed={mark?.mark === value}
        leftSection={<Icon size={15} />}
        disabled={isBusy}
        onClick={() => keep.mutate(value)}
      >
        {words[value]}
      </Button>
    );
  };
  return (
    <Card title={words.title}>
      <p className={classes.hint}>{words.hint}</p>
      <Group gap={8}>
        {choice('right', IconThumbUp)}
        {choice('wrong', IconThumbDown)}
        {mark && (
          <Button variant="subtle" disabled={isBusy} onClick={() => takeBack.mutate()}>
            {words.undo}
          </Button>
        )}
      </Group>
      {mark && (
        <>
          <Textarea
            mt="sm"
            label={words.note}
            placeholder={words.notePlaceholder}
            autosize
            minRows={2}
            maxLength={turnNoteMaxChars}
            value={note}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Group gap={8} mt={8}>
            <Button
              size="compact-sm"
              variant="default"
              disabled={isBusy || note.trim() === mark.note}
              onClick={() => keep.mutate(mark.mark)}
            >
              {words.save}
            </Button>
            <span className={classes.hint}>{words.by(mark.by, dateAndTime(mark.at))}</span>
          </Group>
        </>
      )}
    </Card>
  );
}
