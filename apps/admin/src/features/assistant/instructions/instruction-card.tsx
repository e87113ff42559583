import { industries } from '@chatty/contract/instruction/industries';
import { missingSections, withAllSections } from '@chatty/contract/instruction/sections';
import { instructionMaxChars } from '@chatty/contract/limits';
import type { AiAssistantSettings } from '@chatty/contract/settings/assistant/ai-assistant-settings';
import { Button, Select, Stack, Text } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { texts as draftTexts } from '#texts/instruction-draft.ts';
import { texts } from '#texts/instructions.ts';
import { Card } from '../../../ui/card.tsx';
import { GrowingTextarea } from '../../../ui/form/growing-textarea.tsx';
import classes from './instructions.module.css';

interface InstructionCardProps {
  field: RefObject<HTMLTextAreaElement | null>;
  draft: Pick<AiAssistantSettings, 'customInstruction' | 'industry'>;
  problem: string | undefined;
  /** Opens what proposes an instruction. */
  propose(): void;
  onChange(part: Partial<AiAssistantSettings>): void;
}

/** The instruction as it is written, and what the shop sells. */
export function InstructionCard({ field, draft, problem, propose, onChange }: InstructionCardProps) {
  const { customInstruction: text, industry } = draft;
  const isComplete = missingSections(text).length === 0;
  const insert = () => {
    onChange({ customInstruction: withAllSections(text) });
    field.current?.focus();
  };
  return (
    <Card>
      <Stack gap="md">
        <GrowingTextarea
          ref={field}
          label={texts.field}
          description={texts.guidance}
          placeholder={texts.placeholder}
          minRows={12}
          maxRows={30}
          dir="auto"
          value={text}
          error={problem}
          onChange={(event) => onChange({ customInstruction: event.currentTarget.value })}
        />
        <div className={classes.below}>
          <Button variant="default" leftSection={<IconSparkles size={15} />} onClick={propose}>
            {draftTexts.open}
          </Button>
          <Button variant="default" disabled={isComplete} onClick={insert}>
            {isComplete ? texts.insertAll : texts.insert}
          </Button>
          <Text size="xs" c={text.length > instructionMaxChars ? 'red' : 'dimmed'} className={classes.count}>
            {texts.count(text.length, instructionMaxChars)}
          </Text>
        </div>
        <Select
          label={texts.industry}
          description={texts.industryHint}
          placeholder={texts.industryOpen}
          maw={360}
          clearable
          data={industries.map((value) => ({ value, label: texts.industries[value] }))}
          value={industry === '' ? null : industry}
          onChange={(chosen) => onChange({ industry: industries.find((it) => it === chosen) ?? '' })}
        />
      </Stack>
    </Card>
  );
}
