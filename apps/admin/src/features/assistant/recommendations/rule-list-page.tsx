import { mostRecommendations } from '@chatty/contract/limits';
import { Button } from '@mantine/core';
import { IconThumbUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { texts } from '#texts/recommendations.ts';
import { useMe } from '../../../people/me.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import areaClasses from '../area/area.module.css';
import { SkeletonRows } from '../area/infinite-list.tsx';
import { OrderedList } from '../ordered/ordered-list.tsx';
import { neverReached } from './overlaps.ts';
import { useMoveRule } from './rule-actions.ts';
import { addRulePath, ruleListQuery } from './rule-queries.ts';
import { RuleRow } from './rule-row.tsx';

const back = { to: '/ai_assistant/products', label: texts.products };
/** From so many on it is told how many more there can be. */
const toldFrom = mostRecommendations - 10;

/** What the assistant recommends: the first rule that fits is used. */
export function RuleListPage() {
  const isAdmin = useMe().member.role === 'admin';
  const list = useQuery(ruleListQuery);
  const rows = list.data ?? [];
  const { move, announcement } = useMoveRule(rows);
  const left = mostRecommendations - rows.length;
  const shadowed = neverReached(rows);
  const action = { label: texts.add, to: addRulePath, disabled: left <= 0 };
  return (
    <Page
      title={texts.title}
      subtitle={texts.subtitle}
      back={back}
      primaryAction={isAdmin && rows.length > 0 ? action : null}
    >
      <Card padded={false}>
        {list.isError && !list.data ? (
          <ErrorState problem={list.error} retry={() => void list.refetch()} title={texts.notLoaded} />
        ) : !list.data ? (
          <SkeletonRows />
        ) : rows.length === 0 ? (
          <EmptyState
            icon={<IconThumbUp size={32} stroke={1.5} />}
            title={texts.noneTitle}
            text={texts.none}
            action={
              isAdmin && (
                <Button component={Link} to={addRulePath}>
                  {texts.add}
                </Button>
              )
            }
          />
        ) : (
          <>
            <p className={areaClasses.summary} role="status">
              {texts.count(rows.length, rows.filter((it) => it.on).length)} · {texts.orderHint}
              {rows.length >= toldFrom && ` ${texts.nearlyFull(left)}`}
            </p>
            <OrderedList
              label={texts.list}
              help={texts.moveHelp}
              announcement={announcement}
              rows={rows}
              move={isAdmin ? move : null}
            >
              {(rule, moving) => (
                <RuleRow key={rule.id} rule={rule} shadowedBy={shadowed.get(rule.id)} moving={moving} />
              )}
            </OrderedList>
          </>
        )}
      </Card>
    </Page>
  );
}
