import type { ContactProfile, EmailFrom } from '@chatty/contract/contacts';
import { callOf } from '@chatty/contract/visitor-name';
import { Button, Tooltip } from '@mantine/core';
import { IconMail, IconPencil, IconPhone, IconUser } from '@tabler/icons-react';
import { texts } from '#texts/conversation-customer.ts';
import classes from '../contact.module.css';
import { useFocusInPlace } from '../typed/use-focus-in-place.ts';
import { useCarriedOver, useTyped } from '../typed/typed.ts';
import { DetailsForm } from './details-form.tsx';

const fields = [
  { name: 'name', icon: IconUser },
  { name: 'email', icon: IconMail },
  { name: 'phone', icon: IconPhone },
] as const;

/** Name, email and phone, shown and changed in place. */
export function ContactDetailsCard({ contact }: { contact: ContactProfile }) {
  const { typed, keep } = useTyped('details', contact.id);
  useCarriedOver(contact);
  const focus = useFocusInPlace();
  const known = fields.filter((it) => contact[it.name]);
  // What was begun goes on where it was left.
  if (typed) return <DetailsForm contact={contact} unsaved={typed} focus={focus} />;
  const edit = () => {
    focus.begin();
    keep({});
  };
  return (
    <section className={classes.section} aria-label={texts.details}>
      {known.length === 0 ? (
        <p className={classes.soft}>
          {texts.noDetails}
          <br />
          {texts.noDetailsOf(callOf(contact).name)}
        </p>
      ) : (
        <ul className={classes.details}>
          {known.map((field) => (
            <li key={field.name}>
              <field.icon size={15} stroke={1.7} aria-label={texts.fields[field.name]} role="img" />
              <span>{contact[field.name]}</span>
              {field.name === 'email' && contact.emailFrom && <EmailMark from={contact.emailFrom} />}
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="default"
        size="compact-xs"
        leftSection={<IconPencil size={13} />}
        ref={focus.next}
        onClick={edit}
      >
        {known.length === 0 ? texts.add : texts.edit}
      </Button>
    </section>
  );
}

/** How sure the address is; pressing the mark tells why. */
function EmailMark({ from }: { from: EmailFrom }) {
  const { mark, why } = texts.emailFrom[from];
  return (
    <Tooltip label={why} multiline maw={240} events={{ hover: true, focus: true, touch: true }}>
      <span className={classes.status} data-tone={tones[from]} tabIndex={0}>
        {mark}
        <span className="visually-hidden">. {why}</span>
      </span>
    </Tooltip>
  );
}

const tones: Record<EmailFrom, 'good' | 'warn' | 'calm'> = {
  account: 'good',
  order: 'good',
  team: 'calm',
  visitor: 'warn',
};
