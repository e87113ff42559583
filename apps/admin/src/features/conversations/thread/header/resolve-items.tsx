import { afterResolveChoices } from '@chatty/contract/desk-options';
import { Menu } from '@mantine/core';
import { IconPlayerSkipForward } from '@tabler/icons-react';
import { texts as deskTexts } from '#texts/desk.ts';
import { texts } from '#texts/keys.ts';
import { commandHere } from '../../../../navigation/commands/commands.ts';
import { useChangeDesk } from '../../../../people/desk/change-desk.ts';
import { useMe } from '../../../../people/me.tsx';

/** Resolving with the next conversation in view, and whether the button is to do so from now on. */
export function ResolveItems() {
  const { desk } = useMe();
  const change = useChangeDesk();
  return (
    <>
      <Menu.Item leftSection={<IconPlayerSkipForward size={16} />} onClick={() => commandHere('resolveAndNext')?.()}>
        {texts.commands.resolveAndNext}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Label>{deskTexts.afterResolve.label}</Menu.Label>
      <Menu.RadioGroup
        value={desk.afterResolve}
        onChange={(value) => {
          const afterResolve = afterResolveChoices.find((it) => it === value);
          if (afterResolve) change({ afterResolve });
        }}
      >
        {afterResolveChoices.map((it) => (
          <Menu.RadioItem key={it} value={it}>
            {deskTexts.afterResolve[it]}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
}
