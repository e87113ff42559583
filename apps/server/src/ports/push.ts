import type { PushToken } from '@chatty/contract/profile';
import type { PushMessage } from '@chatty/contract/push-message';

export interface Push {
  /** The key with which browsers subscribe (VAPID), in base64url. */
  publicKey(): Promise<string>;
  /**
   * Hands a message to the browser's push service. `gone`: the browser is no longer subscribed, its token is to be
   * forgotten. Throws `Unreachable` or `Refused`.
   */
  send(token: PushToken, message: PushMessage): Promise<'sent' | 'gone'>;
}
