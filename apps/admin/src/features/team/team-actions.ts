import type { Member, Role } from '@chatty/contract/team';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/team.ts';
import { api } from '../../connection/api.ts';
import { hideMember, seatsQuery, showMember } from '../../people/members.ts';
import { toastDone, toastFailure } from '../../ui/toast.tsx';

export interface Invitation {
  /** Made with the form: an attempt whose answer was lost is repeated as the same invitation. */
  id: string;
  fullName: string;
  email: string;
  role: Role;
}

const inviteKey = ['members', 'invite'] as const;

/** Invites somebody. Throws `CallFailed`: the dialog tells it. */
export function useInvite() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: inviteKey,
    meta: { silent: true },
    mutationFn: async (invitation: Invitation) => (await api('POST /members/invite', { body: invitation })).data,
    onSuccess(member) {
      showMember(client, member);
      void client.invalidateQueries({ queryKey: seatsQuery.queryKey });
      toastDone(texts.invite.sent(member.email));
    },
  });
}

/** Invitations that are on their way to the server, to be shown in the list at once. */
export const useInvitationsUnderWay = (): Invitation[] =>
  useMutationState({
    filters: { mutationKey: inviteKey, status: 'pending' },
    select: (mutation) => mutation.state.variables as Invitation | undefined,
  }).filter((it) => it !== undefined);

export function useInviteAgain() {
  return useMutation({
    mutationFn: ({ id }: Member) => api('POST /members/:id/invite-again', { params: { id } }),
    onSuccess: (_, { email }) => void toastDone(texts.invite.sentAgain(email)),
    onError: (problem) => toastFailure(problem, texts.invite.failedAgain),
  });
}

/** Gives or takes a seat: shown at once, put back with a word when the server refuses. */
export function useSwitchSeat() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'seats' },
    mutationFn: async ({ member, active }: { member: Member; active: boolean }) =>
      (await api('PUT /members/:id', { params: { id: member.id }, body: { active } })).data,
    onMutate: ({ member, active }) => showMember(client, { ...member, active }),
    onSuccess: (member) => showMember(client, member),
    onError(problem, { member }) {
      showMember(client, member);
      toastFailure(problem);
    },
    onSettled: () => client.invalidateQueries({ queryKey: seatsQuery.queryKey }),
  });
}

/** Takes somebody out of the team. Throws `CallFailed`: the dialog that asked tells it. */
export function useRemoveMember() {
  const client = useQueryClient();
  return async ({ id, fullName }: Member): Promise<void> => {
    await api('DELETE /members/:id', { params: { id } });
    hideMember(client, { id });
    void client.invalidateQueries({ queryKey: seatsQuery.queryKey });
    toastDone(texts.remove.done(fullName));
  };
}
