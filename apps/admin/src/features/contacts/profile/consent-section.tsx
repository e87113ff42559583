import type { ContactProfile } from '@chatty/contract/contacts';
import type { NewsletterConsent } from '@chatty/contract/popups';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { texts as customerTexts } from '#texts/conversation-customer.ts';
import { texts } from '#texts/newsletter-consent.ts';
import classes from '../../../people/contact/contact.module.css';
import { Section } from '../../../people/contact/section.tsx';
import { dateAndTime } from '../../../ui/time/time.ts';
import { newsletterQuery } from '../contact-queries.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';
import { useTellStore } from './withdraw-consent.ts';

/** What they agreed to when they subscribed to the newsletter, until when it held, and the way to take it back for them. */
export function ConsentSection({ contact }: { contact: ContactProfile }) {
  const { data: consents = [], isError, refetch } = useQuery(newsletterQuery(contact.id));
  const [asking, setAsking] = useState(false);
  const { subscribedAt } = contact;
  const held = consents.some((it) => !it.withdrawn);
  if (isError && consents.length === 0) {
    return (
      <Section title={texts.title}>
        <p className={classes.soft} role="alert">
          {texts.failed}{' '}
          <button type="button" className={classes.link} onClick={() => void refetch()}>
            {texts.tryAgain}
          </button>
        </p>
      </Section>
    );
  }
  if (consents.length === 0 && !subscribedAt) return null;
  return (
    <Section title={texts.title}>
      <dl className={classes.answers}>
        {consents.map((it) => (
          <Consent key={it.id} consent={it} contactId={contact.id} />
        ))}
      </dl>
      {subscribedAt && !held && <p>{texts.byFileOn(dateAndTime(subscribedAt))}</p>}
      {(held || subscribedAt) && (
        <Button variant="default" size="compact-xs" mt={8} onClick={() => setAsking(true)}>
          {texts.withdraw}
        </Button>
      )}
      <WithdrawDialog contactId={contact.id} opened={asking} onClose={() => setAsking(false)} />
    </Section>
  );
}

function Consent({ consent: it, contactId }: { consent: NewsletterConsent; contactId: string }) {
  const { withdrawn } = it;
  return (
    <div>
      <dt>{texts.consented(it.email, dateAndTime(it.consentedAt), it.page)}</dt>
      <dd dir="auto">{it.consentText === '' ? texts.byFile : customerTexts.quoted(it.consentText)}</dd>
      {withdrawn && (
        <dd>
          {texts.withdrawn(dateAndTime(withdrawn.at), withdrawn.by)}
          {withdrawn.reason !== '' && <div dir="auto">{withdrawn.reason}</div>}
          <InStore inStore={it.inStore} contactId={contactId} />
        </dd>
      )}
    </div>
  );
}

/** Whether the store has heard that it was taken back: as long as it has not, it may go on sending mail. */
function InStore({ inStore, contactId }: { inStore: NewsletterConsent['inStore']; contactId: string }) {
  const tell = useTellStore(contactId);
  return (
    <div className={classes.soft} role="status">
      {texts.inStore[inStore]}{' '}
      {(inStore === 'waiting' || inStore === 'refused') && (
        <button type="button" className={classes.link} disabled={tell.isPending} onClick={() => tell.mutate()}>
          {texts.tellAgain}
        </button>
      )}
    </div>
  );
}
