import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { texts } from '#texts/merging.ts';
import classes from './conflict-alert.module.css';

interface ConflictAlertProps<Name extends string> {
  form: {
    conflicts: readonly { field: Name; mine: unknown; theirs: unknown }[];
    keepMine(field: Name): void;
    takeTheirs(field: Name): void;
  };
  /** How each field is called on the page. */
  labels: Readonly<Record<NoInfer<Name>, string>>;
  /** How a value reads that is more than a text, a number, or a choice of on and off; undefined for all others. */
  say?(field: NoInfer<Name>, value: unknown): ReactNode;
}

/** What somebody else has changed meanwhile, field by field with both values, and a choice for each. */
export function ConflictAlert<Name extends string>({ form, labels, say }: ConflictAlertProps<Name>) {
  const read = (field: Name, value: unknown) => say?.(field, value) ?? plain(value);
  return (
    <div role="alert" hidden={form.conflicts.length === 0}>
      {form.conflicts.length > 0 && (
        <Alert color="yellow" className={classes.notice} title={texts.title}>
          <Stack gap="sm">
            <Text size="sm">{texts.text}</Text>
            {form.conflicts.map(({ field, mine, theirs }) => (
              <div key={field} role="group" aria-label={labels[field]}>
                <Text size="sm" fw={600}>
                  {labels[field]}
                </Text>
                <dl className={classes.values}>
                  <dt>{texts.mine}</dt>
                  <dd>{read(field, mine)}</dd>
                  <dt>{texts.theirs}</dt>
                  <dd>{read(field, theirs)}</dd>
                </dl>
                <Group gap={8} mt={6}>
                  <Button variant="default" onClick={() => form.keepMine(field)}>
                    {texts.keepMine}
                  </Button>
                  <Button variant="default" onClick={() => form.takeTheirs(field)}>
                    {texts.useTheirs}
                  </Button>
                </Group>
              </div>
            ))}
          </Stack>
        </Alert>
      )}
    </div>
  );
}

/** A value as a person reads it. */
function plain(value: unknown): string {
  if (value === true) return texts.on;
  if (value === false) return texts.off;
  if (Array.isArray(value)) return value.length > 0 ? value.map(plain).join(', ') : texts.empty;
  if (typeof value === 'object' && value !== null) return Object.values(value).map(plain).join(' · ');
  return value === '' || value === null || value === undefined ? texts.empty : String(value);
}
