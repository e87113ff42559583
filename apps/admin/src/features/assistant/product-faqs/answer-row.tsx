import type { ListedAnswer } from '@chatty/contract/knowledge';
import { texts } from '#texts/product-faqs.ts';
import { dateAndTime } from '../../../ui/time/time.ts';
import { Uses } from '../area/uses.tsx';
import { useDeleteAnswer } from '../custom-answers/answer-actions.ts';
import { answersPath } from '../custom-answers/answer-paths.ts';
import type { OrderedMoving } from '../ordered/ordered-list.tsx';
import { OrderedRow } from '../ordered/ordered-row.tsx';

const words = { ...texts, onOf: texts.use };

interface AnswerRowProps {
  answer: ListedAnswer;
  use(used: boolean): void;
  moving: OrderedMoving | null;
}

export function AnswerRow({ answer, use, moving }: AnswerRowProps) {
  const { id, question, excerpt, variants, used, updatedAt } = answer;
  const { mutate: remove } = useDeleteAnswer();
  return (
    <OrderedRow
      name={question}
      excerpt={excerpt}
      facts={
        <>
          {variants.length > 0 && <span>{texts.variants(variants.length)}</span>}
          <span>{dateAndTime(updatedAt)}</span>
          <Uses kinds={['custom_answer']} id={id} />
        </>
      }
      isOn={used}
      to={`${answersPath}/${id}`}
      words={words}
      moving={moving}
      onSwitch={use}
      onRemove={() => remove(id)}
    />
  );
}
