import type { ListedContact } from '@chatty/contract/contact-list';
import { ActionIcon, Menu } from '@mantine/core';
import { IconBan, IconDots, IconDownload, IconRotateClockwise, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { callOf } from '@chatty/contract/visitor-name';
import { texts as blockTexts } from '#texts/block-contact.ts';
import { texts } from '#texts/contact-exchange.ts';
import { texts as customerTexts } from '#texts/conversation-customer.ts';
import { BlockDialog } from '../../../people/contact/block/block-dialog.tsx';
import { useUnblock } from '../../../people/contact/block/use-block.ts';
import { useDataExport } from '../../../people/contact/data-export.ts';
import { DeleteContact } from '../../../people/contact/delete-contact.tsx';
import classes from './contact-list.module.css';

/** What can be done with a contact without opening them. */
export function RowMenu({ contact }: { contact: ListedContact }) {
  const [asking, setAsking] = useState<'block' | 'delete' | null>(null);
  const unblock = useUnblock(contact.id);
  const exporting = useDataExport(contact.id);
  const { name } = callOf(contact);
  const end = () => setAsking(null);
  return (
    <span role="cell" className={classes.actions}>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" aria-label={texts.actionsFor(name)}>
            <IconDots size={18} stroke={1.7} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {contact.blockedAt ? (
            <Menu.Item leftSection={<IconRotateClockwise size={16} />} onClick={unblock.run}>
              {blockTexts.unblock}
            </Menu.Item>
          ) : (
            <Menu.Item leftSection={<IconBan size={16} />} onClick={() => setAsking('block')}>
              {blockTexts.block}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconDownload size={16} />} onClick={() => exporting.mutate()}>
            {customerTexts.exportData}
          </Menu.Item>
          <Menu.Item leftSection={<IconTrash size={16} />} color="red.8" onClick={() => setAsking('delete')}>
            {customerTexts.deleteContact}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <BlockDialog contactId={contact.id} name={name} opened={asking === 'block'} onClose={end} />
      <DeleteContact contactId={contact.id} name={name} opened={asking === 'delete'} onClose={end} />
    </span>
  );
}
