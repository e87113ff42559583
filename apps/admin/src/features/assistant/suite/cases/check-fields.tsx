import { ExpectedOutcome, type TestCheck, TestedAction } from '@chatty/contract/test-suite';
import { ActionIcon, Button, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { texts } from '#texts/assistant-suite.ts';
import { answerLanguages } from './browser-languages.ts';
import classes from '../suite.module.css';

const words = texts.form;

/** Kinds that can be written by hand; a source and a product are taken from an answer. */
const written = ['outcome', 'says', 'never_says', 'action', 'link', 'language'] as const;
type Written = (typeof written)[number];

const newCheck: Record<Written, TestCheck> = {
  outcome: { kind: 'outcome', outcome: 'answered' },
  says: { kind: 'says', text: '' },
  never_says: { kind: 'never_says', text: '' },
  action: { kind: 'action', action: 'offers_person' },
  link: { kind: 'link', text: '' },
  language: { kind: 'language', language: 'en' },
};

interface CheckFieldsProps {
  checks: readonly TestCheck[];
  problem: string | undefined;
  onChange(checks: TestCheck[]): void;
}

/** What must be true of an answer, to be added to, changed and taken from. */
export function CheckFields({ checks, problem, onChange }: CheckFieldsProps) {
  const replace = (at: number, check: TestCheck) => onChange(checks.map((it, i) => (i === at ? check : it)));
  return (
    <Stack gap="sm">
      {checks.map((check, at) => (
        // A check has no name of its own, and none is moved.
        <div key={at} className={classes.check}>
          <Text size="sm">{texts.kinds[check.kind]}</Text>
          <CheckField check={check} at={at} onChange={(it) => replace(at, it)} />
          <ActionIcon
            size="lg"
            aria-label={words.removeCheck(at + 1)}
            onClick={() => onChange(checks.filter((_, i) => i !== at))}
          >
            <IconX size={16} />
          </ActionIcon>
        </div>
      ))}
      {problem && (
        <Text size="sm" c="var(--bad)" role="alert">
          {problem}
        </Text>
      )}
      <Group gap={6} role="group" aria-label={words.addCheck}>
        {written.map((kind) => (
          <Button key={kind} variant="default" size="compact-sm" onClick={() => onChange([...checks, newCheck[kind]])}>
            + {texts.kinds[kind]}
          </Button>
        ))}
      </Group>
    </Stack>
  );
}

interface CheckFieldProps {
  check: TestCheck;
  at: number;
  onChange(check: TestCheck): void;
}

function CheckField({ check, at, onChange }: CheckFieldProps) {
  const label = `${words.check(at + 1)}: ${texts.kinds[check.kind]}`;
  switch (check.kind) {
    case 'outcome':
      return (
        <Select
          aria-label={label}
          allowDeselect={false}
          data={ExpectedOutcome.options.map((value) => ({ value, label: texts.outcomes[value] }))}
          value={check.outcome}
          onChange={(value) => {
            const outcome = ExpectedOutcome.safeParse(value);
            if (outcome.success) onChange({ ...check, outcome: outcome.data });
          }}
        />
      );
    case 'action':
      return (
        <Select
          aria-label={label}
          allowDeselect={false}
          data={TestedAction.options.map((value) => ({ value, label: texts.actions[value] }))}
          value={check.action}
          onChange={(value) => {
            const action = TestedAction.safeParse(value);
            if (action.success) onChange({ ...check, action: action.data });
          }}
        />
      );
    case 'language':
      return (
        <Select
          aria-label={label}
          allowDeselect={false}
          searchable
          data={answerLanguages}
          value={check.language}
          onChange={(language) => language && onChange({ ...check, language })}
        />
      );
    case 'source':
      return <Text dir="auto">{check.source.title}</Text>;
    case 'product':
      return <Text dir="auto">{check.product.title}</Text>;
    case 'says':
    case 'never_says':
    case 'link':
      return (
        <TextInput
          aria-label={label}
          placeholder={check.kind === 'link' ? words.address : words.fact}
          maxLength={300}
          value={check.text}
          onChange={(event) => onChange({ ...check, text: event.currentTarget.value })}
        />
      );
  }
}
