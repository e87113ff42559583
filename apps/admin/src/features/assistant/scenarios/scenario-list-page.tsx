import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { texts } from '#texts/scenarios.ts';
import { useMe } from '../../../people/me.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import areaClasses from '../area/area.module.css';
import { SkeletonRows } from '../area/infinite-list.tsx';
import { OrderedList } from '../ordered/ordered-list.tsx';
import { useMoveScenario } from './scenario-actions.ts';
import { addScenarioPath, scenarioListQuery } from './scenario-queries.ts';
import { ScenarioRow } from './scenario-row.tsx';

const back = { to: '/ai_assistant', label: texts.area };

/** What the assistant does when a visitor brings up a certain matter: in the order in which they count. */
export function ScenarioListPage() {
  const isAdmin = useMe().member.role === 'admin';
  const list = useQuery(scenarioListQuery);
  const rows = list.data ?? [];
  const { move, announcement } = useMoveScenario(rows);
  return (
    <Page
      title={texts.title}
      subtitle={texts.subtitle}
      back={back}
      secondaryActions={
        <Button component={Link} to="/ai_assistant/instruction/size-guide-scenario" variant="default">
          {texts.sizeGuides}
        </Button>
      }
      primaryAction={isAdmin ? { label: texts.add, to: addScenarioPath } : null}
    >
      <Card padded={false}>
        {list.isError && !list.data ? (
          <ErrorState problem={list.error} retry={() => void list.refetch()} title={texts.notLoaded} />
        ) : !list.data ? (
          <SkeletonRows />
        ) : (
          <>
            <p className={areaClasses.summary} role="status">
              {texts.count(rows.length, rows.filter((it) => it.on).length)}
            </p>
            <OrderedList
              label={texts.list}
              help={texts.moveHelp}
              announcement={announcement}
              rows={rows}
              move={isAdmin ? move : null}
            >
              {(scenario, moving) => <ScenarioRow key={scenario.id} scenario={scenario} moving={moving} />}
            </OrderedList>
          </>
        )}
      </Card>
    </Page>
  );
}
