import { Button } from '@mantine/core';
import { useContext, useState } from 'react';
import { texts } from '#texts/shell.ts';
import { toastFailure } from '../../ui/toast.tsx';
import { MeContext } from '../../people/me.tsx';

/**
 * Opens the support chat with words to begin with. Not there where the server names no support shop, nor for the
 * provider's staff: they are the support.
 */
export function ContactButton({ draft }: { draft: string }) {
  const me = useContext(MeContext);
  const [opening, setOpening] = useState(false);
  const supportShop = me?.supportShop;
  if (!supportShop || me.isCrmLogin) return null;
  const open = async () => {
    setOpening(true);
    try {
      const { openSupportChat } = await import('./support-chat.ts');
      await openSupportChat(supportShop, draft);
    } catch (problem) {
      console.error(problem);
      toastFailure(problem, texts.supportAway);
    }
    setOpening(false);
  };
  return (
    <Button variant="default" loading={opening} onClick={() => void open()}>
      {texts.contactUs}
    </Button>
  );
}
