import type { TestSuite } from '@chatty/contract/test-suite';
import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '#texts/assistant-suite.ts';
import { useMe } from '../../../people/me.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { AreaTabs } from '../area/area-tabs.tsx';
import { SkeletonRows } from '../area/infinite-list.tsx';
import { CaseFile } from './cases/case-file.tsx';
import { CaseList } from './cases/case-list.tsx';
import { DraftsDialog } from './cases/drafts-dialog.tsx';
import { RunBar } from './runs/run-bar.tsx';
import { RunList } from './runs/run-list.tsx';
import { SuiteSettingsCard } from './suite-settings-card.tsx';
import classes from './suite.module.css';
import { addCasePath } from './suite-paths.ts';
import { suiteQuery } from './suite-queries.ts';

const back = { to: '/ai_assistant/test', label: texts.test };

/** All tests of the assistant, with what became of them, to be run again. */
export function SuitePage() {
  const suite = useQuery(suiteQuery);
  const [isSuggesting, setSuggesting] = useState(false);
  return (
    <Page
      title={texts.title}
      subtitle={texts.subtitle}
      back={back}
      width="full"
      primaryAction={{ label: texts.add, to: addCasePath }}
      secondaryActions={
        <Button variant="default" onClick={() => setSuggesting(true)}>
          {texts.suggest}
        </Button>
      }
    >
      <AreaTabs here="/ai_assistant/test" />
      {suite.data ? (
        <Suite suite={suite.data} />
      ) : (
        <Card padded={false}>
          {suite.isError ? (
            <ErrorState problem={suite.error} retry={() => void suite.refetch()} title={texts.notLoaded} />
          ) : (
            <SkeletonRows />
          )}
        </Card>
      )}
      <DraftsDialog opened={isSuggesting} onClose={() => setSuggesting(false)} />
    </Page>
  );
}

function Suite({ suite }: { suite: TestSuite }) {
  const isAdmin = useMe().member.role === 'admin';
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const there = suite.cases.filter((it) => chosen.has(it.id)).map((it) => it.id);
  return (
    <div className={classes.columns}>
      <Card padded={false}>
        {suite.cases.length > 0 && <RunBar suite={suite} chosen={there} />}
        <CaseList cases={suite.cases} chosen={chosen} onChoose={setChosen} />
        <Group gap={8} p={16}>
          <CaseFile isEmpty={suite.cases.length === 0} />
        </Group>
      </Card>
      <div className={classes.side}>
        <RunList runs={suite.runs} />
        <SuiteSettingsCard settings={suite.settings} mayChange={isAdmin} />
      </div>
    </div>
  );
}
