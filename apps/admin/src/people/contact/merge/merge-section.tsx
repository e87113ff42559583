import type { Contact } from '@chatty/contract/contacts';
import { Button } from '@mantine/core';
import { IconArrowMerge } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { texts } from '#texts/merge-contacts.ts';
import { Section } from '../section.tsx';

const MergeDialog = lazy(async () => ({ default: (await import('./merge-dialog.tsx')).MergeDialog }));

/** The way to tell that two contacts are the same person. */
export function MergeSection({ contact, name }: { contact: Contact; name: string }) {
  const [asked, setAsked] = useState(false);
  const [opened, setOpened] = useState(false);
  const open = () => {
    setAsked(true);
    setOpened(true);
  };
  return (
    <Section title={texts.title}>
      <Button variant="default" size="compact-xs" leftSection={<IconArrowMerge size={13} />} onClick={open}>
        {texts.merge}
      </Button>
      {asked && (
        <Suspense fallback={null}>
          <MergeDialog contact={contact} name={name} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </Section>
  );
}
