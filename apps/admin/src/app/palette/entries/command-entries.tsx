import type { Conversation } from '@chatty/contract/conversations';
import type { KeyCommand } from '@chatty/contract/key-map';
import { type KeyMap, keysOf } from '@chatty/contract/own-keys';
import { IconCommand, IconMoon } from '@tabler/icons-react';
import { texts } from '#texts/keys.ts';
import { texts as paletteTexts } from '#texts/palette.ts';
import { commandHere } from '../../../navigation/commands/commands.ts';
import type { Entry } from './entry.ts';

/** Those that lead to a page are that page's entry. */
const isPage = (command: KeyCommand) => command.startsWith('goTo') && command !== 'goToMine';

/** Whether a command would change nothing about the one conversation that it is meant for. */
function isIdle(command: KeyCommand, { status }: Conversation): boolean {
  if (command === 'resolve' || command === 'resolveAndNext') return status !== 'open' && status !== 'snoozed';
  if (command === 'reopen') return status === 'open' || status === 'blocked';
  if (command === 'spam') return status === 'spam' || status === 'blocked';
  return status === 'blocked' && ['assign', 'assignToMe', 'snooze'].includes(command);
}

/** What keys can do here, whether or not the member has them switched on. */
export const commandEntries = (
  commands: readonly KeyCommand[],
  keys: KeyMap,
  target: Conversation | undefined,
): Entry[] =>
  commands
    .filter((it) => !isPage(it) && !(target && isIdle(it, target)))
    .map((command) => ({
      id: `command ${command}`,
      group: 'commands',
      label: texts.commands[command],
      keys: keysOf(keys, command),
      picture: <IconCommand size={17} stroke={1.7} />,
      run: () => commandHere(command)?.(),
    }));

/** To appear away while one is logged in, or no longer. */
export const awayEntry = (isAway: boolean, switchAway: (isAway: boolean) => void): Entry => ({
  id: 'do away',
  group: 'commands',
  label: isAway ? paletteTexts.endAway : paletteTexts.beginAway,
  words: paletteTexts.words.away,
  picture: <IconMoon size={17} stroke={1.7} />,
  run: () => switchAway(!isAway),
});
