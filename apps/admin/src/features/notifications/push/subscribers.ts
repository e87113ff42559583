import type { Member } from '@chatty/contract/team';

/** Whom a browser may be subscribed for. */
export type Own = Pick<Member, 'id' | 'authId'>;

/** Who switched push messages on in this browser, and as which members: one person may belong to several shops. */
export interface Subscribers {
  authId: string;
  memberIds: readonly string[];
}

export function subscribersOf(kept: unknown): Subscribers | null {
  if (typeof kept !== 'object' || kept === null || !('authId' in kept) || !('memberIds' in kept)) return null;
  const { authId, memberIds } = kept;
  const areIds = Array.isArray(memberIds) && memberIds.every((it) => typeof it === 'string');
  return typeof authId === 'string' && areIds ? { authId, memberIds } : null;
}

/** Adds this member and drops anybody else who used the browser before. */
export const withMember = (held: Subscribers | null, { id, authId }: Own): Subscribers => ({
  authId,
  memberIds: held?.authId === authId ? [...held.memberIds.filter((it) => it !== id), id] : [id],
});
