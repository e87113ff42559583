import { newId } from '@chatty/contract/new-id';
import type { TestCaseDraft } from '@chatty/contract/test-suite';
import { Button, Checkbox, Group, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '#texts/assistant-suite.ts';
import { api } from '../../../../connection/api.ts';
import { toastDone } from '../../../../ui/toast.tsx';
import classes from '../suite.module.css';
import { applySuite, draftsQuery } from '../suite-queries.ts';
import { languageName } from './browser-languages.ts';

const words = texts.drafts;

interface CaseChoiceProps {
  name: string;
  /** Where they are from. */
  text: string;
  drafts: readonly TestCaseDraft[];
  onClose(): void;
}

/** Tests that could be added, each to be taken or left. */
export function CaseChoice({ name, text, drafts, onClose }: CaseChoiceProps) {
  const client = useQueryClient();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  // Made once: what is added again after a lost answer is the same.
  const [ids] = useState(() => drafts.map(() => newId()));
  const taken = drafts.flatMap(({ from: _, ...fields }, at) =>
    left.has(at) ? [] : [{ ...fields, id: ids[at] ?? '' }],
  );
  const { mutate: add, isPending } = useMutation({
    mutationFn: () => api('POST /ai_assistant/suite/cases', { body: { cases: taken } }),
    onSuccess() {
      applySuite(client);
      void client.invalidateQueries({ queryKey: draftsQuery.queryKey });
      toastDone(words.added(taken.length));
      onClose();
    },
  });
  const toggle = (at: number) => {
    const next = new Set(left);
    if (!next.delete(at)) next.add(at);
    setLeft(next);
  };
  return (
    <>
      <Text size="sm" c="ink.6">
        {text}
      </Text>
      <ul className={classes.drafts} aria-label={name}>
        {drafts.map((it, at) => (
          <li key={ids[at]}>
            <Checkbox
              label={<span dir="auto">{it.turns[0]}</span>}
              description={`${words.from[it.from]} · ${it.checks.map((check) => texts.wanted(check, languageName)).join(' · ')}`}
              checked={!left.has(at)}
              onChange={() => toggle(at)}
            />
          </li>
        ))}
      </ul>
      <Group justify="flex-end" gap={8}>
        <Button variant="default" onClick={onClose}>
          {words.close}
        </Button>
        <Button loading={isPending} disabled={taken.length === 0} onClick={() => add()}>
          {words.add(taken.length)}
        </Button>
      </Group>
    </>
  );
}
