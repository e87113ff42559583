import { Table } from '@mantine/core';
import { texts } from '#texts/dev-zone.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RelativeTime } from '../../ui/time/relative-time.tsx';
import type { DevZone } from './dev-zone.ts';

/** The last events of the shop, the latest first. */
export function EventsTable({ events }: Pick<DevZone, 'events'>) {
  if (events.length === 0) return <EmptyState title={texts.events.none} />;
  return (
    <Table.ScrollContainer minWidth={360}>
      <Table verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{texts.events.number}</Table.Th>
            <Table.Th>{texts.events.type}</Table.Th>
            <Table.Th>{texts.events.when}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {events.map((it) => (
            <Table.Tr key={it.n}>
              <Table.Td>{it.n}</Table.Td>
              <Table.Td>{it.type}</Table.Td>
              <Table.Td>
                <RelativeTime at={it.at} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

/** Waiting, running and failed pieces of work by queue. */
export function JobsTable({ jobs }: Pick<DevZone, 'jobs'>) {
  if (jobs.length === 0) return <EmptyState title={texts.jobs.none} />;
  return (
    <Table.ScrollContainer minWidth={360}>
      <Table verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{texts.jobs.queue}</Table.Th>
            <Table.Th ta="right">{texts.jobs.waiting}</Table.Th>
            <Table.Th ta="right">{texts.jobs.running}</Table.Th>
            <Table.Th ta="right">{texts.jobs.failed}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {jobs.map((it) => (
            <Table.Tr key={it.queue}>
              <Table.Td>{it.queue}</Table.Td>
              <Table.Td ta="right">{it.waiting}</Table.Td>
              <Table.Td ta="right">{it.running}</Table.Td>
              <Table.Td ta="right" c={it.failed > 0 ? 'red.8' : undefined}>
                {it.failed}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
