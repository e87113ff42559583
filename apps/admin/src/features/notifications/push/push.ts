import type { PushToken } from '@chatty/contract/profile';
import { api } from '../../../connection/api.ts';
import { hasServiceWorkers, registerServiceWorker } from './registration.ts';

/**
 * `unsupported`: this browser has no push messages here; on an iPhone only the installed app has them.
 * `denied`: the person refused, and only the browser's own settings can undo that.
 */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

/** The person did not permit notifications. */
export class PushDenied extends Error {}

const isSupported = () => hasServiceWorkers() && 'PushManager' in window && 'Notification' in window;

/** The contract's parsers are no part of what every page loads first. */
const tokenOf = async (pushSubscription: PushSubscription): Promise<PushToken> =>
  (await import('@chatty/contract/profile')).PushToken.parse(pushSubscription.toJSON());

const subscription = async () => (await navigator.serviceWorker.getRegistration('/'))?.pushManager.getSubscription();

/** How push messages stand in this browser. Asks the person nothing. */
export async function pushState(): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return Notification.permission === 'granted' && (await subscription()) ? 'on' : 'off';
}

/**
 * Asks for permission, subscribes this browser and answers what `POST /members/switch-push-token` takes. Call it from a
 * click: browsers refuse to ask otherwise. Throws `PushDenied`, or `CallFailed` when the key cannot be had.
 */
export async function subscribeToPush(): Promise<PushToken> {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushDenied('notifications are not permitted');
  const { data } = await api('GET /members/push-key');
  await registerServiceWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: data.publicKey };
  try {
    return await tokenOf(await pushManager.subscribe(wanted));
  } catch {
    // A subscription under an older key stands in the way of the new one.
    await (await pushManager.getSubscription())?.unsubscribe();
    return await tokenOf(await pushManager.subscribe(wanted));
  }
}

/** This browser's subscription, to be told to the server; null when there is none. */
export async function pushToken(): Promise<PushToken | null> {
  if (!isSupported()) return null;
  const held = await subscription();
  return held ? tokenOf(held) : null;
}

/** Ends this browser's subscription. Tell the server before: `pushToken()` names it. */
export async function unsubscribeFromPush(): Promise<void> {
  if (isSupported()) await (await subscription())?.unsubscribe();
}
