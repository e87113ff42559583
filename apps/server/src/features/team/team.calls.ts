import type { Handlers } from '@chatty/contract/call';
import type { desks } from '@chatty/contract/desk';
import type { members } from '@chatty/contract/team';
import type { MemberCtx } from '../../ctx.ts';
import { approveSeatRequest, declineSeatRequest } from './seats/decide-seat-request.ts';
import { readSeatRequests } from './seats/seat-request.store.ts';
import { changeEmail } from './links/change-email.ts';
import { changeDesk, readDesk } from './members/desk.ts';
import { changeMember, removeMember } from './members/change-member.ts';
import { inviteAgain, inviteMember } from './links/invite-member.ts';
import { memberOf, readTeam, seatsUsed } from './team.store.ts';
import { listMembers, readMe } from './read-members.ts';
import { setAwayMode } from './members/set-away-mode.ts';
import { transferAdmin } from './members/transfer-admin.ts';
import { toMember } from './member.store.ts';

const done = { done: true as const };

export const teamCalls = {
  'GET /me': (ctx) => readMe(ctx),
  'GET /members': (ctx) => listMembers(ctx),
  'POST /members/update': (ctx, { body }) => setAwayMode(ctx, body),
  'GET /members/seats': async (ctx) => {
    const team = await readTeam(ctx);
    return { used: seatsUsed(team), limit: team.limit };
  },
  'GET /members/seat-requests': (ctx) => readSeatRequests(ctx),
  'POST /members/seat-requests/:id/approve': (ctx, { params }) => approveSeatRequest(ctx, params.id),
  'POST /members/seat-requests/:id/decline': (ctx, { params }) => declineSeatRequest(ctx, params.id).then(() => done),
  'GET /members/:id/desk': (ctx, { params }) => readDesk(ctx, params.id),
  'PUT /members/:id/desk': (ctx, { params, body }) => changeDesk(ctx, params.id, body),
  'GET /members/:id': async (ctx, { params }) => toMember(ctx.services, memberOf(await readTeam(ctx), params.id)),
  'POST /members/invite': (ctx, { body }) => inviteMember(ctx, body),
  'POST /members/:id/invite-again': (ctx, { params }) => inviteAgain(ctx, params.id).then(() => done),
  'PUT /members/:id': (ctx, { params, body }) => changeMember(ctx, params.id, body),
  'DELETE /members/:id': (ctx, { params }) => removeMember(ctx, params.id).then(() => done),
  'POST /members/:id/transfer-admin': (ctx, { params }) => transferAdmin(ctx, params.id),
  'POST /members/:id/change-email': (ctx, { params, body }) => changeEmail(ctx, params.id, body).then(() => done),
} satisfies Handlers<Omit<typeof members, 'GET /members/status'> & typeof desks, MemberCtx>;
