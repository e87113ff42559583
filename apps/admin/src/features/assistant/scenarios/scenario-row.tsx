import type { ListedScenario } from '@chatty/contract/scenarios';
import { texts } from '#texts/scenarios.ts';
import { Tag } from '../../../ui/tag.tsx';
import type { OrderedMoving } from '../ordered/ordered-list.tsx';
import { OrderedRow } from '../ordered/ordered-row.tsx';
import { useDeleteScenario, useSwitchScenario } from './scenario-actions.ts';
import { scenarioPath } from './scenario-queries.ts';

const words = { ...texts, edit: texts.editOne };

interface ScenarioRowProps {
  scenario: ListedScenario;
  moving: OrderedMoving | null;
}

export function ScenarioRow({ scenario, moving }: ScenarioRowProps) {
  const { id, title, example, stepKinds, on, defaultKey, isChanged } = scenario;
  const { mutate: turn } = useSwitchScenario();
  const { mutate: remove } = useDeleteScenario();
  return (
    <OrderedRow
      name={title}
      excerpt={texts.startsWith(example)}
      facts={
        <>
          <span>{stepKinds.map((kind) => texts.kinds[kind]).join(' → ')}</span>
          {defaultKey !== null && <Tag>{isChanged ? texts.isChanged : texts.isDefault}</Tag>}
        </>
      }
      isOn={on}
      to={scenarioPath(scenario)}
      words={words}
      moving={moving}
      onSwitch={(to) => turn({ id, on: to })}
      onRemove={defaultKey === null ? () => remove(id) : undefined}
    />
  );
}
