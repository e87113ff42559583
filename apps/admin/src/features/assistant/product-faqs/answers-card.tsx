import type { ListedAnswer } from '@chatty/contract/knowledge';
import { IconMessage2Question } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/product-faqs.ts';
import { useMe } from '../../../people/me.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import areaClasses from '../area/area.module.css';
import { sourcesQuery } from '../area/source-queries.ts';
import { OrderedList } from '../ordered/ordered-list.tsx';
import { LimitNote } from '../sources/source-rows.tsx';
import { AnswerRow } from './answer-row.tsx';
import { useMoveAnswer, useSwitchAnswer } from './faq-actions.ts';

/** The product's questions in the shop's order; `product` as its address names it. */
export function AnswersCard({ product, answers }: { product: string; answers: readonly ListedAnswer[] }) {
  const isAdmin = useMe().member.role === 'admin';
  const room = useQuery(sourcesQuery).data?.customAnswers;
  const { move, announcement } = useMoveAnswer(product, answers);
  const { mutate: turn } = useSwitchAnswer(product);
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
        <OrderedList
          label={texts.list}
          help={texts.moveHelp}
          announcement={announcement}
          rows={answers}
          move={isAdmin ? move : null}
        >
          {(answer, moving) => (
            <AnswerRow key={answer.id} answer={answer} use={(used) => turn({ id: answer.id, used })} moving={moving} />
          )}
        </OrderedList>
      )}
    </Card>
  );
}
