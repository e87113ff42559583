import { WelcomePopup } from '@chatty/contract/settings/popups/popup-settings';
import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { texts } from '#texts/popups.ts';
import { Card } from '../../../ui/card.tsx';
import { CountedText } from '../fields/counted-text.tsx';
import { PictureField } from '../../../connection/picture/picture-field.tsx';
import type { AnyPopup, PartProps } from './popup-draft.ts';

const parts = ['title', 'message', 'button'] as const;
/** The same in every popup. */
const { shape } = WelcomePopup;
const longest = (part: (typeof parts)[number]) => shape[part].unwrap().maxLength ?? 0;

interface WordsCardProps extends PartProps<AnyPopup> {
  buttonHint?: string;
  children?: ReactNode;
}

/** What a popup says. */
export function WordsCard({ draft, wrong, change, buttonHint, children }: WordsCardProps) {
  return (
    <Card title={texts.words}>
      <Stack gap="md">
        {parts.map((part) => (
          <CountedText
            key={part}
            label={texts.names[part]}
            {...(part === 'button' && buttonHint ? { description: buttonHint } : {})}
            value={draft[part]}
            max={longest(part)}
            error={wrong[part]}
            onChange={(text) => change({ [part]: text })}
          />
        ))}
        {children}
      </Stack>
    </Card>
  );
}

/** The picture above the words. */
export function PopupPicture({ draft, wrong, change }: PartProps<{ picture: string }>) {
  return (
    <PictureField
      label={texts.names.picture}
      value={draft.picture}
      error={wrong.picture}
      onChange={(picture) => change({ picture })}
    />
  );
}
