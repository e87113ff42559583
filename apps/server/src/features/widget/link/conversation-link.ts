import { createHash } from 'node:crypto';
import { z } from 'zod';
import { signedToken, signerOf } from '../../../platform/auth/signed-token.ts';
import type { Services } from '../../../ctx.ts';

/** How long a link in a mail to a visitor opens its conversation. */
export const linkDays = 30;

const hashOf = (address: string) => createHash('sha256').update(address.toLowerCase()).digest('base64url');

/** What a link names. The address stands in it by a hash: the link ends when the contact's mails go elsewhere. */
const LinkClaims = z.object({
  shopId: z.uuid(),
  conversationId: z.uuid(),
  contactId: z.uuid(),
  address: z.string(),
});
const conversationLink = signedToken({
  audience: 'chatty:conversation-link',
  seconds: linkDays * 86_400,
  schema: LinkClaims,
});

export interface Linked {
  shopId: string;
  conversationId: string;
  contactId: string;
  /** Where the mail with the link goes. */
  email: string;
}

/**
 * The address of a conversation on the storefront, for the mail to its contact. The token stands in the fragment, which
 * no browser sends to a server, in a request or as a referrer.
 */
export async function makeConversationLink(services: Services, storefrontUrl: string, linked: Linked): Promise<string> {
  const { email, ...named } = linked;
  const token = await conversationLink.sign(signerOf(services), { ...named, address: hashOf(email) });
  const url = new URL(storefrontUrl);
  url.hash = `chatty=${token}`;
  return url.href;
}

/** What a link names, and whether an address is the one that it was mailed to; null for one that is not ours or too old. */
export async function readConversationLink(services: Services, token: string) {
  const claims = await conversationLink.read(signerOf(services), token);
  if (!claims) return null;
  const { address, ...named } = claims;
  return { ...named, isMailedTo: (email: string | null) => email !== null && hashOf(email) === address };
}
