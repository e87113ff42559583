import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconForms, IconReceipt } from '@tabler/icons-react';
import { Link } from 'react-router';
import { texts as fieldTexts } from '#texts/contact-fields.ts';
import { texts } from '#texts/receipts.ts';

/** What else there is about contacts, beside the list. */
export const ContactsMenu = () => (
  <Menu position="bottom-end">
    <Menu.Target>
      <ActionIcon variant="default" size={30} aria-label={texts.moreActions}>
        <IconDots size={18} stroke={1.7} />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Item component={Link} to="/contacts/fields" leftSection={<IconForms size={16} />}>
        {fieldTexts.menu}
      </Menu.Item>
      <Menu.Item component={Link} to="/contacts/receipts" leftSection={<IconReceipt size={16} />}>
        {texts.receipts}
      </Menu.Item>
    </Menu.Dropdown>
  </Menu>
);
