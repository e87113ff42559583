import type { ListedContact } from '@chatty/contract/contact-list';
import { Button } from '@mantine/core';
import { IconBan, IconDownload, IconRotateClockwise, IconTag, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '#texts/contact-bulk.ts';
import { api } from '../../../connection/api.ts';
import { useExport } from '../../../connection/exporting/use-export.ts';
import { TagPicker } from '../../../people/tags/tag-picker.tsx';
import { saveText } from '../../../ui/browser/save-text.ts';
import { ConfirmDialog } from '../../../ui/form/confirm-dialog.tsx';
import { toastDone } from '../../../ui/toast.tsx';
import type { ContactListView } from '../contact-queries.ts';
import { exportedContacts } from '../exchange/exported-contacts.ts';
import classes from './selection.module.css';
import type { ContactDeed } from './use-contact-bulk.ts';

interface SelectionActionsProps {
  /** Those of them who are shown. */
  chosen: readonly ListedContact[];
  /** Whether all who match the list are meant. */
  everything: boolean;
  count: number;
  view: ContactListView;
  run(deed: ContactDeed): void;
}

/** What can be done to the contacts that are chosen. */
export function SelectionActions({ chosen, everything, count, view, run }: SelectionActionsProps) {
  const [asking, setAsking] = useState<'block' | 'delete' | null>(null);
  const [opened, setOpened] = useState(false);
  const exportAll = useExport();
  const exportChosen = useMutation({
    mutationFn: async () => {
      const { data } = await api('POST /contacts/export', { body: { ids: chosen.map((it) => it.id) } });
      saveText(data.name, 'text/csv;charset=utf-8', [data.text]);
      toastDone(texts.exported(data.count));
    },
    meta: { failure: texts.failedToExport },
  });
  // A tag that all have can be taken off, any other put on.
  const [first, ...others] = everything ? [] : chosen;
  const held = first?.tagIds.filter((id) => others.every((it) => it.tagIds.includes(id))) ?? [];
  const end = () => setAsking(null);
  const confirmed = (deed: ContactDeed) => {
    run(deed);
    return Promise.resolve();
  };
  return (
    <div className={classes.acts}>
      <TagPicker
        tagIds={held}
        onToggle={(tagId, on) => run({ do: 'tags', tagId, on })}
        opened={opened}
        onOpened={setOpened}
        target={
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconTag size={15} />}
            onClick={() => setOpened(!opened)}
          >
            {texts.tags}
          </Button>
        }
      />
      {(everything || chosen.some((it) => !it.blockedAt)) && (
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconBan size={15} />}
          onClick={() => setAsking('block')}
        >
          {texts.block}
        </Button>
      )}
      {(everything || chosen.some((it) => it.blockedAt)) && (
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconRotateClockwise size={15} />}
          onClick={() => run({ do: 'unblock' })}
        >
          {texts.unblock}
        </Button>
      )}
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconDownload size={15} />}
        loading={exportChosen.isPending || exportAll.progress !== null}
        onClick={() => (everything ? exportAll.run(exportedContacts(view)) : exportChosen.mutate())}
      >
        {texts.export}
      </Button>
      <Button
        variant="default"
        size="compact-sm"
        c="var(--bad)"
        leftSection={<IconTrash size={15} />}
        onClick={() => setAsking('delete')}
      >
        {texts.delete}
      </Button>
      <ConfirmDialog
        opened={asking === 'block'}
        title={texts.blockTitle(count)}
        action={texts.block}
        confirm={() => confirmed({ do: 'block' })}
        onClose={end}
      >
        {texts.blockMeans}
      </ConfirmDialog>
      <ConfirmDialog
        opened={asking === 'delete'}
        title={texts.deleteTitle(count)}
        action={texts.delete}
        danger
        typed={texts.typeDelete}
        confirm={() => confirmed({ do: 'delete' })}
        onClose={end}
      >
        {texts.deleteMeans}
      </ConfirmDialog>
    </div>
  );
}
