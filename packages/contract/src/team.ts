import { z } from 'zod';
import { call } from './call.ts';
import { Desk } from './desk.ts';
import { Done, Email, Id, Moment, Required } from './fields.ts';
import { Shop } from './shops.ts';

export const Role = z.enum(['admin', 'member']);
export type Role = z.infer<typeof Role>;

export const Member = z.object({
  id: Id,
  authId: Id,
  fullName: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  role: Role,
  /** The one admin whom the shop's account belongs to; a shop has exactly one. */
  owner: z.boolean(),
  /** Has a seat. Admins always have. */
  active: z.boolean(),
  /** Was invited and has not come yet. */
  invited: z.boolean(),
  enableAwayMode: z.boolean(),
  online: z.boolean(),
});
export type Member = z.infer<typeof Member>;

/** Whether a member may sign in and be assigned conversations (specification, section 6). */
export const isActive = (member: Pick<Member, 'role' | 'active'>): boolean => member.role === 'admin' || member.active;

/** Who of the team is there: one document per shop, pushed whenever it changes. */
export const StaffStatus = z.object({
  shopId: Id,
  isOnline: z.record(Id, z.object({ status: z.boolean(), enableAwayMode: z.boolean() })),
  /** When somebody of the team was last there. */
  lastActive: Moment.nullable(),
});
export type StaffStatus = z.infer<typeof StaffStatus>;

/** Somebody of the store's staff who opened the app, has no place in the team and asks for one. */
export const SeatRequest = z.object({
  id: Id,
  fullName: z.string(),
  /** Verified by the commerce platform; else null. */
  email: z.string().nullable(),
  askedAt: Moment,
});
export type SeatRequest = z.infer<typeof SeatRequest>;

/** What became of a request for a seat; `joined`: they came in by an invitation, or because the shop lets its staff in. */
export const SeatRequestEnd = z.object({
  id: Id,
  outcome: z.enum(['approved', 'declined', 'joined']),
  /** The member who decided. */
  by: Id.nullable(),
});
export type SeatRequestEnd = z.infer<typeof SeatRequestEnd>;

/** How many members are active, and how many may be; null is without limit. */
export const Seats = z.object({ used: z.number().int(), limit: z.number().int().nullable() });
export type Seats = z.infer<typeof Seats>;

const both = ['admin', 'member'] as const;
const admin = ['admin'] as const;

export const members = {
  'GET /me': call({
    by: both,
    evenBlocked: true,
    data: z.object({
      member: Member,
      desk: Desk,
      shop: Shop,
      /** Staff of the provider, looking after the shop. */
      isCrmLogin: z.boolean(),
      /** The permanent domain of the shop whose chatbox is our support; null where there is none. */
      supportShop: z.string().nullable(),
      /** Where the merchant switches the chatbox on in their theme; null where the app has no id at the platform. */
      themeEditorUrl: z.string().nullable(),
      /** Whether a language model is set up: it translates what visitors write, and rewords what members do. */
      canTranslate: z.boolean(),
      since: z.number().int(),
    }),
    summary: 'Who is logged in, and to which shop',
  }),
  'GET /members': call({ by: both, data: z.array(Member), summary: 'The team' }),
  'GET /members/status': call({ by: both, data: StaffStatus, summary: 'Which team members are there' }),
  'GET /members/seats': call({ by: admin, data: Seats, summary: 'Seats in use and seats in the plan' }),
  'GET /members/seat-requests': call({
    by: admin,
    data: z.array(SeatRequest),
    summary: 'Store staff who wait for a seat, the longest first',
  }),
  'POST /members/seat-requests/:id/approve': call({
    by: admin,
    data: Member,
    summary: 'Give a seat to someone who asked; they are in the next time their page asks',
  }),
  'POST /members/seat-requests/:id/decline': call({
    by: admin,
    data: Done,
    summary: 'Decline a request for a seat; who asked is told when they open the app',
  }),
  'GET /members/:id': call({ by: admin, data: Member, summary: 'One team member' }),
  'POST /members/update': call({
    by: both,
    body: z.object({ id: Id, enableAwayMode: z.boolean() }),
    data: Member,
    summary: 'Turn Away mode on or off',
  }),
  'POST /members/invite': call({
    by: admin,
    body: z.object({ id: Id, email: Email, fullName: Required(80), role: Role.default('member') }),
    data: Member,
    perMinute: 20,
    summary: 'Invite someone to the team by email; takes a seat',
  }),
  'POST /members/:id/invite-again': call({
    by: admin,
    data: Done,
    perMinute: 10,
    summary: 'Send the invitation again; the older link stops working',
  }),
  'PUT /members/:id': call({
    by: admin,
    body: z.object({ fullName: Required(80), role: Role, active: z.boolean() }).partial(),
    data: Member,
    summary: 'Change a member’s name, role, or seat',
  }),
  'DELETE /members/:id': call({
    by: admin,
    data: Done,
    summary: 'Remove someone from the team; their conversations become unassigned',
  }),
  'POST /members/:id/transfer-admin': call({
    by: admin,
    data: Member,
    perMinute: 5,
    summary: 'Make another member the shop’s owner; the owner becomes a member (beta flag transferAdmin)',
  }),
  'POST /members/:id/change-email': call({
    by: admin,
    body: z.object({ email: Email }),
    data: Done,
    perMinute: 5,
    summary: 'Email a link to a member’s new address, which takes effect once opened (beta flag changeEmail)',
  }),
};

/** Written to the event log with the change itself. */
export const teamEvents = {
  'member.changed': Member,
  'member.removed': z.object({ id: Id }),
  /** Who asks is for admins alone, and this for the whole team: an admin's screen reads the rest. */
  'seat-request.made': z.object({ id: Id }),
  'seat-request.ended': SeatRequestEnd,
};

/** Told to those who are there and kept nowhere. */
export const teamPassingEvents = { 'staff.status': StaffStatus };
