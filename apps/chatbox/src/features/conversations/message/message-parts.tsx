import type { Message } from '@chatty/contract/messages';
import { MediaView } from '@chatty/prose/react';
import type { ReactNode } from 'react';
import { OrderCards } from '../../catalog/order-card.tsx';
import { ordersOf } from '../../catalog/order-state.ts';
import { ProductCarousel } from '../../catalog/product-carousel.tsx';
import { EmailForm } from '../../contacts/email-form.tsx';
import { PersonButton } from '../hand-off/person-button.tsx';
import { Helpful } from './helpful.tsx';
import { Reactions } from './reactions.tsx';
import { Sources } from '../../assistant/sources.tsx';
import { mediaOptions } from '../../../ui/media-options.ts';
import { conversationOf } from '../conversations-state.ts';
import { useChat, useChatState } from '../../../app/use-chat.ts';

interface PartsProps {
  message: Message;
  onPersonAsked(): void;
}

/** What a message shows beside its text, and what the visitor can do with it. */
export function MessageParts({ message, onPersonAsked }: PartsProps): ReactNode {
  const chat = useChat();
  const email = useChatState((it) => it.session?.contact.email ?? null);
  const handler = useChatState((it) => conversationOf(it, message.conversationId)?.handler ?? 'assistant');
  const id = message.conversationId;

  const openFaq = async (title: string) => {
    const faqs = await chat.searchFaqs(title, new AbortController().signal).catch(() => []);
    const faq = faqs.find((it) => it.question === title);
    if (faq) chat.show({ name: 'answer', faq });
  };

  const askPerson = async () => {
    await chat.talkToPerson(id);
    onPersonAsked();
  };

  return (
    <>
      {message.parts.map((part, at) => {
        switch (part.type) {
          case 'sources':
            return <Sources key={at} sources={part.sources} onOpen={(it) => void openFaq(it.title)} />;
          case 'media':
            return (
              <div key={at} className="media">
                {part.media.map((it) => (
                  <MediaView key={it.src} media={it} options={mediaOptions(chat.config.origin)} />
                ))}
              </div>
            );
          case 'products':
            return <ProductCarousel key={at} products={part.products} rootUrl={chat.config.rootUrl} />;
          case 'order':
            // All of them together, where the first one stands.
            return message.parts.findIndex((it) => it.type === 'order') === at ? (
              <OrderCards key={at} orders={ordersOf(message)} />
            ) : null;
          case 'askEmail':
            // The address is the contact's own to give.
            return chat.linked ? null : (
              <EmailForm key={at} email={email} onSave={(it) => chat.leaveContact(id, { email: it })} />
            );
          case 'offerPerson':
            // Once a person is asked for, the note below what was said tells how it goes on.
            return handler === 'assistant' ? (
              <PersonButton key={at} handler={handler} className="secondary" onAsk={askPerson} />
            ) : null;
          default:
            return null;
        }
      })}
      {message.sender === 'assistant' && message.parts.some((it) => it.type === 'sources') && (
        <Helpful helpful={message.helpful} onAnswer={(helpful) => void chat.giveOpinion(message, { helpful })} />
      )}
      {message.sender === 'admin' && (
        <Reactions reaction={message.reaction} onReact={(reaction) => void chat.giveOpinion(message, { reaction })} />
      )}
    </>
  );
}
