import type { Conflict, ConflictSearch } from '@chatty/contract/optimize';
import { Button, Progress, Skeleton } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '#texts/assistant-optimize.ts';
import { useMe } from '../../../people/me.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { useIgnoreConflict, useSearchConflicts } from './conflict-actions.ts';
import { ConflictView } from './conflict-view.tsx';
import { IgnoreDialog } from './ignore-dialog.tsx';
import classes from './optimize.module.css';
import { conflictsQuery, optimizePath } from './optimize-queries.ts';

const words = texts.conflicts;
const back = { to: optimizePath, label: texts.title };

/** Answers of the shop that say the same twice, or contradict each other. */
export function ConflictsPage() {
  const isAdmin = useMe().member.role === 'admin';
  const read = useQuery(conflictsQuery);
  const { mutate: search } = useSearchConflicts();
  const isRunning = read.data?.search.running ?? false;
  return (
    <Page
      title={words.title}
      subtitle={words.subtitle}
      back={back}
      primaryAction={isAdmin ? { label: words.search, run: () => search(), loading: isRunning } : null}
    >
      <Card>
        {read.data ? (
          <>
            <SearchState search={read.data.search} />
            <Found conflicts={read.data.conflicts} search={read.data.search} isAdmin={isAdmin} />
          </>
        ) : read.isError ? (
          <ErrorState problem={read.error} retry={() => void read.refetch()} title={words.notLoaded} />
        ) : (
          <Skeleton height={120} />
        )}
      </Card>
    </Page>
  );
}

/** How far the search is, or when it ended. */
function SearchState({ search: { running, done, total, finishedAt } }: { search: ConflictSearch }) {
  if (running)
    return (
      <div role="status" className={classes.hint}>
        {words.searching(done, total)}
        <Progress mt={6} value={total === 0 ? 0 : (100 * done) / total} aria-label={words.searching(done, total)} />
      </div>
    );
  if (finishedAt === null) return null;
  return (
    <p className={classes.hint} role="status">
      {words.compared(total)} <RelativeTime at={finishedAt} say={words.searched} />
    </p>
  );
}

interface FoundProps {
  conflicts: readonly Conflict[];
  search: ConflictSearch;
  isAdmin: boolean;
}

function Found({ conflicts, search, isAdmin }: FoundProps) {
  const [ignoring, setIgnoring] = useState<string | null>(null);
  const { mutate: change, mutateAsync: changing } = useIgnoreConflict();
  if (conflicts.length === 0) {
    if (search.running) return null;
    const none = search.finishedAt === null ? words.never : words.none;
    return <EmptyState icon={<IconCircleCheck size={32} stroke={1.5} />} {...none} />;
  }
  return (
    <>
      <IgnoreDialog
        title={words.ignoreTitle}
        text={words.ignoreText}
        opened={ignoring !== null}
        close={() => setIgnoring(null)}
        ignore={(reason, note) => changing({ id: ignoring ?? '', ignored: { reason, note } })}
      />
      <ul className={classes.askings} aria-label={words.title}>
        {conflicts.map((it) => (
          <ConflictView key={it.id} conflict={it}>
            {it.ignored && (
              <p className={classes.hint}>
                {texts.question.ignoredFor(texts.ignoring.reasons[it.ignored.reason])} {it.ignored.note}
              </p>
            )}
            {isAdmin && (
              <div>
                <Button
                  variant="default"
                  size="compact-sm"
                  onClick={() => (it.ignored ? change({ id: it.id, ignored: null }) : setIgnoring(it.id))}
                >
                  {it.ignored ? texts.question.reopen : texts.question.ignore}
                </Button>
              </div>
            )}
          </ConflictView>
        ))}
      </ul>
    </>
  );
}
