import { IconLock } from '@tabler/icons-react';
import { texts } from '#texts/onboarding.ts';
import { PageMessage } from '../../ui/empty-state.tsx';
import { useMe } from '../../people/me.tsx';
import { useWindowTitle } from '../../ui/browser/window-title.ts';
import { ContactButton } from '../../navigation/not-found/contact-button.tsx';

/** In place of every page while the provider has closed the app for the shop. */
export function Blocked() {
  useWindowTitle(texts.blockedWindow);
  const { shop } = useMe();
  return (
    <PageMessage
      icon={<IconLock size={40} stroke={1.4} />}
      title={texts.blockedTitle}
      text={texts.blockedText(shop.name)}
      action={<ContactButton draft={texts.blockedDraft(shop.shopifyDomain)} />}
    />
  );
}
