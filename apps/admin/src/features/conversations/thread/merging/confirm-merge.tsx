import type { MergeTarget } from '@chatty/contract/conversation-merge';
import { Button, Group, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { texts } from '#texts/merge-conversations.ts';
import { useMe } from '../../../../people/me.tsx';
import { takeFocus } from '../../../../ui/browser/take-focus.ts';
import { FormProblem } from '../../../../ui/form/form-problem.tsx';
import { failureText } from '../../../../ui/toast.tsx';
import { ConversationLines } from './conversation-lines.tsx';
import { mergeInto } from './merge-queries.ts';
import classes from './merging.module.css';

interface ConfirmMergeProps {
  from: MergeTarget;
  into: MergeTarget;
  back(): void;
  onClose(): void;
}

/** Shows both conversations, and what becomes of them. The one that stays is open afterwards. */
export function ConfirmMerge({ from, into, back, onClose }: ConfirmMergeProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const me = useMe().member.id;
  const merging = useMutation({
    mutationFn: () => mergeInto(client, from.id, into.id, me),
    onSuccess: ({ id }) => {
      onClose();
      void navigate({ pathname: `/inbox/${id}`, search }, { replace: true });
    },
  });
  return (
    <Stack gap="md" fz="sm" ref={takeFocus} tabIndex={-1} className={classes.step}>
      <div className={classes.both}>
        <Side title={texts.from} conversation={from} />
        <Side title={texts.into} conversation={into} />
      </div>
      <p className={classes.plain}>{texts.moves}</p>
      <p className={classes.plain}>{texts.joins}</p>
      <p className={classes.plain}>
        <strong>{texts.forGood}</strong>
      </p>
      <FormProblem>{merging.isError ? failureText(merging.error, texts.failed) : ''}</FormProblem>
      <span className="visually-hidden" role="status">
        {merging.isPending ? texts.merging : ''}
      </span>
      <Group justify="space-between" gap={8}>
        <Button variant="subtle" onClick={back} disabled={merging.isPending}>
          {texts.back}
        </Button>
        <Group gap={8}>
          <Button variant="default" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button color="red.8" loading={merging.isPending} onClick={() => merging.mutate()}>
            {texts.confirm}
          </Button>
        </Group>
      </Group>
    </Stack>
  );
}

function Side({ title, conversation }: { title: string; conversation: MergeTarget }) {
  return (
    <section className={classes.side}>
      <h3 className={classes.title}>{title}</h3>
      <ConversationLines conversation={conversation} />
    </section>
  );
}
