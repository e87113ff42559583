import type { TriedAnswer } from '@chatty/contract/copilot';
import { Prose } from '@chatty/prose/react';
import { Button, Loader } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { texts } from '#texts/assistant-test.ts';
import { money } from '../../../people/contact/orders/money.ts';
import { Explained } from '../../../people/messages/explained.tsx';
import { MessageParts } from '../../../people/messages/message-parts.tsx';
import { useMe } from '../../../people/me.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { answerTo } from '../custom-answers/answer-paths.ts';
import classes from './test.module.css';
import type { Asked } from './use-trial.ts';

interface AskedViewProps {
  asked: Asked;
  onAgain(): void;
  /** Undefined while the assistant is answering. */
  onAsk: ((question: string) => void) | undefined;
}

/** A question that was tried, and its answer, on its way or there. */
export function AskedView({ asked, onAgain, onAsk }: AskedViewProps) {
  return (
    <article className={classes.asked}>
      <p className={classes.question} dir="auto" aria-label={texts.you}>
        {asked.text}
      </p>
      {asked.answer ? (
        <Answer asked={asked} answer={asked.answer} onAsk={onAsk} />
      ) : asked.problem === null ? (
        <p className={classes.waiting} role="status">
          <Loader size="xs" color="ink.4" aria-hidden />
          {texts.answering}
        </p>
      ) : (
        <ErrorState title={texts.failed} problem={asked.problem} retry={onAgain} />
      )}
    </article>
  );
}

interface AnswerProps extends Pick<AskedViewProps, 'asked' | 'onAsk'> {
  answer: TriedAnswer;
}

function Answer({ asked, answer, onAsk }: AnswerProps) {
  const { member } = useMe();
  const [isExplained, setExplained] = useState(false);
  const { decision, instruction, onPage, parts, text } = answer;
  const replies = parts.flatMap((it) => (it.type === 'quickReplies' ? it.replies : []));
  const isOpen = decision.outcome === 'refused' || decision.outcome === 'asked_back';
  return (
    <div className={classes.answer}>
      <p className={classes.outcome} data-outcome={decision.outcome}>
        <b>{texts.outcomes[decision.outcome]}</b>
        <span>{texts.took(decision.latencyMs.toLocaleString())}</span>
        {Number(decision.cost.amount) > 0 && <span>{money(decision.cost)}</span>}
        {onPage !== null && <span dir="auto">{texts.onPage(onPage)}</span>}
        {instruction !== 'none' && <span>{texts.instruction[instruction]}</span>}
        {onPage === null && asked.page !== '' && <span>{texts.noSuchPage}</span>}
      </p>
      <div className={classes.said} dir="auto">
        {text === '' ? texts.nothingSaid : <Prose text={text} />}
        <MessageParts parts={parts.filter((it) => it.type !== 'quickReplies')} />
        {replies.length > 0 && (
          <div className={classes.choices}>
            {replies.map((it) => (
              <Button key={it} variant="default" size="compact-sm" disabled={!onAsk} onClick={() => onAsk?.(it)}>
                {it}
              </Button>
            ))}
          </div>
        )}
      </div>
      {isOpen && member.role === 'admin' && (
        <Button component={Link} to={answerTo(asked.text)} variant="default" size="compact-sm">
          {texts.fix}
        </Button>
      )}
      <details className={classes.why} onToggle={(event) => setExplained(event.currentTarget.open)}>
        <summary>{texts.why}</summary>
        {isExplained && <Explained decision={decision} />}
      </details>
    </div>
  );
}
