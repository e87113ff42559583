import type { PreChat } from '@chatty/contract/pre-chat';
import { Anchor } from '@mantine/core';
import { texts } from '#texts/conversation-customer.ts';
import { dateAndTime } from '../../ui/time/time.ts';
import classes from './contact.module.css';

/** What the visitor answered before the chat, and the disclaimer that they agreed to last. */
export function PreChatSection({ preChat }: { preChat: PreChat | null }) {
  const consent = preChat?.consents.at(-1);
  if (!preChat || (preChat.answers.length === 0 && !consent)) return null;
  return (
    <section className={classes.section} aria-label={texts.preChat}>
      <h3 className={classes.sectionTitle}>{texts.preChat}</h3>
      <dl className={classes.answers}>
        {preChat.answers.map(({ id, label, answer }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
        {consent && (
          <div>
            <dt>{texts.agreedOn(dateAndTime(consent.at))}</dt>
            <dd>
              {texts.quoted(consent.text)}{' '}
              {consent.link !== '' && (
                <Anchor href={consent.link} target="_blank" rel="noreferrer" fz="inherit">
                  {texts.agreedLink}
                </Anchor>
              )}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
