import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { texts } from '#texts/shop-settings.ts';
import classes from './conflict-alert.module.css';
import type { SettingsField } from './settings-query.ts';
import type { Conflict } from './use-settings-form.ts';

interface ConflictAlertProps<Name extends SettingsField> {
  form: {
    conflicts: readonly Conflict<Name>[];
    keepMine(field: Name): void;
    takeTheirs(field: Name): void;
  };
  /** How each field is called on the page. */
  labels: Readonly<Record<NoInfer<Name>, string>>;
  /** How a value reads that is more than a text, a number, or a choice of on and off; undefined for all others. */
  say?(field: NoInfer<Name>, value: unknown): string | undefined;
}

/** What somebody else has changed meanwhile, field by field with both values, and a choice for each. */
export function ConflictAlert<Name extends SettingsField>({ form, labels, say }: ConflictAlertProps<Name>) {
  const read = (field: Name, value: unknown) => say?.(field, value) ?? plain(value);
  return (
    <div role="alert" hidden={form.conflicts.length === 0}>
      {form.conflicts.length > 0 && (
        <Alert color="yellow" title={texts.conflict.title}>
          <Stack gap="sm">
            <Text size="sm">{texts.conflict.text}</Text>
            {form.conflicts.map(({ field, mine, theirs }) => (
              <div key={field} role="group" aria-label={labels[field]}>
                <Text size="sm" fw={600}>
                  {labels[field]}
                </Text>
                <dl className={classes.values}>
                  <dt>{texts.conflict.mine}</dt>
                  <dd>{read(field, mine)}</dd>
                  <dt>{texts.conflict.theirs}</dt>
                  <dd>{read(field, theirs)}</dd>
                </dl>
                <Group gap={8} mt={6}>
                  <Button variant="default" onClick={() => form.keepMine(field)}>
                    {texts.conflict.keepMine}
                  </Button>
                  <Button variant="default" onClick={() => form.takeTheirs(field)}>
                    {texts.conflict.useTheirs}
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
