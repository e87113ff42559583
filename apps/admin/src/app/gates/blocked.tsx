import { IconLock } from '@tabler/icons-react';
import { PageMessage } from '../../ui/empty-state.tsx';
import { useMe } from '../me.tsx';
import { useWindowTitle } from '../shell/window-title.ts';
import { ContactButton } from '../support/contact-button.tsx';

/** In place of every page while the provider has closed the app for the shop. */
export function Blocked() {
  useWindowTitle('Access blocked · Chatty');
  const { shop } = useMe();
  return (
    <PageMessage
      icon={<IconLock size={40} stroke={1.4} />}
      title="Access to this shop is blocked"
      text={`Chatty is switched off for ${shop.name}. Your conversations and settings are kept.`}
      action={<ContactButton draft={`Access to ${shop.shopifyDomain} is blocked. Please help me.`} />}
    />
  );
}
