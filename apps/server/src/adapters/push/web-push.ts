import { createHash } from 'node:crypto';
import type { PushToken } from '@chatty/contract/profile';
import type { PushMessage } from '@chatty/contract/push-message';
import webPush from 'web-push';
import { z } from 'zod';
import { Refused, Unreachable } from '../../platform/problem.ts';
import type { Outgoing } from '../../platform/http/outgoing.ts';
import type { Push } from '../../ports/push.ts';

/** The pair of keys by which push services know us, both in base64url (RFC 8292). */
const VapidKeys = z.object({ publicKey: z.string(), privateKey: z.string() });
export type VapidKeys = z.infer<typeof VapidKeys>;

export interface WebPushParts {
  keys(): Promise<VapidKeys>;
  /** Whom a push service can write to about us: `mailto:` or `https:`. */
  subject: string;
  /** Tokens hold addresses that a browser sent, so anybody may have made them up. */
  send: Outgoing;
}

/** A visitor who waited this long has gone: the push service need not keep the message longer. */
const keptSeconds = 4 * 60 * 60;

/** The keys of an installation that has none yet, as one text to be kept. */
export const makeVapidKeys = (): string => JSON.stringify(webPush.generateVAPIDKeys());

/** What `makeVapidKeys` made. */
export const readVapidKeys = (kept: string): VapidKeys => VapidKeys.parse(JSON.parse(kept));

/** The push service replaces an older message that was not fetched yet with the newer one (RFC 8030, section 5.4). */
const topicOf = ({ tag }: PushMessage) => createHash('sha256').update(tag).digest('base64url').slice(0, 32);

/** Push messages by the browsers' own services: encrypted for the browser (RFC 8291), signed by us (RFC 8292). */
export function createWebPush({ keys, subject, send }: WebPushParts): Push {
  return {
    publicKey: async () => (await keys()).publicKey,
    async send(token: PushToken, message: PushMessage) {
      const vapidDetails = { subject, ...(await keys()) };
      const details = encrypt(token, message, vapidDetails);
      const headers = Object.fromEntries(Object.entries(details.headers).map(([name, it]) => [name, String(it)]));
      const { status, body } = await send({ url: token.endpoint, method: 'POST', headers, body: details.body });
      if (status >= 200 && status < 300) return 'sent';
      if (status === 404 || status === 410) return 'gone';
      const said = `The push service answered ${status}${body ? `: ${body.slice(0, 200)}` : '.'}`;
      throw status === 429 || status >= 500 ? new Unreachable(said) : new Refused(said);
    },
  };
}

function encrypt(token: PushToken, message: PushMessage, vapidDetails: VapidKeys & { subject: string }) {
  const options = { vapidDetails, TTL: keptSeconds, urgency: 'high' as const, topic: topicOf(message) };
  try {
    return webPush.generateRequestDetails(token, JSON.stringify(message), options);
  } catch (error) {
    throw new Refused(`The token cannot be encrypted for: ${error instanceof Error ? error.message : String(error)}`);
  }
}
