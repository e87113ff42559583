import { CallFailed } from '@chatty/client/api';
import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { ShopifyGlobal } from '@shopify/app-bridge-types';
import { texts } from '#texts/ui.ts';
import { appBridge } from './embedded/app-bridge.ts';

/** The one thing that a toast offers to do, such as taking back or trying again. */
interface Offer {
  label: string;
  run(): void;
}

export interface Toast {
  close(): void;
}

const doneMs = 4_000;
/** People need longer to read a failure, and longer to decide whether to undo. */
const longMs = 8_000;
/** A toast with “Try again” stays longest: people look for the cause first. */
const againMs = 20_000;

/** In the Shopify admin the host shows toasts, outside our frame. */
function showInHost({ toast }: ShopifyGlobal, message: string, isError: boolean, ms: number, offer?: Offer): Toast {
  const action = offer ? { action: offer.label, onAction: offer.run } : {};
  const id = toast.show(message, { isError, duration: ms, ...action });
  return { close: () => toast.hide(id) };
}

function show(message: string, color: 'teal' | 'red', ms: number, offer?: Offer): Toast {
  const host = appBridge();
  if (host) return showInHost(host, message, color === 'red', ms, offer);
  const id = notifications.show({
    message: offer ? <WithOffer message={message} offer={offer} close={() => notifications.hide(id)} /> : message,
    color,
    withBorder: true,
    autoClose: ms,
    closeButtonProps: { 'aria-label': texts.closeMessage },
  });
  return { close: () => notifications.hide(id) };
}

/** Says that something worked. With `undo` it offers one way back and stays a little longer. */
export const toastDone = (message = texts.settingsSaved, undo?: Offer): Toast =>
  show(message, 'teal', undo ? longMs : doneMs, undo);

/**
 * Failures that may be on the screen, by their words: several parts of a page can fail for the same reason. Those that
 * can be tried again go by what failed too: none takes away the other's way to try again.
 */
const told = new Map<string, Toast>();

/**
 * Says that something failed: the server's own words when there are any, else `otherwise`. With `retry` it offers to try
 * again, where that may help.
 */
export function toastFailure(problem: unknown, otherwise = texts.failedToSave, retry?: () => void): Toast {
  return showFailure(failureText(problem, otherwise), mayHelp(problem) ? retry : undefined);
}

/** Says these words about a failure, once at a time; with `retry`, once at a time for each `what` that failed. */
export function showFailure(words: string, retry?: () => void, what = ''): Toast {
  const key = retry ? `${words} ${what}` : words;
  told.get(key)?.close();
  const offer = retry && { label: texts.tryAgain, run: retry };
  const toast = show(words, 'red', offer ? againMs : longMs, offer);
  told.set(key, toast);
  return toast;
}

/** True when the same may succeed without a change. */
export const mayHelp = (problem: unknown): boolean => !(problem instanceof CallFailed) || problem.passing;

const whatFailed = (problem: unknown) => (problem instanceof CallFailed ? texts.failedToFetch : texts.failedToLoad);

/**
 * What a person may read about a failure: the server's own words, or why there was no answer and what therefore did not
 * happen. `otherwise` says the latter, and promises nothing.
 */
export function failureText(problem: unknown, otherwise = whatFailed(problem)): string {
  if (!(problem instanceof CallFailed)) return otherwise;
  if (problem.code === 'offline') return texts.because(problem.message, otherwise);
  return problem.message || otherwise;
}

function WithOffer({ message, offer, close }: { message: string; offer: Offer; close(): void }) {
  const run = () => {
    close();
    offer.run();
  };
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <Text size="sm">{message}</Text>
      <Button variant="default" size="compact-xs" onClick={run} style={{ flexShrink: 0 }}>
        {offer.label}
      </Button>
    </Group>
  );
}
