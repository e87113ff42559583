import type { PopupReport } from '@chatty/contract/popups';
import type { PopupKind } from '@chatty/contract/settings/popups/popup-rules';
import { Alert, Button, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '#texts/popups.ts';
import { Card } from '../../../ui/card.tsx';
import { appBridge } from '../../../ui/embedded/app-bridge.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import classes from './popups.module.css';
import { popupReportQuery } from './popups-query.ts';

/** Usually a store says so within a second of the merchant's yes. */
const daysShown = 30;

/** What became of a popup lately; of the newsletter also what the store knows of it. */
export function ReportCard({ kind }: { kind: PopupKind }) {
  const report = useQuery(popupReportQuery);
  return (
    <Card title={texts.report(report.data?.days ?? daysShown)}>
      {report.data ? (
        <Stack gap="md">
          <Counts kind={kind} report={report.data} />
          {kind === 'newsletter' && <Subscribers report={report.data} />}
        </Stack>
      ) : report.isError ? (
        <ErrorState problem={report.error} retry={() => void report.refetch()} title={texts.reportFailed} />
      ) : (
        <Skeleton height={48} />
      )}
    </Card>
  );
}

const acts = ['shown', 'dismissed', 'clicked'] as const;

function Counts({ kind, report }: { kind: PopupKind; report: PopupReport }) {
  const counts = report.counts[kind];
  const shown = kind === 'newsletter' ? ([...acts.slice(0, 2), 'subscribed'] as const) : acts;
  if (shown.every((it) => counts[it] === 0)) {
    return (
      <Text size="sm" c="ink.6">
        {texts.noneYet}
      </Text>
    );
  }
  return (
    <dl className={classes.counts}>
      {shown.map((it) => (
        <div key={it}>
          <dt>{texts.acts[it]}</dt>
          <dd>{counts[it].toLocaleString('en-US')}</dd>
        </div>
      ))}
    </dl>
  );
}

function Subscribers({ report: { subscribers, mayWriteCustomers } }: { report: PopupReport }) {
  const { total, waiting } = subscribers;
  const [isGranted, setGranted] = useState(false);
  // The store tells the server in its own time; until then the merchant has nothing more to do.
  const isAwaited = isGranted && !mayWriteCustomers;
  useQuery({ ...popupReportQuery, refetchInterval: isAwaited ? 1_000 : false });
  return (
    <>
      {total > 0 && (
        <Text size="sm">
          {texts.subscribers(total)}. {waiting > 0 ? texts.waiting(waiting) : texts.inStore}
        </Text>
      )}
      {!mayWriteCustomers && !isGranted && <NoScope onGranted={() => setGranted(true)} />}
      <Text size="sm" role="status">
        {isAwaited ? texts.noScope.waiting : isGranted && texts.noScope.allowed}
      </Text>
    </>
  );
}

/** The store may be asked for more only where the merchant has it open: in the Shopify admin. */
function NoScope({ onGranted }: { onGranted(): void }) {
  const [told, setTold] = useState('');
  const [busy, setBusy] = useState(false);
  const bridge = appBridge();
  const ask = async () => {
    setBusy(true);
    setTold('');
    try {
      const answer = await bridge?.scopes.request(['write_customers']);
      if (answer?.result === 'granted-all') return onGranted();
      setTold(texts.noScope.declined);
    } catch {
      setTold(texts.noScope.failed);
    }
    setBusy(false);
  };
  return (
    <Alert color="gray">
      <Stack gap="sm" align="flex-start">
        <Text size="sm" fw={600}>
          {texts.noScope.title}
        </Text>
        <Text size="sm">{texts.noScope.text}</Text>
        {bridge ? (
          <Button variant="default" loading={busy} onClick={() => void ask()}>
            {texts.noScope.allow}
          </Button>
        ) : (
          <Text size="sm">{texts.noScope.allowInShopify}</Text>
        )}
        <Text size="sm" role="status">
          {told}
        </Text>
      </Stack>
    </Alert>
  );
}
