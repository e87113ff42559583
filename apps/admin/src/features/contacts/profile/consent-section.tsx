import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/contacts.ts';
import { texts as customerTexts } from '#texts/conversation-customer.ts';
import classes from '../../../people/contact/contact.module.css';
import { Section } from '../../../people/contact/section.tsx';
import { dateAndTime } from '../../../ui/time/time.ts';
import { newsletterQuery } from '../contact-queries.ts';

/** What they agreed to when they subscribed to the newsletter: the words, when, and on which page. */
export function ConsentSection({ contactId }: { contactId: string }) {
  const consents = useQuery(newsletterQuery(contactId)).data ?? [];
  if (consents.length === 0) return null;
  return (
    <Section title={texts.profile.newsletter}>
      <dl className={classes.answers}>
        {consents.map((it) => (
          <div key={it.email}>
            <dt>{texts.profile.consented(it.email, dateAndTime(it.consentedAt), it.page)}</dt>
            <dd>{customerTexts.quoted(it.consentText)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
