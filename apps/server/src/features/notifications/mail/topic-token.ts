import { createHash } from 'node:crypto';
import { z } from 'zod';
import { texts } from '#texts/notices.ts';
import { signedToken, signerOf } from '../../../platform/auth/signed-token.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../ctx.ts';

/** Whose mails a link is about. It names the address by a hash, so that it ends when mails go elsewhere. */
const TopicClaims = z.object({ shopId: z.uuid(), memberId: z.uuid(), address: z.string() });

const topicToken = signedToken({ audience: 'chatty-email-topics', seconds: null, schema: TopicClaims });
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
  topicToken.sign(signerOf(services), { shopId, memberId, address: hashOf(address) });

const noLonger = () => new Problem('not_found', texts.linkMoved);

/** Whose link it is; `isTheirs` says whether an address is the one it was mailed to. Throws `not_found`. */
export async function readTopicToken(services: Services, token: string) {
  const claims = await topicToken.read(signerOf(services), token);
  if (!claims) throw new Problem('not_found', texts.linkBroken);
  const { shopId, memberId, address } = claims;
  const mustBeTheirs = (current: string) => {
    if (hashOf(current) !== address) throw noLonger();
  };
  return { shopId, memberId, mustBeTheirs };
}
