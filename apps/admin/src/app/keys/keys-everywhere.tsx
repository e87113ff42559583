import { useNavigate } from 'react-router';
import { useCommands } from '../../navigation/commands/commands.ts';
import { useKeys } from '../../navigation/commands/hear-keys.ts';
import { openKeyHelp, useKeyHelp } from '../../navigation/commands/key-help.ts';
import type { PathEntry } from '../../navigation/path-entry.ts';
import { useViewer } from '../../navigation/viewer.ts';
import { placesOf } from './go-commands.ts';
import { KeyHelp } from './key-help.tsx';

/** What keys do on every page, and their help. */
export function KeysEverywhere({ table }: { table: readonly PathEntry[] }) {
  const navigate = useNavigate();
  const viewer = useViewer();
  const { opened } = useKeyHelp();
  const go = placesOf(table, viewer).map(([command, to]) => [command, () => void navigate(to)] as const);
  useCommands({ ...Object.fromEntries(go), help: openKeyHelp });
  useKeys();
  return <KeyHelp table={table} opened={opened} onClose={() => useKeyHelp.setState({ opened: false })} />;
}
