import { industries } from '@chatty/contract/instruction/industries';
import type { NewInstructionDraft } from '@chatty/contract/instruction/instruction-draft';
import { tones } from '@chatty/contract/instruction/templates';
import { Button, Group, Modal, Radio, Select, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '#texts/instruction-draft.ts';
import { texts as pageTexts } from '#texts/instructions.ts';
import { api } from '../../../connection/api.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import classes from './instructions.module.css';

interface DraftDialogProps {
  opened: boolean;
  close(): void;
  /** What is written now. */
  instruction: string;
  industry: NewInstructionDraft['industry'];
  use(draft: { customInstruction: string; industry: NewInstructionDraft['industry'] }): void;
}

/** Proposes an instruction beside the present one, which stays until somebody chooses the other. */
export const DraftDialog = (props: DraftDialogProps) => (
  <Modal opened={props.opened} onClose={props.close} title={texts.title} size="xl">
    <Draft {...props} />
  </Modal>
);

function Draft({ close, instruction, industry: own, use }: DraftDialogProps) {
  const [choice, setChoice] = useState<NewInstructionDraft>({ industry: own, tone: 'friendly' });
  const draft = useMutation({
    meta: { silent: true },
    mutationFn: async () => (await api('POST /ai_assistant/instruction/draft', { body: choice })).data,
  });
  const { data, error, isPending, mutate } = draft;
  const take = (customInstruction: string) => {
    use({ customInstruction, industry: choice.industry });
    close();
  };
  return (
    <Stack gap="md">
      <Text size="sm">{texts.intro}</Text>
      <Select
        label={pageTexts.industry}
        placeholder={pageTexts.industryOpen}
        maw={360}
        clearable
        data={industries.map((value) => ({ value, label: pageTexts.industries[value] }))}
        value={choice.industry === '' ? null : choice.industry}
        onChange={(chosen) => setChoice({ ...choice, industry: industries.find((it) => it === chosen) ?? '' })}
      />
      <Radio.Group
        label={texts.tone}
        value={choice.tone}
        onChange={(chosen) => {
          const tone = tones.find((it) => it === chosen);
          if (tone) setChoice({ ...choice, tone });
        }}
      >
        <Stack gap={6} mt={8}>
          {tones.map((it) => (
            <Radio key={it} value={it} label={texts.tones[it].label} description={texts.tones[it].hint} />
          ))}
        </Stack>
      </Radio.Group>
      <Group>
        <Button variant={data ? 'default' : 'filled'} loading={isPending} onClick={() => mutate()}>
          {data ? texts.again : texts.generate}
        </Button>
        <Text size="sm" c="dimmed" role="status">
          {isPending ? texts.generating : ''}
        </Text>
      </Group>
      {error && !isPending && <ErrorState problem={error} retry={() => mutate()} title={texts.failed} />}
      {data && (
        <>
          <div className={classes.both}>
            <section aria-label={texts.now}>
              <h3>{texts.now}</h3>
              <p className={classes.written} dir="auto">
                {instruction.trim() || <span className={classes.nothing}>{texts.nothing}</span>}
              </p>
            </section>
            <section aria-label={texts.proposed}>
              <h3>{texts.proposed}</h3>
              <p className={classes.written} dir="auto">
                {data.text}
              </p>
            </section>
          </div>
          <Text size="sm" c="dimmed">
            {texts.wordedBy[data.wordedBy]} {texts.takeHint}
          </Text>
          <Group>
            <Button onClick={() => take(data.text)}>{texts.takeThis}</Button>
          </Group>
        </>
      )}
    </Stack>
  );
}
