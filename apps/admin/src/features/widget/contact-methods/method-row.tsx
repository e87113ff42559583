import { ActionIcon, Collapse, Switch } from '@mantine/core';
import { IconDots, IconGripVertical } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { texts } from '#texts/contact-methods.ts';
import { later } from '../../../ui/later/later.ts';
import { LaterMenu } from '../../../ui/later/later-menu.tsx';
import rows from '../rows/rows.module.css';
import classes from './contact-methods.module.css';
import { MethodFields } from './method-fields.tsx';
import { methodIcons } from './method-icons.ts';
import type { MethodRowProps } from './method-row-props.ts';

const items = later(() => import('../../../ui/order/move-items.tsx'));

/** One method: on or off, its place, and what it needs while it is on. What was typed stays while it is off. */
export function MethodRow(row: MethodRowProps) {
  const { method, draft, moving, onChange } = row;
  const { active } = draft.contactMethod[method];
  const name = texts.names[method];
  const Icon = methodIcons[method];
  const step = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    moving.by(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li className={rows.row} data-method={method} data-dragged={moving.dragged} style={moving.style}>
      <div className={`${rows.head} ${classes.head}`}>
        <ActionIcon
          {...moving.grip}
          className={rows.grip}
          data-moves="grip"
          aria-label={texts.move(name)}
          aria-describedby="move-method-help"
          onKeyDown={step}
        >
          <IconGripVertical size={16} stroke={1.6} />
        </ActionIcon>
        <Icon size={20} stroke={1.6} className={rows.sign} aria-hidden />
        <span className={rows.name}>{name}</span>
        <Switch
          size="sm"
          aria-label={texts.isOn(name)}
          checked={active}
          onChange={(event) => onChange({ active: event.currentTarget.checked })}
        />
        <LaterMenu
          position="bottom-end"
          width={150}
          items={items}
          of={{ moving }}
          target={
            <ActionIcon data-moves="menu" aria-label={texts.moreActions(name)}>
              <IconDots size={18} />
            </ActionIcon>
          }
        />
      </div>
      <Collapse expanded={active}>{active && <MethodFields {...row} />}</Collapse>
    </li>
  );
}
