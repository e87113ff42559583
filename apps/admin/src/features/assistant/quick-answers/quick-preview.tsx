import type { SuggestionFAQ } from '@chatty/contract/settings/assistant/suggestion-faqs';
import { useState } from 'react';
import { texts } from '#texts/quick-answers.ts';
import { Card } from '../../../ui/card.tsx';
import classes from './quick-answers.module.css';
import { leadsToOrder, linesOf } from './suggestions.ts';

const words = texts.preview;

/** The suggestions as visitors see them, and what a tap on one brings, of what is not saved too. */
export function QuickPreview({ list }: { list: readonly SuggestionFAQ[] }) {
  const [chosen, setTapped] = useState<string | null>(null);
  // Of a single one there is nothing to choose.
  const tapped = list.length === 1 ? list[0]?.questionId : chosen;
  const shown = list.filter((it) => it.isActive && it.question.trim() !== '');
  const one = shown.find((it) => it.questionId === tapped);
  return (
    <div className={classes.preview}>
      <Card title={words.title}>
        {shown.length === 0 && <p className={classes.answer}>{words.none}</p>}
        {list.length > 1 && shown.length > 0 && <p className={classes.answer}>{words.hint}</p>}
        <div className={classes.chips}>
          {shown.map(({ questionId, question }) => (
            <button
              key={questionId}
              type="button"
              dir="auto"
              className={classes.chip}
              aria-pressed={questionId === tapped}
              onClick={() => setTapped(questionId)}
            >
              {question}
            </button>
          ))}
        </div>
        <div role="status">{one && <Answered one={one} />}</div>
      </Card>
    </div>
  );
}

function Answered({ one }: { one: SuggestionFAQ }) {
  if (one.answer === '') return <p className={classes.answer}>{leadsToOrder(one) ? words.toOrder : words.left}</p>;
  return (
    <div className={classes.thread}>
      <p className={classes.own} dir="auto">
        {one.question}
      </p>
      <p className={classes.by}>{words.automatic}</p>
      <div className={classes.bubble} dir="auto">
        {linesOf(one.answer).map((it, at) => (
          <p key={`${at} ${it}`}>{it}</p>
        ))}
      </div>
      <p className={classes.offer}>{words.talk}</p>
    </div>
  );
}
