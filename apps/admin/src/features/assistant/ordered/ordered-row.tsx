import { ActionIcon, Menu, Switch } from '@mantine/core';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Grip } from '../../../ui/order/grip.tsx';
import { Items as MoveItems } from '../../../ui/order/move-items.tsx';
import areaClasses from '../area/area.module.css';
import classes from './ordered.module.css';
import type { OrderedMoving } from './ordered-list.tsx';

interface OrderedRowProps {
  name: string;
  excerpt: string;
  facts: ReactNode;
  isOn: boolean;
  /** Where it is read, and where it is changed, if that is another place. */
  to: string;
  editPath?: string;
  words: {
    moveOf(name: string): string;
    onOf(name: string): string;
    more(name: string): string;
    edit: string;
    delete: string;
  };
  /** Null for whoever may only read. */
  moving: OrderedMoving | null;
  onSwitch(on: boolean): void;
  /** Not for what every shop has. */
  onRemove?: (() => void) | undefined;
}

/** A row of a list whose order counts: its name, what it is, a switch, and what can be done with it. */
export function OrderedRow(row: OrderedRowProps) {
  const { name, excerpt, facts, isOn, to, words, moving, onSwitch } = row;
  return (
    <li className={classes.row} data-dragged={moving?.dragged} style={moving?.style}>
      {moving && <Grip label={words.moveOf(name)} help={moving.help} moving={moving} className={classes.grip} />}
      <div className={classes.text} data-off={!isOn}>
        <Link to={to} className={areaClasses.name} dir="auto">
          {name}
        </Link>
        <p className={areaClasses.excerpt} dir="auto">
          {excerpt}
        </p>
        <div className={areaClasses.facts}>{facts}</div>
      </div>
      <Switch
        className={areaClasses.acts}
        size="sm"
        aria-label={words.onOf(name)}
        checked={isOn}
        disabled={moving === null}
        onChange={(event) => onSwitch(event.currentTarget.checked)}
      />
      {moving && <RowMenu {...row} moving={moving} />}
    </li>
  );
}

function RowMenu({ name, to, editPath = to, words, moving, onRemove }: OrderedRowProps & { moving: OrderedMoving }) {
  return (
    <Menu position="bottom-end" width={170}>
      <Menu.Target>
        <ActionIcon className={areaClasses.acts} aria-label={words.more(name)}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={editPath} leftSection={<IconPencil size={15} />}>
          {words.edit}
        </Menu.Item>
        <MoveItems moving={moving} />
        {onRemove && (
          <Menu.Item c="var(--bad)" leftSection={<IconTrash size={15} />} onClick={onRemove}>
            {words.delete}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
