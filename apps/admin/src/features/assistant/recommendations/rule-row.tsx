import type { Recommendation } from '@chatty/contract/recommendations';
import { texts } from '#texts/recommendations.ts';
import { Tag } from '../../../ui/tag.tsx';
import type { OrderedMoving } from '../ordered/ordered-list.tsx';
import { OrderedRow } from '../ordered/ordered-row.tsx';
import { useDeleteRule, useSwitchRule } from './rule-actions.ts';
import { editRulePath, rulePath } from './rule-queries.ts';
import { conditionsOf, offersOf } from './rule-words.ts';

interface RuleRowProps {
  rule: Recommendation;
  /** The rule above that fits whenever this one does. */
  shadowedBy: string | undefined;
  moving: OrderedMoving | null;
}

export function RuleRow({ rule, shadowedBy, moving }: RuleRowProps) {
  const { id, name, on } = rule;
  const { mutate: turn } = useSwitchRule();
  const { mutate: remove } = useDeleteRule();
  return (
    <OrderedRow
      name={name}
      excerpt={offersOf(rule).join(' · ')}
      facts={
        <>
          <span dir="auto">{conditionsOf(rule).join(' · ')}</span>
          {shadowedBy !== undefined && <Tag tone="warn">{texts.neverReached(shadowedBy)}</Tag>}
        </>
      }
      isOn={on}
      to={rulePath(id)}
      editPath={editRulePath(id)}
      words={texts}
      moving={moving}
      onSwitch={(to) => turn({ id, on: to })}
      onRemove={() => remove(id)}
    />
  );
}
