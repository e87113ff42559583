import type { Contact } from '@chatty/contract/contacts';
import { callOf } from '@chatty/contract/visitor-name';
import { Skeleton, Stack, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '#texts/merge-contacts.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { texts as customerTexts } from '#texts/conversation-customer.ts';
import classes from './merge.module.css';
import { takeFocus } from '../../../ui/browser/take-focus.ts';
import { foundContactsQuery, likelySameQuery } from './merge-queries.ts';

interface Choice {
  contact: Contact;
  why: string | null;
}

interface ChooseContactProps {
  contact: Contact;
  choose(other: Contact): void;
}

/** Those who may be the same person, and a search for anybody else. */
export function ChooseContact({ contact, choose }: ChooseContactProps) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 200);
  const likely = useQuery(likelySameQuery(contact.id));
  const found = useQuery(foundContactsQuery(search));
  const asked = search === '' ? likely : found;
  const choices: Choice[] | undefined =
    search === ''
      ? likely.data?.map((it) => ({ contact: it.contact, why: texts.likeness[it.by] }))
      : found.data?.filter((it) => it.id !== contact.id).map((it) => ({ contact: it, why: null }));
  return (
    <Stack gap="sm" fz="sm">
      <TextInput
        type="search"
        label={texts.search}
        placeholder={texts.searchPlaceholder}
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        ref={takeFocus}
        data-autofocus
      />
      {asked.isError && !choices ? (
        <ErrorState problem={asked.error} retry={() => void asked.refetch()} title={texts.failedToFind} />
      ) : (
        <Choices label={search === '' ? texts.likely : texts.found} choices={choices} choose={choose}>
          {search === '' ? texts.typeMore : texts.none}
        </Choices>
      )}
    </Stack>
  );
}

interface ChoicesProps extends Pick<ChooseContactProps, 'choose'> {
  label: string;
  choices: Choice[] | undefined;
  /** What is said where there are none. */
  children: string;
}

function Choices({ label, choices, choose, children }: ChoicesProps) {
  if (!choices)
    return (
      <div aria-busy="true">
        <span className="visually-hidden" role="status">
          {texts.loading}
        </span>
        <Skeleton height={40} />
      </div>
    );
  if (choices.length === 0)
    return (
      <p className={classes.soft} role="status">
        {children}
      </p>
    );
  return (
    <section>
      <h3 className={classes.title}>{label}</h3>
      <ul className={classes.choices} aria-label={label}>
        {choices.map(({ contact, why }) => {
          const { name, hue } = callOf(contact);
          const details = [contact.email, contact.phone].filter((it) => it !== null && it !== name).join(' · ');
          return (
            <li key={contact.id}>
              <UnstyledButton className={classes.choice} onClick={() => choose(contact)}>
                <Avatar name={name} hue={hue} size={32} />
                <span className={classes.who}>
                  <span dir="auto">{name}</span>
                  <span className={classes.soft} dir="auto">
                    {details || <RelativeTime at={contact.lastSeenAt} say={customerTexts.lastSeen} />}
                  </span>
                </span>
                {why && <span className={classes.why}>{why}</span>}
              </UnstyledButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
