import { mostSupportEmails } from '@chatty/contract/limits';
import { Stack, Switch, TagsInput } from '@mantine/core';
import { texts } from '#texts/hand-off.ts';
import { Card } from '../../../ui/card.tsx';
import type { CardProps } from '../settings/assistant-form.tsx';

/** How a visitor who is passed on stays in reach, and who of the shop hears of it. */
export function ReachCard({ draft, problems, set }: CardProps) {
  return (
    <Card title={texts.reach}>
      <Stack gap="md">
        <Switch
          label={texts.contactForm}
          description={texts.contactFormHint}
          checked={draft.isShowContactForm}
          onChange={(event) => set({ isShowContactForm: event.currentTarget.checked })}
        />
        <TagsInput
          label={texts.supportEmails}
          description={texts.supportEmailsHint(mostSupportEmails)}
          placeholder={draft.supportEmails.length === 0 ? texts.emailPlaceholder : undefined}
          maxTags={mostSupportEmails}
          splitChars={[',', ' ', ';']}
          acceptValueOnBlur
          value={draft.supportEmails}
          error={problems.supportEmails}
          onChange={(supportEmails) => set({ supportEmails })}
        />
      </Stack>
    </Card>
  );
}
