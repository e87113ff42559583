import { IconLayoutGridAdd } from '@tabler/icons-react';
import { texts } from '#texts/inserts.ts';
import type { Mode } from '../drafts.ts';
import { PickerButton } from '../picker-button.tsx';
import { insertCode } from './insert-code.ts';
import type { Taken } from './insertable.ts';

interface InsertButtonProps {
  conversationId: string;
  mode: Mode;
  onTake(taken: Taken): void;
}

/** Opens what the shop has to put into a message. */
export const InsertButton = ({ conversationId, mode, onTake }: InsertButtonProps) => (
  <PickerButton
    label={texts.insert}
    icon={<IconLayoutGridAdd size={18} stroke={1.7} />}
    width="min(400px, calc(100vw - 24px))"
    code={insertCode}
  >
    {({ InsertPanel }, onChosen) => (
      <InsertPanel
        conversationId={conversationId}
        mode={mode}
        onTake={(taken) => {
          onChosen();
          onTake(taken);
        }}
      />
    )}
  </PickerButton>
);
