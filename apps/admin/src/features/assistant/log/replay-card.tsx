import type { Decision } from '@chatty/contract/assistant';
import type { Replay, ReplayedTurn } from '@chatty/contract/decision-log';
import type { Part } from '@chatty/contract/messages';
import { Prose } from '@chatty/prose/react';
import { Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { texts } from '#texts/assistant-log.ts';
import { api } from '../../../connection/api.ts';
import { Explained } from '../../../people/messages/explained.tsx';
import { Card } from '../../../ui/card.tsx';
import classes from './log.module.css';
import { ReplayVersions } from './replay-versions.tsx';

const words = texts.replay;

/** Goes through a turn again, with what was recorded of it or as things are now, and shows what differs. */
export function ReplayCard({ id, isReplayable }: { id: string; isReplayable: boolean }) {
  const run = useMutation({
    mutationFn: async (how: Replay) =>
      (await api('POST /ai_assistant/log/:id/replay', { params: { id }, body: how })).data,
    meta: { failure: words.failed },
  });
  if (!isReplayable)
    return (
      <Card title={words.title}>
        <p className={classes.hint}>{words.notKept}</p>
      </Card>
    );
  const under = run.isPending ? run.variables.with : null;
  const button = (how: 'recorded' | 'present') => (
    <Button
      variant="default"
      loading={under === how}
      disabled={run.isPending}
      onClick={() => run.mutate({ with: how })}
    >
      {words.with[how]}
    </Button>
  );
  return (
    <Card title={words.title}>
      <p className={classes.hint}>{words.hint}</p>
      <Group gap={8}>
        {button('present')}
        {button('recorded')}
      </Group>
      <ReplayVersions id={id} isRunning={run.isPending} under={under === 'version'} onReplay={run.mutate} />
      <div role="status">{run.data && <Replayed turn={run.data} how={run.variables?.with} />}</div>
    </Card>
  );
}

interface Told {
  outcome: Decision['outcome'];
  text: string;
  parts: readonly Part[];
  verdicts: Decision['verdicts'];
}

const sourcesOf = (parts: readonly Part[]) =>
  parts.flatMap((it) => (it.type === 'sources' ? it.sources.map(({ title }) => title) : []));
const droppedOf = ({ verdicts }: Told) => verdicts.filter((it) => !it.kept).map((it) => it.sentence);

const isAlike = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** In which parts two ends of a turn differ, by their names. */
function differencesOf(before: Told, now: Told): string[] {
  const rows = [
    [words.parts.outcome, before.outcome, now.outcome],
    [words.parts.text, before.text, now.text],
    [words.parts.sources, sourcesOf(before.parts), sourcesOf(now.parts)],
    [words.parts.dropped, droppedOf(before), droppedOf(now)],
  ] as const;
  return rows.filter(([, a, b]) => !isAlike(a, b)).map(([name]) => name);
}

function Replayed({ turn, how }: { turn: ReplayedTurn; how: Replay['with'] | undefined }) {
  const { before, isSame, isChanged } = turn;
  const now = { ...turn.now, outcome: turn.now.decision.outcome, verdicts: turn.now.decision.verdicts };
  const differences = differencesOf(before, now);
  return (
    <>
      <p className={classes.result}>
        {isSame ? words.same : differences.length > 0 ? words.differs(differences) : words.nearlySame}
      </p>
      {isChanged && <p className={classes.hint}>{words.changed}</p>}
      {!(isSame && how === 'recorded') && (
        <>
          <div className={classes.sides}>
            <Side title={words.before} told={before} />
            <Side title={words.now} told={now} />
          </div>
          <details className={classes.why}>
            <summary>{words.why}</summary>
            <Explained decision={turn.now.decision} />
          </details>
        </>
      )}
    </>
  );
}

function Side({ title, told }: { title: string; told: Told }) {
  const sources = sourcesOf(told.parts);
  const dropped = droppedOf(told);
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <p>
        <b>{texts.outcomes[told.outcome]}</b>
      </p>
      <div dir="auto">{told.text === '' ? texts.nothingSaid : <Prose text={told.text} />}</div>
      <h4>{words.parts.sources}</h4>
      <List of={sources} />
      <h4>{words.parts.dropped}</h4>
      <List of={dropped} />
    </section>
  );
}

function List({ of }: { of: readonly string[] }) {
  if (of.length === 0) return <p className={classes.hint}>{words.none}</p>;
  return (
    <ul>
      {of.map((it) => (
        <li key={it} dir="auto">
          {it}
        </li>
      ))}
    </ul>
  );
}
