import { randomBytes } from 'node:crypto';
import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

/** As long as the second step of a sign-in may take. */
const secondFactorSeconds = 600;

/** What the second step of somebody who has shown more than the password is named by. */
const knownPrefix = '2fa-known.';

/**
 * Ways into better-auth's own sessions and second factor for sign-ins that it does not know: our codes, links and tokens.
 * Both endpoints can be called by the server only; the cookies and rows are exactly those of better-auth's own sign-in.
 */
export const signInPlugin = {
  id: 'chatty-sign-in',
  endpoints: {
    /** A session for an account, chosen by us; `short` ends with the browser and after a day. */
    beginSession: createAuthEndpoint.serverOnly(
      {
        method: 'POST',
        body: z.object({
          userId: z.string(),
          shopId: z.string().nullable(),
          isCrmLogin: z.boolean(),
          short: z.boolean(),
        }),
      },
      async (ctx) => {
        const { userId, shopId, isCrmLogin, short } = ctx.body;
        const { internalAdapter } = ctx.context;
        const user = await internalAdapter.findUserById(userId);
        if (!user) throw new Error('There is no such account.');
        const session = await internalAdapter.createSession(userId, short, { shopId, isCrmLogin }, true);
        await setSessionCookie(ctx, { session, user }, short);
        return { sessionId: session.id };
      },
    ),
    /** Asks for the second factor; the plugin's own verification goes on from here. */
    beginSecondFactor: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ userId: z.string(), isKnown: z.boolean() }) },
      async (ctx) => {
        const { internalAdapter } = ctx.context;
        const cookie = ctx.context.createAuthCookie('two_factor', { maxAge: secondFactorSeconds });
        const identifier = `${ctx.body.isKnown ? knownPrefix : '2fa-'}${randomBytes(16).toString('base64url')}`;
        const expiresAt = new Date(Date.now() + secondFactorSeconds * 1000);
        await internalAdapter.createVerificationValue({ value: ctx.body.userId, identifier, expiresAt });
        await internalAdapter.createVerificationValue({
          value: '0',
          identifier: `2fa-attempts-${identifier}`,
          expiresAt,
        });
        await ctx.setSignedCookie(cookie.name, identifier, ctx.context.secret, cookie.attributes);
        return { asked: true };
      },
    ),
    /** Whose second factor the browser's cookie waits for. */
    readSecondFactor: createAuthEndpoint.serverOnly({ method: 'POST' }, async (ctx) => {
      const { name } = ctx.context.createAuthCookie('two_factor');
      const identifier = await ctx.getSignedCookie(name, ctx.context.secret);
      const waiting = identifier ? await ctx.context.internalAdapter.findVerificationValue(identifier) : null;
      return identifier && waiting ? { authId: waiting.value, isKnown: identifier.startsWith(knownPrefix) } : null;
    }),
  },
} satisfies BetterAuthPlugin;
