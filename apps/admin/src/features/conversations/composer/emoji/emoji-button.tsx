import { IconMoodSmile } from '@tabler/icons-react';
import { texts } from '#texts/composer.ts';
import { PickerButton } from '../picker-button.tsx';
import { emojiCode } from './emoji.ts';

/** Opens what emoji are chosen from. */
export const EmojiButton = ({ onChoose }: { onChoose(sign: string): void }) => (
  <PickerButton
    label={texts.emoji}
    icon={<IconMoodSmile size={18} stroke={1.7} />}
    width="min(322px, calc(100vw - 24px))"
    code={emojiCode}
  >
    {({ EmojiGrid }, onChosen) => (
      <EmojiGrid
        onChoose={(sign) => {
          onChosen();
          onChoose(sign);
        }}
      />
    )}
  </PickerButton>
);
