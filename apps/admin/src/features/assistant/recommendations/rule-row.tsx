import type { Recommendation } from '@chatty/contract/recommendations';
import { ActionIcon, Menu, Switch } from '@mantine/core';
import { IconDots, IconGripVertical, IconPencil, IconTrash } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { texts } from '#texts/recommendations.ts';
import { Items as MoveItems } from '../../../ui/order/move-items.tsx';
import type { RowMoving } from '../../../ui/order/row-moving.ts';
import { Tag } from '../../../ui/tag.tsx';
import areaClasses from '../area/area.module.css';
import scenarioClasses from '../scenarios/scenarios.module.css';
import { useDeleteRule, useSwitchRule } from './rule-actions.ts';
import { editRulePath, rulePath } from './rule-queries.ts';
import { conditionsOf, offersOf } from './rule-words.ts';

interface RuleRowProps {
  rule: Recommendation;
  /** The rule above that fits whenever this one does. */
  shadowedBy: string | undefined;
  /** Null for whoever may only read. */
  moving: RowMoving | null;
}

export function RuleRow({ rule, shadowedBy, moving }: RuleRowProps) {
  const { id, name, on } = rule;
  const { mutate: turn } = useSwitchRule();
  return (
    <li className={scenarioClasses.row} data-dragged={moving?.dragged} style={moving?.style}>
      {moving && <Grip name={name} moving={moving} />}
      <div className={scenarioClasses.text} data-off={!on}>
        <Link to={rulePath(id)} className={areaClasses.name} dir="auto">
          {name}
        </Link>
        <p className={areaClasses.excerpt} dir="auto">
          {offersOf(rule).join(' · ')}
        </p>
        <div className={areaClasses.facts}>
          <span dir="auto">{conditionsOf(rule).join(' · ')}</span>
          {shadowedBy !== undefined && <Tag tone="warn">{texts.neverReached(shadowedBy)}</Tag>}
        </div>
      </div>
      <Switch
        className={areaClasses.acts}
        size="sm"
        aria-label={texts.onOf(name)}
        checked={on}
        disabled={moving === null}
        onChange={(event) => turn({ id, on: event.currentTarget.checked })}
      />
      {moving && <RowMenu rule={rule} moving={moving} />}
    </li>
  );
}

/** Dragged by a pointer, moved by the arrow keys. */
function Grip({ name, moving }: { name: string; moving: RowMoving }) {
  const step = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    moving.by(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <ActionIcon
      {...moving.grip}
      className={scenarioClasses.grip}
      aria-label={texts.moveOf(name)}
      aria-describedby="move-rule-help"
      onKeyDown={step}
    >
      <IconGripVertical size={16} stroke={1.6} />
    </ActionIcon>
  );
}

function RowMenu({ rule: { id, name }, moving }: { rule: Recommendation; moving: RowMoving }) {
  const { mutate: remove } = useDeleteRule();
  return (
    <Menu position="bottom-end" width={170}>
      <Menu.Target>
        <ActionIcon className={areaClasses.acts} aria-label={texts.more(name)}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={editRulePath(id)} leftSection={<IconPencil size={15} />}>
          {texts.edit}
        </Menu.Item>
        <MoveItems moving={moving} />
        <Menu.Item c="var(--bad)" leftSection={<IconTrash size={15} />} onClick={() => remove(id)}>
          {texts.delete}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
