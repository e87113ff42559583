import type { ListedContact } from '@chatty/contract/contact-list';
import { callOf } from '@chatty/contract/visitor-name';
import { Checkbox } from '@mantine/core';
import { texts } from '#texts/contact-bulk.ts';
import { selectTo, toggle, toggleAll, useSelection } from './contact-selection.ts';
import classes from './selection.module.css';

/** Chooses a contact; with Shift all from the one that was chosen last. */
export function ContactCheck({ contact }: { contact: ListedContact }) {
  const { id } = contact;
  const checked = useSelection((it) => it.everything !== null || it.ids.has(id));
  return (
    <span role="cell" className={classes.check}>
      <Checkbox
        size="xs"
        aria-label={texts.select(callOf(contact).name)}
        checked={checked}
        onChange={({ nativeEvent }) => {
          const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
          if (isRange) selectTo(id);
          else toggle(id);
        }}
      />
    </span>
  );
}

/** Chooses all that are shown. */
export function AllCheck() {
  const { rows, ids, everything } = useSelection();
  const count = rows.filter((it) => ids.has(it)).length;
  const all = everything !== null || (rows.length > 0 && count === rows.length);
  return (
    <span role="columnheader" className={classes.check}>
      <Checkbox
        size="xs"
        aria-label={texts.selectShown}
        checked={all}
        indeterminate={!all && count > 0}
        onChange={toggleAll}
      />
    </span>
  );
}
