import { botDrawings, botPictures } from '@chatty/contract/settings/assistant/bot-pictures';
import { Radio, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { IconPhoto, IconSparkles } from '@tabler/icons-react';
import { texts } from '#texts/assistant-settings.ts';
import { PictureField } from '../../../connection/picture/picture-field.tsx';
import { Card } from '../../../ui/card.tsx';
import type { CardProps } from './assistant-form.tsx';
import classes from './settings.module.css';

/** As whom the assistant speaks: its name, its picture, and its first words. */
export function VoiceCard({ draft, problems, set }: CardProps) {
  return (
    <Card title={texts.voice}>
      <Stack gap="md">
        <TextInput
          label={texts.botName}
          description={texts.botNameHint}
          required
          maxLength={60}
          value={draft.botName}
          error={problems.botName}
          onChange={(event) => set({ botName: event.currentTarget.value })}
        />
        <Radio.Group
          label={texts.botAvatar}
          description={texts.botAvatarHint}
          value={draft.botAvatar}
          onChange={(chosen) => {
            const botAvatar = botPictures.find((it) => it === chosen);
            if (botAvatar) set({ botAvatar });
          }}
        >
          <Group gap="lg" mt="sm">
            {botPictures.map((it) => (
              <Group key={it} gap={8} wrap="nowrap">
                <Drawing picture={it} />
                <Radio value={it} label={texts.botAvatars[it]} />
              </Group>
            ))}
          </Group>
        </Radio.Group>
        {draft.botAvatar === 'custom' && (
          <PictureField
            label={texts.ownPicture}
            value={draft.botAvatarUrl}
            error={problems.botAvatarUrl}
            onChange={(botAvatarUrl) => set({ botAvatarUrl })}
          />
        )}
        <Textarea
          label={texts.welcomeMessage}
          description={texts.welcomeMessageHint}
          required
          autosize
          minRows={2}
          maxRows={6}
          maxLength={400}
          value={draft.welcomeMessage}
          error={problems.welcomeMessage}
          onChange={(event) => set({ welcomeMessage: event.currentTarget.value })}
        />
      </Stack>
    </Card>
  );
}

function Drawing({ picture }: { picture: (typeof botPictures)[number] }) {
  if (picture === 'custom') return <IconPhoto size={20} aria-hidden />;
  if (picture === 'spark') return <IconSparkles size={20} aria-hidden />;
  return (
    <svg className={classes.drawing} viewBox="0 0 24 24" aria-hidden="true">
      <path d={botDrawings[picture]} />
    </svg>
  );
}
