import { CallFailed } from '@chatty/client/api';
import { Holiday } from '@chatty/contract/settings/chat-availability';
import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { texts } from '#texts/chat-availability.ts';
import { problemsIn } from '../../../../ui/form/problems.ts';
import { useTextForm } from '../../../../ui/form/use-text-form.ts';
import { underInput } from '../../../../ui/form/under-input.ts';
import classes from '../availability.module.css';

const words = texts.holidays;

interface HolidayDialogProps {
  edited: Holiday | 'new' | null;
  /** `YYYY-MM-DD` at the shop. */
  today: string;
  onKeep(holiday: Holiday): void;
  onClose(): void;
}

/** Adds or changes a holiday. It is saved with the rest of the page. */
export function HolidayDialog({ edited, today, onKeep, onClose }: HolidayDialogProps) {
  return (
    <Modal
      opened={edited !== null}
      onClose={onClose}
      title={edited === 'new' ? words.addTitle : words.editTitle}
      styles={{ title: { fontSize: 16, fontWeight: 650 } }}
    >
      {edited !== null && (
        <HolidayForm
          holiday={edited === 'new' ? { name: '', dateStart: today, dateEnd: today } : edited}
          onKeep={onKeep}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}

function HolidayForm({
  holiday,
  onKeep,
  onClose,
}: { holiday: Holiday } & Pick<HolidayDialogProps, 'onKeep' | 'onClose'>) {
  const form = useTextForm<'name' | 'dateStart' | 'dateEnd'>({
    initial: { ...holiday },
    rules: {},
    async submit(typed) {
      const problems = problemsIn<Holiday>(Holiday, typed);
      if (Object.keys(problems).length > 0) throw new CallFailed('bad_input', '', problems);
      onKeep(Holiday.parse(typed));
    },
  });
  const submit = (event: FormEvent) => {
    // The page's form is around this one, and is not meant.
    event.stopPropagation();
    form.form.onSubmit(event);
  };
  const start = (day: string) => {
    form.set('dateStart', day);
    // A holiday that moves behind its end is one of a single day until somebody says otherwise.
    if (day > form.values.dateEnd) form.set('dateEnd', day);
  };
  return (
    <form {...form.form} onSubmit={submit}>
      <Stack gap="md">
        <TextInput
          {...form.field('name')}
          label={words.name}
          placeholder={words.namePlaceholder}
          required
          maxLength={60}
          autoComplete="off"
          data-autofocus
        />
        <div className={classes.days}>
          <TextInput
            {...form.field('dateStart')}
            type="date"
            label={words.first}
            required
            onChange={(event) => start(event.currentTarget.value)}
          />
          <TextInput
            {...form.field('dateEnd')}
            type="date"
            label={words.last}
            description={words.lastHint}
            inputWrapperOrder={underInput}
            required
          />
        </div>
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit">{words.done}</Button>
        </Group>
      </Stack>
    </form>
  );
}
