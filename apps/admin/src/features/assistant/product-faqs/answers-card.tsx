import type { ListedAnswer } from '@chatty/contract/knowledge';
import { IconMessage2Question } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/product-faqs.ts';
import { useMe } from '../../../people/me.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useRowDrag } from '../../../ui/order/use-row-drag.ts';
import areaClasses from '../area/area.module.css';
import { sourcesQuery } from '../area/source-queries.ts';
import rowClasses from '../scenarios/scenarios.module.css';
import { LimitNote } from '../sources/source-rows.tsx';
import { AnswerRow } from './answer-row.tsx';
import { useMoveAnswer, useSwitchAnswer } from './faq-actions.ts';

/** The product's questions in the shop's order; `product` as its address names it. */
export function AnswersCard({ product, answers }: { product: string; answers: readonly ListedAnswer[] }) {
  const isAdmin = useMe().member.role === 'admin';
  const room = useQuery(sourcesQuery).data?.customAnswers;
  const { move, announcement } = useMoveAnswer(product, answers);
  const { mutate: turn } = useSwitchAnswer(product);
  const drag = useRowDrag((from, to) => answers[from] && move(answers[from].id, to));
  const movingOf = (answer: ListedAnswer, at: number) => ({
    grip: drag.grip(at),
    isFirst: at === 0,
    isLast: at === answers.length - 1,
    by: (places: number) => move(answer.id, at + places),
    style: drag.styleOf(at),
    dragged: drag.dragged === at,
  });
  return (
    <Card padded={false}>
      <div className={areaClasses.summary}>
        <span role="status">{texts.count(answers.length, answers.filter((it) => it.used).length)}</span>
        {room && (
          <>
            {room.limit !== null && <span> · {texts.ofLimit(room.count, room.limit)}</span>}
            <LimitNote {...room} />
          </>
        )}
      </div>
      {answers.length === 0 ? (
        <EmptyState icon={<IconMessage2Question size={32} stroke={1.5} />} title={texts.noneTitle} text={texts.none} />
      ) : (
        <ol className={rowClasses.rows} aria-label={texts.list} data-movable={isAdmin}>
          {answers.map((answer, at) => (
            <AnswerRow
              key={answer.id}
              answer={answer}
              use={(used) => turn({ id: answer.id, used })}
              moving={isAdmin ? movingOf(answer, at) : null}
            />
          ))}
        </ol>
      )}
      <p id="move-answer-help" className="visually-hidden">
        {texts.moveHelp}
      </p>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </Card>
  );
}
