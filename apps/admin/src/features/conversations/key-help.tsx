import { Kbd, Modal, Table } from '@mantine/core';
import { texts } from '#texts/conversations.ts';
import { keys } from './keyboard.ts';

export function KeyHelp({ opened, onClose }: { opened: boolean; onClose(): void }) {
  return (
    <Modal opened={opened} onClose={onClose} title={texts.keysTitle} size="sm">
      <Table verticalSpacing={5} withRowBorders={false}>
        <Table.Tbody>
          {keys.map((shortcut) => (
            <Row
              key={shortcut.key}
              label={texts.keys[shortcut.key]}
              shown={'also' in shortcut ? [shortcut.key, shortcut.also] : [shortcut.key]}
            />
          ))}
          <Row label={texts.sendAnyway} shown={[texts.sendKeys]} />
          <Row label={texts.leaveField} shown={['Esc']} />
        </Table.Tbody>
      </Table>
    </Modal>
  );
}

function Row({ label, shown }: { label: string; shown: readonly string[] }) {
  return (
    <Table.Tr>
      <Table.Td>{label}</Table.Td>
      <Table.Td ta="right" style={{ whiteSpace: 'nowrap' }}>
        {shown.map((key, at) => (
          <span key={key}>
            {at > 0 && ` ${texts.or} `}
            <Kbd size="xs">{key}</Kbd>
          </span>
        ))}
      </Table.Td>
    </Table.Tr>
  );
}
