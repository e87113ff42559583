import type { TriedAnswer } from '@chatty/contract/copilot';
import { Prose } from '@chatty/prose/react';
import { Button, Group, Loader } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { texts } from '#texts/assistant-test.ts';
import { money } from '../../../people/contact/orders/money.ts';
import { Explained } from '../../../people/messages/explained.tsx';
import { MessageParts } from '../../../people/messages/message-parts.tsx';
import { useMe } from '../../../people/me.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { answerTo } from '../custom-answers/answer-paths.ts';
import { addCasePath, type CaseState } from '../suite/suite-paths.ts';
import { ApartView } from './apart-view.tsx';
import { type Difference, differencesOf } from './differences.ts';
import classes from './test.module.css';
import type { Asked, Side } from './use-trial.ts';

interface AskedViewProps {
  asked: Asked;
  /** The test that an answer would become. */
  asTest(answer: TriedAnswer): CaseState;
  onAgain(): void;
  /** Undefined while the assistant is answering. */
  onAsk: ((question: string) => void) | undefined;
}

/** What a visitor reads, and what the team does. */
const ofWords: ReadonlySet<Difference> = new Set(['words', 'sources', 'products']);
const ofWhy: ReadonlySet<Difference> = new Set(['found', 'tools', 'dropped']);

/** A question that was tried, and its answer, or two side by side, on its way or there. */
export function AskedView(props: AskedViewProps) {
  const { asked } = props;
  const [saved, other] = asked.sides;
  const differences = saved?.answer && other?.answer ? differencesOf(saved.answer, other.answer) : null;
  return (
    <article className={classes.asked}>
      <p className={classes.question} dir="auto" aria-label={texts.you}>
        {asked.text}
      </p>
      {differences && (
        <p className={classes.differences} role="status">
          {differences.length === 0 ? texts.same : texts.differs(differences.map((it) => texts.differences[it]))}
        </p>
      )}
      {saved?.answer && other?.answer && <ApartView saved={saved.answer} other={other.answer} />}
      <div className={classes.sides} data-count={asked.sides.length}>
        {asked.sides.map((side) => (
          <section key={side.name} aria-label={texts.sides[side.name]}>
            {asked.sides.length > 1 && <h3 className={classes.sideName}>{texts.sides[side.name]}</h3>}
            <SideView {...props} side={side} differences={differences ?? []} />
          </section>
        ))}
      </div>
    </article>
  );
}

interface SideProps extends AskedViewProps {
  side: Side;
  differences: readonly Difference[];
}

function SideView({ side, ...props }: SideProps) {
  if (side.answer) return <Answer {...props} answer={side.answer} />;
  if (side.problem !== null) return <ErrorState title={texts.failed} problem={side.problem} retry={props.onAgain} />;
  return (
    <p className={classes.waiting} role="status">
      <Loader size="xs" color="ink.4" aria-hidden />
      {texts.answering}
    </p>
  );
}

interface AnswerProps extends Pick<AskedViewProps, 'asked' | 'onAsk' | 'asTest'> {
  answer: TriedAnswer;
  differences: readonly Difference[];
}

function Answer({ asked, answer, asTest, onAsk, differences }: AnswerProps) {
  const { member } = useMe();
  const [isExplained, setExplained] = useState(false);
  const { decision, instruction, onPage, parts, text } = answer;
  const replies = parts.flatMap((it) => (it.type === 'quickReplies' ? it.replies : []));
  const isOpen = decision.outcome === 'refused' || decision.outcome === 'asked_back';
  return (
    <div className={classes.answer}>
      <p className={classes.outcome} data-outcome={decision.outcome} data-differs={differences.includes('outcome')}>
        <b>{texts.outcomes[decision.outcome]}</b>
        <span>{texts.took(decision.latencyMs.toLocaleString())}</span>
        {Number(decision.cost.amount) > 0 && <span>{money(decision.cost)}</span>}
        {onPage !== null && <span dir="auto">{texts.onPage(onPage)}</span>}
        {instruction !== 'none' && <span>{texts.instruction[instruction]}</span>}
        {onPage === null && asked.page !== '' && <span>{texts.noSuchPage}</span>}
      </p>
      <div className={classes.said} dir="auto" data-differs={differences.some((it) => ofWords.has(it))}>
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
      <Group gap={6}>
        <Button component={Link} to={addCasePath} state={asTest(answer)} variant="default" size="compact-sm">
          {texts.saveAsTest}
        </Button>
        {isOpen && member.role === 'admin' && (
          <Button component={Link} to={answerTo(asked.text)} variant="default" size="compact-sm">
            {texts.fix}
          </Button>
        )}
      </Group>
      <details
        className={classes.why}
        data-differs={differences.some((it) => ofWhy.has(it))}
        onToggle={(event) => setExplained(event.currentTarget.open)}
      >
        <summary>{texts.why}</summary>
        {isExplained && <Explained decision={decision} />}
      </details>
    </div>
  );
}
