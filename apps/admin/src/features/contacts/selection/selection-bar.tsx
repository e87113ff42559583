import { type ListedContact, mostCounted } from '@chatty/contract/contact-list';
import { ActionIcon, Button, Progress } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useMemo } from 'react';
import { texts } from '#texts/contact-bulk.ts';
import type { ContactListView } from '../contact-queries.ts';
import { writeView } from '../list/list-address.ts';
import { clearSelection, selectEverything, showRows, useSelection } from './contact-selection.ts';
import { SelectionActions } from './selection-actions.tsx';
import classes from './selection.module.css';
import { useContactBulk } from './use-contact-bulk.ts';
import { useContactKeys } from './use-contact-keys.ts';

interface SelectionBarProps {
  view: ContactListView;
  rows: readonly ListedContact[];
  total: number;
  /** When the list was read. */
  at: string;
}

const toChosen = ({ id, blockedAt, blockedReason }: ListedContact) => ({
  id,
  isBlocked: blockedAt !== null,
  blockedReason,
});

/** The bar goes away with the button that was pressed: the keyboard goes on in the list. */
function letGo(): void {
  clearSelection();
  document.querySelector<HTMLElement>('[data-contact] input')?.focus();
}

/** How many contacts are chosen and what can be done to them; while that goes on, how far it has come. */
export function SelectionBar({ view, rows, total, at }: SelectionBarProps) {
  const { ids, everything } = useSelection();
  const bulk = useContactBulk();
  const address = writeView(view).toString();
  // What has left the list is not chosen any more.
  const chosen = useMemo(() => rows.filter((it) => ids.has(it.id)), [rows, ids]);
  const stands = everything !== null || chosen.length > 0;
  useEffect(() => showRows(rows.map((it) => it.id)), [rows]);
  useEffect(() => clearSelection, [address]);
  useContactKeys(stands);
  const { progress } = bulk;
  if (progress)
    return (
      <div className={classes.bar} role="toolbar" aria-label={texts.bar}>
        <span className={classes.count} role="status">
          {texts.working(progress.gone, progress.total)}
        </span>
        <Progress
          className={classes.progress}
          value={progress.total === 0 ? 0 : (100 * progress.gone) / progress.total}
          aria-label={texts.bar}
        />
        <Button variant="default" size="compact-sm" onClick={bulk.stop}>
          {texts.stop}
        </Button>
      </div>
    );
  if (!stands) return null;
  const count = everything?.count ?? chosen.length;
  return (
    <div className={classes.bar} role="toolbar" aria-label={texts.bar}>
      <ActionIcon aria-label={texts.clear} onClick={letGo}>
        <IconX size={18} />
      </ActionIcon>
      <span className={classes.count} role="status">
        {texts.selected(count, everything !== null && total > mostCounted ? mostCounted : null)}
      </span>
      {!everything && total > chosen.length && (
        <Button variant="subtle" size="compact-sm" onClick={() => selectEverything({ count: total, at })}>
          {texts.all(total > mostCounted ? null : total)}
        </Button>
      )}
      <SelectionActions
        chosen={chosen}
        everything={everything !== null}
        count={count}
        view={view}
        run={(deed) => {
          const { filter, search } = view;
          bulk.run(deed, everything ? { filter, search, until: everything.at } : chosen.map(toChosen));
          if (deed.do === 'delete') clearSelection();
        }}
      />
    </div>
  );
}
