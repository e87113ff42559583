import type { ReactNode } from 'react';
import type { PartProps } from '../../app/slots.ts';
import { useChat, useChatState } from '../../app/use-chat.ts';
import { EmailForm } from './email-form.tsx';
import { leaveContact } from './leave-contact.ts';

/** Asks for the address to which the answer goes when the visitor leaves. It is the contact's own to give. */
export function AskEmail({ conversationId }: { conversationId: string }): ReactNode {
  const chat = useChat();
  const known = useChatState((state) => state.session?.contact.email ?? null);
  if (chat.linked) return null;
  return <EmailForm email={known} onSave={(email) => leaveContact(chat, conversationId, { email })} />;
}

export const AskEmailPart = ({ message }: PartProps<'askEmail'>): ReactNode => (
  <AskEmail conversationId={message.conversationId} />
);
