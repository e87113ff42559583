import { builtInSegments, type ContactSegment } from '@chatty/contract/contact-list';
import { ActionIcon, Button } from '@mantine/core';
import { IconBookmarkPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { texts } from '#texts/contacts.ts';
import { api } from '../../../connection/api.ts';
import { ConfirmDialog } from '../../../ui/form/confirm-dialog.tsx';
import { LinkTabs } from '../../../ui/link-tabs.tsx';
import { toastDone } from '../../../ui/toast.tsx';
import type { ContactListView } from '../contact-queries.ts';
import classes from './contact-list.module.css';
import { isSame, writeView } from './list-address.ts';
import { SaveSegmentDialog } from './save-segment-dialog.tsx';

const shown = ['all', 'customers', 'leads', 'anonymous', 'online', 'blocked'] as const;

interface SegmentBarProps {
  view: ContactListView;
  segments: readonly ContactSegment[];
  show(part: Partial<ContactListView>): void;
}

/** The segments as tabs: those of every shop, then its own; and the way to keep the filters as another one. */
export function SegmentBar({ view, segments, show }: SegmentBarProps) {
  const [asking, setAsking] = useState<'save' | 'delete' | null>(null);
  const builtIn = shown.map((key) => ({ label: texts.segments.builtIn[key], filter: builtInSegments[key] }));
  const tabs = [...builtIn, ...segments.map(({ name, filter }) => ({ label: name, filter }))].map(
    ({ label, filter }) => ({
      label,
      to: `?${writeView({ ...view, filter, search: '' }).toString()}`,
      isHere: isSame(view.filter, filter),
    }),
  );
  const isNew = tabs.every((it) => !it.isHere);
  const own = segments.find((it) => isSame(it.filter, view.filter));
  const remove = async () => {
    if (!own) return;
    await api('DELETE /contacts/segments/:id', { params: { id: own.id } });
    toastDone(texts.segments.deleted);
    show({ filter: {} });
  };
  return (
    <div className={classes.segments}>
      <LinkTabs label={texts.segments.label} tabs={tabs} />
      {isNew && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconBookmarkPlus size={15} />}
          onClick={() => setAsking('save')}
        >
          {texts.segments.save}
        </Button>
      )}
      {own && (
        <ActionIcon aria-label={texts.segments.delete} onClick={() => setAsking('delete')}>
          <IconTrash size={16} />
        </ActionIcon>
      )}
      <SaveSegmentDialog opened={asking === 'save'} filter={view.filter} onClose={() => setAsking(null)} />
      <ConfirmDialog
        opened={asking === 'delete'}
        title={texts.segments.deleteTitle(own?.name ?? '')}
        action={texts.segments.delete}
        danger
        confirm={remove}
        onClose={() => setAsking(null)}
      >
        {texts.segments.deleteMeans}
      </ConfirmDialog>
    </div>
  );
}
