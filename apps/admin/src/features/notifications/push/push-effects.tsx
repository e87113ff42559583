import { useKeepPush } from './use-keep-push.ts';
import { useOpenedByPush } from './use-opened-by-push.ts';
import { useWithdrawnPush } from './use-withdrawn-push.ts';

/** Keeps this browser's push messages on and true to what is, and opens what they lead to. Draws nothing, and no first screen waits for it. */
export function PushEffects() {
  useOpenedByPush();
  useKeepPush();
  useWithdrawnPush();
  return null;
}
