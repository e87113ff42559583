import { type KeyCommand, keyCommandNames } from '@chatty/contract/key-map';
import { type KeyName, macroName, rivalOf } from '@chatty/contract/own-keys';
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
import { Keys } from '../../navigation/commands/keys.tsx';
import { KeyRow } from './key-row.tsx';
import { useMacroKeys } from './use-macro-keys.ts';
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
export function KeyHelp({ opened, onClose, ...rest }: KeyHelpProps) {
  const [isRecording, setRecording] = useState(false);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={texts.title}
      size="md"
      // Escape then ends the recording alone.
      closeOnEscape={!isRecording}
    >
      <Help {...rest} onClose={onClose} onRecording={setRecording} />
    </Modal>
  );
}

interface HelpProps extends Omit<KeyHelpProps, 'opened'> {
  onRecording(on: boolean): void;
}

function Help({ table, onClose, onRecording }: HelpProps) {
  const { singleKeys } = useMe().desk;
  const { keys, macros, labelOf } = useMacroKeys();
  const viewer = useViewer();
  const change = useChangeDesk();
  const [recording, setRecording] = useState<KeyName | null>(null);
  const [problem, setProblem] = useState<{ name: KeyName; words: string } | null>(null);
  const tell = (name: KeyName, words: string | null) => setProblem(words === null ? null : { name, words });
  const record = (name: KeyName | null) => {
    setRecording(name);
    onRecording(name !== null);
  };
  const putBack = (name: KeyName) => {
    const rest = withoutOwn(keys, name);
    const rival = rivalOf(rest, name);
    if (rival) return tell(name, texts.takenFirst(labelOf(rival)));
    tell(name, null);
    change({ keys: rest });
  };
  const toPalette = () => {
    onClose();
    openPaletteAfterClosing();
  };
  const rows = (names: readonly KeyName[]) =>
    names.map((name) => (
      <KeyRow
        key={name}
        name={name}
        labelOf={labelOf}
        keys={keys}
        isRecording={recording === name}
        problem={problem?.name === name ? problem.words : null}
        onRecord={(on) => {
          tell(name, null);
          record(on ? name : null);
        }}
        onProblem={(words) => tell(name, words)}
        onKeys={(next) => change({ keys: next })}
        onPutBack={() => putBack(name)}
      />
    ));
  const shown = [
    ...groups.map(({ title, commands }) => ({ title, names: commands.filter((it) => !isClosed(it, table, viewer)) })),
    ...(macros.length > 0 ? [{ title: texts.groups.macros, names: macros.map((it) => macroName(it.id)) }] : []),
  ];
  return (
    <>
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
      {shown.map(({ title, names }) => (
        <section key={title} aria-label={title}>
          <Title order={3} size="sm" mt="sm" mb={4}>
            {title}
          </Title>
          <Table verticalSpacing={3} withRowBorders={false} data-off={!singleKeys} className={classes.keys}>
            <Table.Tbody>{rows(names)}</Table.Tbody>
          </Table>
        </section>
      ))}
      {Object.keys(keys).length > 0 && (
        <Button variant="default" mt="xs" onClick={() => change({ keys: {} })}>
          {texts.resetAll}
        </Button>
      )}
      <FixedKeys />
    </>
  );
}

const FixedKeys = () => (
  <>
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
  </>
);

const Fixed = ({ label, keys }: { label: string; keys: string }) => (
  <Table.Tr>
    <Table.Td>{label}</Table.Td>
    <Table.Td className={classes.right}>
      <Keys all={[keys]} />
    </Table.Td>
  </Table.Tr>
);
