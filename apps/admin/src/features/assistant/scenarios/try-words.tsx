import type { Scenario, TriedWords } from '@chatty/contract/scenarios';
import { Button, Group, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { texts } from '#texts/scenarios.ts';
import { api } from '../../../connection/api.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import answerClasses from '../custom-answers/answer-form.module.css';

const words = texts.trying;

/** What a visitor's words would come to, in one sentence. */
function verdictOf({ id, on }: Scenario, { runs, near, answer, floor }: TriedWords): string {
  if (runs?.id === id) return words.starts(words.percent(near.find((it) => it.id === id)?.score ?? 0));
  if (!on) return words.off;
  if (runs) return words.startsOther(runs.title);
  const own = near.find((it) => it.id === id);
  if (own?.isCounter) return words.counter;
  if (answer && answer.score >= (own?.score ?? 0)) return words.answered(answer.title);
  return words.tooFar(words.percent(own?.score ?? 0), words.percent(floor));
}

/** Whether a visitor's words would start the scenario as it is saved, and what else they are near to. */
export function TryWords({ scenario, isUnsaved }: { scenario: Scenario; isUnsaved: boolean }) {
  const [typed, setTyped] = useState('');
  const { id } = scenario;
  const trial = useMutation({
    mutationFn: async () =>
      (await api('POST /ai_assistant/scenarios/:id/try', { params: { id }, body: { words: typed } })).data,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') trial.mutate();
  };
  return (
    <Card title={words.title}>
      <form onSubmit={submit} className={answerClasses.form}>
        <Group align="end" gap="xs" wrap="nowrap">
          <TextInput
            flex={1}
            label={words.label}
            placeholder={words.placeholder}
            {...(isUnsaved ? { description: words.unsaved } : {})}
            value={typed}
            maxLength={500}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={trial.isPending}>
            {words.try}
          </Button>
        </Group>
      </form>
      {trial.isError && <ErrorState problem={trial.error} retry={() => trial.mutate()} title={words.failed} />}
      <div role="status">
        {trial.data && (
          <>
            <Text size="sm" fw={600} mt="sm">
              {verdictOf(scenario, trial.data)}
            </Text>
            {trial.data.near.length > 0 && (
              <ul className={answerClasses.said} aria-label={words.near}>
                {trial.data.near.map((it) => (
                  <li key={it.id} dir="auto">
                    {words.nearTo(it.title, it.words)} <b>{words.percent(it.score)}</b>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
    </Card>
  );
}
