import { Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { texts } from '#texts/dev-zone.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/page.tsx';
import { useMe } from '../../people/me.tsx';
import { NotFound } from '../../navigation/not-found/not-found.tsx';
import { useSessionStatus } from '../../connection/session/session.ts';
import { devZoneQuery } from './dev-zone.ts';
import { EventsTable, JobsTable } from './tables.tsx';
import { Flags } from './flags.tsx';
import { Syncs } from './syncs.tsx';

const { tabs } = texts;
type Tab = keyof typeof tabs;
const isTab = (value: string): value is Tab => value in tabs;

/** What the provider's staff look after in a shop: flags and gates, events, jobs, syncs. */
export function DevZonePage() {
  const { tab = 'flags' } = useParams();
  const { shop } = useMe();
  const navigate = useNavigate();
  const isOver = useSessionStatus() !== 'in';
  const zone = useQuery({ ...devZoneQuery, ...(isOver ? { refetchInterval: false } : {}) });
  if (!isTab(tab)) return <NotFound />;
  return (
    <Page title={texts.title} subtitle={`${shop.name} · ${shop.shopifyDomain}`}>
      <Tabs value={tab} onChange={(value) => void navigate(`/dev_zone/${value}`)} keepMounted={false}>
        <Tabs.List mb="md">
          {Object.entries(tabs).map(([id, label]) => (
            <Tabs.Tab key={id} value={id}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab}>
          <Card padded={tab === 'flags' || tab === 'sync'}>
            {zone.isError && <ErrorState problem={zone.error} retry={() => void zone.refetch()} />}
            {zone.data && tab === 'flags' && <Flags zone={zone.data} />}
            {zone.data && tab === 'events' && <EventsTable events={zone.data.events} />}
            {zone.data && tab === 'jobs' && <JobsTable jobs={zone.data.jobs} />}
            {zone.data && tab === 'sync' && <Syncs syncs={zone.data.syncs} />}
          </Card>
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}
