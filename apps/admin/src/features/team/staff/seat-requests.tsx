import type { SeatRequest } from '@chatty/contract/team';
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/team.ts';
import { api } from '../../../connection/api.ts';
import { seatsQuery, showMember } from '../../../people/members.ts';
import { hideSeatRequest, seatRequestsQuery } from './seat-requests-query.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { toastDone, toastFailure } from '../../../ui/toast.tsx';
import classes from './staff.module.css';

/** Store staff who ask for a seat; nothing where nobody does. */
export function SeatRequests() {
  const requests = useQuery(seatRequestsQuery);
  if (requests.isError) {
    return (
      <Card title={texts.requests.title}>
        <ErrorState problem={requests.error} retry={() => void requests.refetch()} />
      </Card>
    );
  }
  if (!requests.data?.length) return null;
  return (
    <Card title={texts.requests.title} padded={false}>
      <ul className={classes.rows} aria-label={texts.requests.title}>
        {requests.data.map((request) => (
          <Row key={request.id} request={request} />
        ))}
      </ul>
    </Card>
  );
}

function Row({ request }: { request: SeatRequest }) {
  const client = useQueryClient();
  const { id, fullName, email, askedAt } = request;
  const words = texts.requests;
  const approve = useMutation({
    mutationFn: async () => (await api('POST /members/seat-requests/:id/approve', { params: { id } })).data,
    onSuccess(member) {
      hideSeatRequest(client, id);
      showMember(client, member);
      void client.invalidateQueries({ queryKey: seatsQuery.queryKey });
      toastDone(words.approved(fullName));
    },
    onError: (problem) => toastFailure(problem),
  });
  const decline = useMutation({
    mutationFn: () => api('POST /members/seat-requests/:id/decline', { params: { id } }),
    onSuccess() {
      hideSeatRequest(client, id);
      toastDone(words.declined(fullName));
    },
    onError: (problem) => toastFailure(problem),
  });
  const busy = approve.isPending || decline.isPending;
  return (
    <li className={classes.row}>
      <Avatar name={fullName} size={36} />
      <div className={classes.words}>
        <div className={classes.name}>{fullName}</div>
        <div className={classes.email}>
          {email ?? words.noEmail} · {words.asked} <RelativeTime at={askedAt} />
        </div>
      </div>
      <div className={classes.actions}>
        <Button
          variant="default"
          loading={decline.isPending}
          disabled={busy}
          aria-label={words.declineWho(fullName)}
          onClick={() => decline.mutate()}
        >
          {words.decline}
        </Button>
        <Button
          loading={approve.isPending}
          disabled={busy}
          aria-label={words.approveWho(fullName)}
          onClick={() => approve.mutate()}
        >
          {words.approve}
        </Button>
      </div>
    </li>
  );
}
