import { Kbd, Modal, Table } from '@mantine/core';
import { keys } from './keyboard.ts';

export function KeyHelp({ opened, onClose }: { opened: boolean; onClose(): void }) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Keys of the inbox"
      size="sm"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Table verticalSpacing={5} withRowBorders={false}>
        <Table.Tbody>
          {keys.map((it) => (
            <Row key={it.key} label={it.label} shown={'also' in it ? [it.key, it.also] : [it.key]} />
          ))}
          <Row label="Send, whatever Enter does" shown={['Ctrl or Cmd + Enter']} />
          <Row label="Leave the text field; the text stays" shown={['Esc']} />
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
        {shown.map((it, at) => (
          <span key={it}>
            {at > 0 && ' or '}
            <Kbd size="xs">{it}</Kbd>
          </span>
        ))}
      </Table.Td>
    </Table.Tr>
  );
}
