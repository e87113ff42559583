import type { PushToken } from '@chatty/contract/profile';
import { localRecord } from '../../../ui/browser/local-record.ts';
import { api } from '../../../connection/api.ts';
import { isInstalled } from '../../../ui/browser/installed.ts';
import { type PushState, pushState, pushToken, subscribeToPush, unsubscribeFromPush } from './push.ts';
import { type Own, type Subscribers, subscribersOf, withMember } from './subscribers.ts';

/** Kept as long as the browser is used: every start of the admin writes it again. */
const subscribers = localRecord<Subscribers>('push messages of', { days: 365, parse: subscribersOf });

const isMine = ({ id, authId }: Own): boolean => {
  const held = subscribers.read();
  return held?.authId === authId && held.memberIds.includes(id);
};

const tell = (member: Own, token: PushToken, on: boolean) =>
  api('POST /members/switch-push-token', { body: { memberId: member.id, token, isPwa: isInstalled(), on } });

/** How push messages stand in this browser for this very member. Asks the person nothing. */
export async function ownPushState(member: Own): Promise<PushState> {
  const state = await pushState();
  return state === 'on' && !isMine(member) ? 'off' : state;
}

/** Call it from a click. Throws `PushDenied`, `CallFailed`. */
export async function switchPushOn(member: Own): Promise<void> {
  const token = await subscribeToPush();
  await tell(member, token, true);
  subscribers.write(withMember(subscribers.read(), member));
}

/** Throws `CallFailed`; then everything is as it was. */
export async function switchPushOff(member: Own): Promise<void> {
  const token = await pushToken();
  if (token) await tell(member, token, false);
  const held = subscribers.read();
  const others = held?.memberIds.filter((it) => it !== member.id) ?? [];
  if (held && others.length > 0) subscribers.write({ ...held, memberIds: others });
  else await endPush();
}

/** Tells the server again what is on here: signing out elsewhere ends all push messages of a person. */
export async function keepPush(member: Own): Promise<void> {
  if ((await ownPushState(member)) !== 'on') return;
  const token = await pushToken();
  if (token) await tell(member, token, true);
  subscribers.write(withMember(subscribers.read(), member));
}

/**
 * At sign-out: nothing of this person is shown here any more. This works without the server; the push service forgets
 * the subscription by itself.
 */
export async function endPush(): Promise<void> {
  subscribers.clear();
  await unsubscribeFromPush();
}
