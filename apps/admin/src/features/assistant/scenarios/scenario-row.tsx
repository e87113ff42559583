import type { ListedScenario } from '@chatty/contract/scenarios';
import { ActionIcon, Menu, Switch } from '@mantine/core';
import { IconDots, IconGripVertical, IconPencil, IconTrash } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { texts } from '#texts/scenarios.ts';
import { Items as MoveItems } from '../../../ui/order/move-items.tsx';
import type { RowMoving } from '../../../ui/order/row-moving.ts';
import { Tag } from '../../../ui/tag.tsx';
import areaClasses from '../area/area.module.css';
import { useDeleteScenario, useSwitchScenario } from './scenario-actions.ts';
import { scenarioPath } from './scenario-queries.ts';
import classes from './scenarios.module.css';

interface ScenarioRowProps {
  scenario: ListedScenario;
  /** Null for whoever may only read. */
  moving: RowMoving | null;
}

export function ScenarioRow({ scenario, moving }: ScenarioRowProps) {
  const { id, title, example, stepKinds, on, defaultKey, isChanged } = scenario;
  const { mutate: turn } = useSwitchScenario();
  return (
    <li className={classes.row} data-dragged={moving?.dragged} style={moving?.style}>
      {moving && <Grip title={title} moving={moving} />}
      <div className={classes.text} data-off={!on}>
        <Link to={scenarioPath(scenario)} className={areaClasses.name} dir="auto">
          {title}
        </Link>
        <p className={areaClasses.excerpt} dir="auto">
          {texts.startsWith(example)}
        </p>
        <div className={areaClasses.facts}>
          <span>{stepKinds.map((kind) => texts.kinds[kind]).join(' → ')}</span>
          {defaultKey !== null && <Tag>{isChanged ? texts.isChanged : texts.isDefault}</Tag>}
        </div>
      </div>
      <Switch
        className={areaClasses.acts}
        size="sm"
        aria-label={texts.onOf(title)}
        checked={on}
        disabled={moving === null}
        onChange={(event) => turn({ id, on: event.currentTarget.checked })}
      />
      {moving && <RowMenu scenario={scenario} moving={moving} />}
    </li>
  );
}

/** Dragged by a pointer, moved by the arrow keys. */
function Grip({ title, moving }: { title: string; moving: RowMoving }) {
  const step = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    moving.by(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <ActionIcon
      {...moving.grip}
      className={classes.grip}
      aria-label={texts.moveOf(title)}
      aria-describedby="move-scenario-help"
      onKeyDown={step}
    >
      <IconGripVertical size={16} stroke={1.6} />
    </ActionIcon>
  );
}

function RowMenu({ scenario, moving }: { scenario: ListedScenario; moving: RowMoving }) {
  const { mutate: remove } = useDeleteScenario();
  return (
    <Menu position="bottom-end" width={170}>
      <Menu.Target>
        <ActionIcon className={areaClasses.acts} aria-label={texts.more(scenario.title)}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={scenarioPath(scenario)} leftSection={<IconPencil size={15} />}>
          {texts.editOne}
        </Menu.Item>
        <MoveItems moving={moving} />
        {scenario.defaultKey === null && (
          <Menu.Item c="var(--bad)" leftSection={<IconTrash size={15} />} onClick={() => remove(scenario.id)}>
            {texts.delete}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
