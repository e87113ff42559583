import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/assistant-suite.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { SkeletonRows } from '../../area/infinite-list.tsx';
import { ResultView } from './result-view.tsx';
import { RunFacts } from './run-facts.tsx';
import classes from '../suite.module.css';
import { runQuery } from '../suite-queries.ts';

/** What a run found, what failed first. */
export function RunView({ id }: { id: string }) {
  const found = useQuery(runQuery(id));
  if (!found.data)
    return found.isError ? (
      <ErrorState problem={found.error} retry={() => void found.refetch()} title={texts.runNotLoaded} />
    ) : (
      <SkeletonRows />
    );
  const { run, results } = found.data;
  return (
    <>
      <RunFacts run={run} />
      <p className={classes.facts}>
        <span>{run.engine}</span>
        {run.configVersion !== '' && <span>{texts.config(run.configVersion)}</span>}
      </p>
      <ul className={classes.results}>
        {results.map((it) => (
          <li key={it.caseId}>
            <ResultView result={it} />
          </li>
        ))}
      </ul>
    </>
  );
}
