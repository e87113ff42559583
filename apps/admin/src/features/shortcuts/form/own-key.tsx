import { keysOf, macroName } from '@chatty/contract/own-keys';
import { Button, Group, Text } from '@mantine/core';
import { texts } from '#texts/shortcuts.ts';
import { openKeyHelp } from '../../../navigation/commands/key-help.ts';
import { Keys } from '../../../navigation/commands/keys.tsx';
import { useMe } from '../../../people/me.tsx';
import { Card } from '../../../ui/card.tsx';

const { form: words } = texts;

/** By which key the member runs a macro; it is chosen where all keys are. */
export function OwnKey({ shortcutId }: { shortcutId: string }) {
  const keys = keysOf(useMe().desk.keys, macroName(shortcutId));
  return (
    <Card title={words.ownKey}>
      <Text size="sm" c="var(--ink-soft)" mb="sm">
        {words.ownKeyHint}
      </Text>
      <Group gap="sm">
        {keys.length > 0 ? <Keys all={keys} /> : <Text size="sm">{words.noOwnKey}</Text>}
        <Button variant="default" size="compact-sm" onClick={openKeyHelp}>
          {words.chooseOwnKey}
        </Button>
      </Group>
    </Card>
  );
}
