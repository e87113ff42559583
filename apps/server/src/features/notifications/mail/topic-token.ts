import { createHash } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { texts } from '#texts/notices.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../services.ts';

/** Whose mails a link is about. It names the address by a hash, so that it ends when mails go elsewhere. */
const TopicClaims = z.object({ shopId: z.uuid(), memberId: z.uuid(), address: z.string() });

const audience = 'chatty-email-topics';
const keyOf = ({ config }: Services) => new TextEncoder().encode(config.APP_SECRET);
const hashOf = (address: string) => createHash('sha256').update(address.toLowerCase()).digest('base64url');

interface Subscriber {
  shopId: string;
  memberId: string;
  address: string;
}

/**
 * The token in the links at the foot of our mails. It is good for nothing but reading and changing which mails the address
 * gets, and as long as the address gets them: an old mail's link must still unsubscribe.
 */
export const makeTopicToken = (services: Services, { shopId, memberId, address }: Subscriber): Promise<string> =>
  new SignJWT({ shopId, memberId, address: hashOf(address) })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(audience)
    .sign(keyOf(services));

const noLonger = () => new Problem('not_found', texts.linkMoved);

/** Whose link it is; `isTheirs` says whether an address is the one it was mailed to. Throws `not_found`. */
export async function readTopicToken(services: Services, token: string) {
  try {
    const { payload } = await jwtVerify(token, keyOf(services), { algorithms: ['HS256'], audience });
    const { shopId, memberId, address } = TopicClaims.parse(payload);
    const mustBeTheirs = (current: string) => {
      if (hashOf(current) !== address) throw noLonger();
    };
    return { shopId, memberId, mustBeTheirs };
  } catch {
    throw new Problem('not_found', texts.linkBroken);
  }
}
