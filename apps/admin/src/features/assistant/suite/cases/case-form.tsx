import { mostTestTurns } from '@chatty/contract/limits';
import { TestCaseFields } from '@chatty/contract/test-suite';
import { ActionIcon, Button, Group, Select, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { texts } from '#texts/assistant-suite.ts';
import { api } from '../../../../connection/api.ts';
import { Card } from '../../../../ui/card.tsx';
import { problemsIn } from '../../../../ui/form/problems.ts';
import { useForm } from '../../../../ui/form/use-form.ts';
import { browserLanguages } from './browser-languages.ts';
import { CheckFields } from './check-fields.tsx';
import classes from '../suite.module.css';

const words = texts.form;

interface CaseFormOptions<Saved> {
  saved: TestCaseFields;
  save(fields: TestCaseFields): Promise<Saved>;
  draftOf(saved: Saved): TestCaseFields;
  onSaved(saved: Saved): void;
}

/** The state of the form, and the save bar that guards it. */
export const useCaseForm = <Saved,>(options: CaseFormOptions<Saved>) =>
  useForm<TestCaseFields, Saved>({
    ...options,
    problemsOf: (draft) => problemsIn<TestCaseFields>(TestCaseFields, draft),
  });

type Form = Pick<ReturnType<typeof useCaseForm>, 'draft' | 'problems' | 'set' | 'save' | 'formId'>;

/** What a test asks, as whom, and what must be true of the answer. */
export function CaseForm({ form }: { form: Form }) {
  const { draft, problems, set } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.save();
  };
  return (
    <form id={form.formId} onSubmit={submit} noValidate>
      <Card title={words.asks}>
        <Turns turns={draft.turns} problem={problems.turns} onChange={(turns) => set({ turns })} />
      </Card>
      <Card title={words.checks}>
        <CheckFields checks={draft.checks} problem={problems.checks} onChange={(checks) => set({ checks })} />
      </Card>
      <Card title={words.visitor}>
        <Stack gap="md">
          <AsWhom contactId={draft.contactId} asGuest={() => set({ contactId: null })} />
          <Select
            label={words.language}
            data={browserLanguages(words.ofVisitor)}
            searchable
            allowDeselect={false}
            value={draft.locale || 'store'}
            onChange={(value) => set({ locale: value === null || value === 'store' ? '' : value })}
          />
          <TextInput
            label={words.page}
            placeholder={words.pageExample}
            maxLength={500}
            value={draft.page}
            error={problems.page}
            onChange={(event) => set({ page: event.currentTarget.value })}
          />
        </Stack>
      </Card>
    </form>
  );
}

interface TurnsProps {
  turns: readonly string[];
  problem: string | undefined;
  onChange(turns: string[]): void;
}

function Turns({ turns, problem, onChange }: TurnsProps) {
  return (
    <Stack gap="sm">
      {turns.map((turn, at) => (
        // A message has no name of its own, and none is moved.
        <div key={at} className={classes.turn}>
          <Textarea
            label={words.turn(at + 1)}
            autosize
            minRows={1}
            maxRows={8}
            maxLength={2_000}
            value={turn}
            error={at === turns.length - 1 ? problem : undefined}
            onChange={(event) => onChange(turns.map((it, i) => (i === at ? event.currentTarget.value : it)))}
          />
          {turns.length > 1 && (
            <ActionIcon
              size="lg"
              aria-label={words.removeTurn(at + 1)}
              onClick={() => onChange(turns.filter((_, i) => i !== at))}
            >
              <IconX size={16} />
            </ActionIcon>
          )}
        </div>
      ))}
      {turns.length < mostTestTurns && (
        <Group>
          <Button variant="default" size="compact-sm" onClick={() => onChange([...turns, ''])}>
            {words.addTurn}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

function AsWhom({ contactId, asGuest }: { contactId: string | null; asGuest(): void }) {
  const contact = useQuery({
    queryKey: ['assistant', 'suite-contact', contactId] as const,
    queryFn: async ({ signal }) => (await api('GET /contacts/:id', { params: { id: contactId ?? '' }, signal })).data,
    enabled: contactId !== null,
  }).data;
  if (contactId === null) return <Text size="sm">{words.guest}</Text>;
  return (
    <Group gap={10}>
      <Text size="sm" dir="auto">
        {words.customer}: {contact?.name ?? contact?.email ?? words.someCustomer}
      </Text>
      <Button variant="default" size="compact-sm" onClick={asGuest}>
        {words.asGuest}
      </Button>
    </Group>
  );
}
