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
          {events.map((event) => (
            <Table.Tr key={event.n}>
              <Table.Td>{event.n}</Table.Td>
              <Table.Td>{event.type}</Table.Td>
              <Table.Td>
                <RelativeTime at={event.at} />
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
          {jobs.map((job) => (
            <Table.Tr key={job.queue}>
              <Table.Td>{job.queue}</Table.Td>
              <Table.Td ta="right">{job.waiting}</Table.Td>
              <Table.Td ta="right">{job.running}</Table.Td>
              <Table.Td ta="right" c={job.failed > 0 ? 'red.8' : undefined}>
                {job.failed}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
