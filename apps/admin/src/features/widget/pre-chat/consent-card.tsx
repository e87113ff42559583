import { Stack, Switch, TextInput } from '@mantine/core';
import { disclaimerMaxChars } from '@chatty/contract/settings/conversation/pre-chat';
import { texts } from '#texts/pre-chat.ts';
import { Card } from '../../../ui/card.tsx';
import { CountedText } from '../fields/counted-text.tsx';
import type { PreChatForm } from './pre-chat-draft.ts';

/** What visitors read, and may have to agree to, before their first message is sent. */
export function ConsentCard({ form: { draft, problems, set } }: { form: PreChatForm }) {
  return (
    <Card title={texts.consent}>
      <Stack gap="md">
        <Switch
          label={texts.names.isShowDisclaimer}
          checked={draft.isShowDisclaimer}
          onChange={(event) => set({ isShowDisclaimer: event.currentTarget.checked })}
        />
        {draft.isShowDisclaimer && (
          <>
            <CountedText
              label={texts.names.disclaimerText}
              description={texts.disclaimerHint}
              value={draft.disclaimerText}
              max={disclaimerMaxChars}
              error={problems.disclaimerText}
              onChange={(disclaimerText) => set({ disclaimerText })}
            />
            <TextInput
              label={texts.names.disclaimerLink}
              description={texts.linkHint}
              type="url"
              inputMode="url"
              spellCheck={false}
              placeholder={texts.linkPlaceholder}
              value={draft.disclaimerLink}
              error={problems.disclaimerLink}
              onChange={(event) => set({ disclaimerLink: event.currentTarget.value })}
            />
            <TextInput
              label={texts.names.disclaimerLinkLabel}
              maxLength={80}
              disabled={draft.disclaimerLink.trim() === ''}
              value={draft.disclaimerLinkLabel}
              error={problems.disclaimerLinkLabel}
              onChange={(event) => set({ disclaimerLinkLabel: event.currentTarget.value })}
            />
            <Switch
              label={texts.names.isConsentRequired}
              checked={draft.isConsentRequired}
              onChange={(event) => set({ isConsentRequired: event.currentTarget.checked })}
            />
          </>
        )}
      </Stack>
    </Card>
  );
}
