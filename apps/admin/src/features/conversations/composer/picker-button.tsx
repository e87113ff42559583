import { ActionIcon, Popover } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Later } from '../../../ui/later/later.ts';
import { failureText, showFailure } from '../../../ui/toast.tsx';

interface PickerButtonProps<Code> {
  label: string;
  icon: ReactNode;
  width: number | string;
  /** What it opens comes with the first press. */
  code: Later<Code>;
  /** What one chooses from; `onChosen` closes it. */
  children(code: Code, onChosen: () => void): ReactNode;
}

/** Opens something to choose from. Whoever has chosen goes on writing; whoever has not is back at the button. */
export function PickerButton<Code>({ label, icon, width, code: later, children }: PickerButtonProps<Code>) {
  const [opened, setOpened] = useState(false);
  const [chosen, setChosen] = useState(false);
  const code = later.use(opened);
  const press = () => {
    setOpened((now) => !now);
    setChosen(false);
    later.load().catch((problem: unknown) => {
      setOpened(false);
      showFailure(failureText(problem));
    });
  };
  const close = () => {
    setChosen(true);
    setOpened(false);
  };
  return (
    <Popover
      opened={opened && code !== null}
      onChange={setOpened}
      position="top-start"
      width={width}
      trapFocus
      returnFocus={!chosen}
      withinPortal
    >
      <Popover.Target>
        <ActionIcon aria-label={label} title={label} onClick={press}>
          {icon}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p={0}>{code && children(code, close)}</Popover.Dropdown>
    </Popover>
  );
}
