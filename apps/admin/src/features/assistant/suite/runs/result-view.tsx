import type { CaseResult } from '@chatty/contract/test-suite';
import { Prose } from '@chatty/prose/react';
import { Link } from 'react-router';
import { texts } from '#texts/assistant-suite.ts';
import { texts as test } from '#texts/assistant-test.ts';
import { languageName } from '../cases/browser-languages.ts';
import classes from '../suite.module.css';
import { casePath } from '../suite-paths.ts';
import { VerdictTag } from './verdict-tag.tsx';

/** What became of a test: what was wrong, and what the assistant said. */
export function ResultView({ result, isAlone = false }: { result: CaseResult; isAlone?: boolean }) {
  const { question, failures, answer, caseId, ms } = result;
  return (
    <details className={classes.result} open={isAlone || !result.passed}>
      <summary>
        <VerdictTag verdict={result} />
        <span dir="auto">{question}</span>
      </summary>
      {failures.length > 0 && (
        <dl className={classes.failures}>
          {failures.map((it, at) => (
            // A record does not change.
            <div key={at}>
              <dt>{texts.shouldBe}</dt>
              <dd dir="auto">{texts.wanted(it.check, languageName)}</dd>
              <dt>{texts.is}</dt>
              <dd dir="auto">{texts.instead(it, languageName)}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={classes.said} dir="auto" aria-label={texts.said}>
        {answer.text === '' ? texts.nothingSaid : <Prose text={answer.text} />}
      </div>
      <p className={classes.facts}>
        <span>{test.outcomes[answer.outcome]}</span>
        {answer.sources.map((it) => (
          <span key={`${it.kind} ${it.id}`} dir="auto">
            {it.title}
          </span>
        ))}
        <span>{test.took(ms.toLocaleString())}</span>
        {!isAlone && <Link to={casePath(caseId)}>{texts.editCase}</Link>}
      </p>
    </details>
  );
}
