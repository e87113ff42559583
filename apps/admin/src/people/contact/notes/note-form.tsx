import { noteMaxChars } from '@chatty/contract/contact-notes';
import { Button, Group, Stack } from '@mantine/core';
import type { FormEvent } from 'react';
import { texts } from '#texts/conversation-customer.ts';
import { GrowingTextarea } from '../../../ui/form/growing-textarea.tsx';
import type { FocusInPlace } from '../typed/use-focus-in-place.ts';

interface NoteFormProps {
  text: string;
  onText(text: string): void;
  action: string;
  busy: boolean;
  submit(): void;
  cancel: (() => void) | undefined;
  /** Where the form stands in the place of its button. */
  focus?: FocusInPlace;
}

/** A note as it is written. What is on its way to the server is not changed until it is there or has failed. */
export function NoteForm({ text, onText, action, busy, submit, cancel, focus }: NoteFormProps) {
  /** The buttons go with the text: the keyboard must not be left with the page, where letters act. */
  const intoField = (form: HTMLFormElement | null) => form?.querySelector('textarea')?.focus();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() === '') return;
    intoField(event.currentTarget);
    submit();
  };
  return (
    <form onSubmit={send} ref={focus?.form}>
      <Stack gap={6}>
        <GrowingTextarea
          size="xs"
          minRows={1}
          maxRows={8}
          aria-label={texts.noteOn}
          placeholder={texts.notePlaceholder}
          maxLength={noteMaxChars}
          readOnly={busy}
          value={text}
          {...(focus && { ref: focus.next })}
          onChange={(event) => onText(event.currentTarget.value)}
        />
        {(text.trim() !== '' || cancel) && (
          <Group gap={6}>
            <Button type="submit" size="compact-xs" loading={busy} disabled={text.trim() === ''}>
              {action}
            </Button>
            {cancel && (
              <Button
                variant="default"
                size="compact-xs"
                disabled={busy}
                onClick={(event) => {
                  intoField(event.currentTarget.form);
                  cancel();
                }}
              >
                {texts.cancel}
              </Button>
            )}
          </Group>
        )}
      </Stack>
    </form>
  );
}
