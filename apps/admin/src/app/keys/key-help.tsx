import { isKeyCommand, type KeyCommand, keyCommandNames, rivalOf } from '@chatty/contract/key-map';
import { Button, Code, Modal, Switch, Table, Title } from '@mantine/core';
import { useState } from 'react';
import { texts as bulkTexts } from '#texts/conversation-bulk.ts';
import { texts as filterTexts } from '#texts/conversation-filters.ts';
import { texts } from '#texts/keys.ts';
import { texts as paletteTexts } from '#texts/palette.ts';
import type { PathEntry } from '../../navigation/path-entry.ts';
import { useViewer } from '../../navigation/viewer.ts';
import { useChangeDesk } from '../../people/desk/change-desk.ts';
import { useMe } from '../../people/me.tsx';
import { paletteKey } from '../palette/palette-key.ts';
import { openPaletteAfterClosing } from '../palette/palette-state.ts';
import { isClosed } from './go-commands.ts';
import classes from './key-help.module.css';
import { Keys } from './keys.tsx';
import { KeyRow } from './key-row.tsx';
import { withoutOwn } from './recorded.ts';

const isEverywhere = (command: KeyCommand) => command.startsWith('goTo') || command === 'help';
const groups = [
  { title: texts.groups.inbox, commands: keyCommandNames.filter((it) => !isEverywhere(it)) },
  { title: texts.groups.everywhere, commands: keyCommandNames.filter(isEverywhere) },
];

interface KeyHelpProps {
  table: readonly PathEntry[];
  opened: boolean;
  onClose(): void;
}

/** Which keys do what as things are, and what each member makes of it. */
export function KeyHelp({ table, opened, onClose }: KeyHelpProps) {
  const { keys, singleKeys } = useMe().desk;
  const viewer = useViewer();
  const change = useChangeDesk();
  const [recording, setRecording] = useState<KeyCommand | null>(null);
  const [problem, setProblem] = useState<{ command: KeyCommand; words: string } | null>(null);
  const tell = (command: KeyCommand, words: string | null) => setProblem(words === null ? null : { command, words });
  const putBack = (command: KeyCommand) => {
    const rest = withoutOwn(keys, command);
    const rival = rivalOf(rest, command);
    if (rival) return tell(command, texts.takenFirst(texts.commands[rival]));
    tell(command, null);
    change({ keys: rest });
  };
  const toPalette = () => {
    onClose();
    openPaletteAfterClosing();
  };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={texts.title}
      size="md"
      // Escape then ends the recording alone.
      closeOnEscape={recording === null}
    >
      <Button variant="default" mb="sm" rightSection={<Keys all={[paletteKey]} />} onClick={toPalette}>
        {paletteTexts.open}
      </Button>
      <Switch
        mb="sm"
        label={texts.singleKeys}
        description={texts.singleKeysHint}
        checked={singleKeys}
        onChange={(event) => change({ singleKeys: event.currentTarget.checked })}
      />
      {groups.map((group) => (
        <section key={group.title} aria-label={group.title}>
          <Title order={3} size="sm" mt="sm" mb={4}>
            {group.title}
          </Title>
          <Table verticalSpacing={3} withRowBorders={false} data-off={!singleKeys} className={classes.keys}>
            <Table.Tbody>
              {group.commands
                .filter((it) => !isClosed(it, table, viewer))
                .map((command) => (
                  <KeyRow
                    key={command}
                    command={command}
                    keys={keys}
                    isRecording={recording === command}
                    problem={problem?.command === command ? problem.words : null}
                    onRecord={(on) => {
                      tell(command, null);
                      setRecording(on ? command : null);
                    }}
                    onProblem={(words) => tell(command, words)}
                    onKeys={(next) => change({ keys: next })}
                    onPutBack={() => putBack(command)}
                  />
                ))}
            </Table.Tbody>
          </Table>
        </section>
      ))}
      {Object.keys(keys).some(isKeyCommand) && (
        <Button variant="default" mt="xs" onClick={() => change({ keys: {} })}>
          {texts.resetAll}
        </Button>
      )}
      <Table verticalSpacing={5} withRowBorders={false} mt="sm">
        <Table.Tbody>
          <Fixed label={bulkTexts.keys.x} keys="x" />
          <Fixed label={bulkTexts.keys.shiftX} keys={bulkTexts.keys.shift} />
          <Fixed label={bulkTexts.keys.esc} keys="Esc" />
          <Fixed label={texts.sendAnyway} keys={texts.sendKeys} />
          <Fixed label={texts.sendAndResolve} keys={texts.sendAndResolveKeys} />
          <Fixed label={texts.leaveField} keys="Esc" />
        </Table.Tbody>
      </Table>
      <Title order={3} size="sm" mt="md" mb={4}>
        {filterTexts.searchHelp.title}
      </Title>
      <Table verticalSpacing={5} withRowBorders={false}>
        <Table.Tbody>
          {Object.entries(filterTexts.searchHelp.operators).map(([typed, meaning]) => (
            <Table.Tr key={typed}>
              <Table.Td>{meaning}</Table.Td>
              <Table.Td className={classes.right}>
                <Code>{typed}</Code>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  );
}

const Fixed = ({ label, keys }: { label: string; keys: string }) => (
  <Table.Tr>
    <Table.Td>{label}</Table.Td>
    <Table.Td className={classes.right}>
      <Keys all={[keys]} />
    </Table.Td>
  </Table.Tr>
);
