import type { Conversation } from '@chatty/contract/conversations';
import { Checkbox } from '@mantine/core';
import { texts } from '#texts/conversation-bulk.ts';
import { contactOf } from '../../names.ts';
import classes from './selection.module.css';
import { selectTo, toggle, useSelection } from './selection.ts';

interface RowCheckProps {
  conversation: Conversation;
  /** The row that Tab reaches. */
  reached: boolean;
}

/** Chooses a row. It lies over the picture, and shows on hover, with the focus, and while anything is chosen. */
export function RowCheck({ conversation, reached }: RowCheckProps) {
  const { id } = conversation;
  const checked = useSelection((it) => it.everything !== null || it.ids.has(id));
  const stands = useSelection((it) => it.everything !== null || it.ids.size > 0);
  return (
    <div className={classes.check} data-stands={stands}>
      <Checkbox
        size="xs"
        tabIndex={reached ? 0 : -1}
        aria-label={texts.select(contactOf(conversation).name)}
        checked={checked}
        onChange={({ nativeEvent }) => {
          const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
          if (isRange) selectTo(id);
          else toggle(id);
        }}
      />
    </div>
  );
}
