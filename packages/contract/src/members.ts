import { z } from 'zod';
import { call } from './call.ts';
import { Done, Email, Id, Moment } from './fields.ts';

export const Role = z.enum(['admin', 'member']);

export const Member = z.object({
  id: Id,
  authId: z.string(),
  fullName: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  role: Role,
  active: z.boolean(),
  enableAwayMode: z.boolean(),
  online: z.boolean(),
});
export type Member = z.infer<typeof Member>;

export const Shop = z.object({
  id: Id,
  name: z.string(),
  shopifyDomain: z.string(),
  domain: z.string(),
  plan: z.enum(['free', 'basic', 'pro', 'plus']),
  currency: z.string(),
  countryCode: z.string(),
  email: z.string(),
  /** Where the shop's storefront can be opened. */
  storefrontUrl: z.string(),
  createdAt: Moment,
});
export type Shop = z.infer<typeof Shop>;

export const AccessToken = z.object({
  /** A JWT of a few minutes with the claims shopID, shopId, isAdmin, type, isCrmLogin. */
  token: z.string(),
  expiresAt: Moment,
});

export const session = {
  'POST /client/api/sign-in': call({
    by: ['anyone'],
    body: z.object({ email: Email, password: z.string().min(1, 'This field is required').max(200) }),
    data: AccessToken,
    perMinute: 10,
    summary: 'Sign in with e-mail and password; the session goes into a cookie',
  }),
  'POST /client/api/sign-in/link': call({
    by: ['anyone'],
    body: z.object({ token: z.string().min(1).max(200) }),
    data: AccessToken,
    perMinute: 20,
    summary: 'Sign in with a one-time link',
  }),
  'POST /client/api/token': call({
    by: ['anyone'],
    data: AccessToken,
    perMinute: 120,
    summary: 'A new access token for the session in the cookie',
  }),
  'POST /client/api/sign-out': call({ by: ['anyone'], data: Done, summary: 'End the session' }),
};

export const members = {
  'GET /me': call({
    by: ['admin', 'member'],
    data: z.object({ member: Member, shop: Shop, since: z.number().int() }),
    summary: 'Who is signed in, and for which shop',
  }),
  'GET /members': call({ by: ['admin', 'member'], data: z.array(Member), summary: 'The team' }),
  'POST /members/update': call({
    by: ['admin', 'member'],
    body: z.object({ id: Id, enableAwayMode: z.boolean() }),
    data: Member,
    summary: 'Switch one’s own away mode',
  }),
};
