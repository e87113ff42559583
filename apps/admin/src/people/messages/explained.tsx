import type { TriedDecision } from '@chatty/contract/assistant';
import { texts } from '#texts/conversation-thread.ts';
import { money } from '../contact/orders/money.ts';
import classes from './explained.module.css';

/** Why the assistant said what it said: what it found, what it did, what the validator made of it, and what it cost. */
export function Explained({ decision }: { decision: TriedDecision }) {
  const dropped = decision.verdicts.filter((verdict) => !verdict.kept);
  return (
    <div className={classes.explained}>
      <h3>{texts.outcomes[decision.outcome]}</h3>
      {decision.question !== '' && <p className={classes.question}>“{decision.question}”</p>}
      {decision.confidence !== null && (
        <p>
          {texts.confidence} <b>{texts.percent(decision.confidence)}</b>
        </p>
      )}
      {decision.recommendation && <p>{texts.recommendedBy(decision.recommendation.name)}</p>}
      <h4>{texts.found}</h4>
      {decision.retrieved.length === 0 ? (
        <p className={classes.question}>{texts.nothing}</p>
      ) : (
        <ol className={classes.found}>
          {decision.retrieved.map((found) => (
            <li key={`${found.kind} ${found.id}`}>
              <span>{found.title}</span>
              <small>{texts.kinds[found.kind] ?? found.kind}</small>
              <b>{found.score.toFixed(2)}</b>
            </li>
          ))}
        </ol>
      )}
      {decision.toolCalls.length > 0 && (
        <>
          <h4>{texts.lookedUp}</h4>
          {decision.toolCalls.map((used, at) => (
            // A record does not change.
            <details key={at}>
              <summary>
                {texts.tools[used.name] ?? used.name} <small>{texts.ms(used.ms)}</small>
              </summary>
              <pre>{JSON.stringify({ input: used.input, output: used.output }, null, 1)}</pre>
            </details>
          ))}
        </>
      )}
      {decision.secondCalls.length > 0 && (
        <>
          <h4>{texts.askedAgain}</h4>
          {decision.secondCalls.map((asked) => (
            <p key={asked.purpose}>
              {texts.secondCalls[asked.purpose]} {asked.result} <small>{texts.ms(asked.ms)}</small>
            </p>
          ))}
        </>
      )}
      {dropped.length > 0 && (
        <>
          <h4>{texts.leftOut}</h4>
          <ul className={classes.dropped}>
            {dropped.map((verdict) => (
              <li key={verdict.sentence}>
                <q>{verdict.sentence}</q>
                <small>{verdict.reason}</small>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={classes.figures}>
        {texts.figures({
          engine: decision.engine,
          input: decision.inputTokens,
          output: decision.outputTokens,
          cost: money(decision.cost),
          ms: decision.latencyMs,
          config: decision.configVersion,
        })}
      </p>
    </div>
  );
}
