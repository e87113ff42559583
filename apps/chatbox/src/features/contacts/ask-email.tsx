import type { ReactNode } from 'react';
import type { AskEmailProps, PartProps } from '../../app/slots.ts';
import { useChat, useChatState } from '../../app/use-chat.ts';
import { begunEmail, keepBegunEmail } from './begun-email.ts';
import { EmailForm } from './email-form.tsx';
import { leaveContact } from './leave-contact.ts';

/** Asks for the address to which the answer goes when the visitor leaves. It is the contact's own to give. */
export function AskEmail({ conversationId, folded = false }: AskEmailProps): ReactNode {
  const chat = useChat();
  const known = useChatState((state) => state.session?.contact.email ?? null);
  if (chat.linked) return null;
  const begun = begunEmail(chat.kept, conversationId);
  return (
    <EmailForm
      email={known}
      begun={{ ...begun, folded: begun.folded ?? folded }}
      onBegun={(now) => keepBegunEmail(chat.kept, conversationId, now)}
      onSave={(email) => leaveContact(chat, conversationId, { email })}
    />
  );
}

export const AskEmailPart = ({ message }: PartProps<'askEmail'>): ReactNode => (
  <AskEmail conversationId={message.conversationId} />
);
