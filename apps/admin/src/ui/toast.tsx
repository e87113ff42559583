import { CallFailed } from '@chatty/client/api';
import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { ShopifyGlobal } from '@shopify/app-bridge-types';
import { texts } from '#texts/ui.ts';
import { appBridge } from './embedded/app-bridge.ts';

interface Undo {
  label: string;
  run(): void;
}

export interface Toast {
  close(): void;
}

const doneMs = 4_000;
/** A failure takes longer to read, and a way back longer to want. */
const longMs = 8_000;

/** In the Shopify admin the host shows toasts, outside our frame. */
function showInHost({ toast }: ShopifyGlobal, message: string, isError: boolean, undo?: Undo): Toast {
  const duration = isError || undo ? longMs : doneMs;
  const id = toast.show(message, { isError, duration, ...(undo ? { action: undo.label, onAction: undo.run } : {}) });
  return { close: () => toast.hide(id) };
}

function show(message: string, color: 'teal' | 'red', undo?: Undo): Toast {
  const host = appBridge();
  if (host) return showInHost(host, message, color === 'red', undo);
  const id = notifications.show({
    message: undo ? <WithUndo message={message} undo={undo} close={() => notifications.hide(id)} /> : message,
    color,
    withBorder: true,
    autoClose: color === 'red' || undo ? longMs : doneMs,
    closeButtonProps: { 'aria-label': texts.closeMessage },
  });
  return { close: () => notifications.hide(id) };
}

/** Says that something worked. With `undo` it offers one way back and stays a little longer. */
export const toastDone = (message = texts.settingsSaved, undo?: Undo): Toast => show(message, 'teal', undo);

/** Says that something failed: the server's own words when there are any, else `otherwise`. */
export function toastFailure(problem: unknown, otherwise = texts.failedToSave): Toast {
  return show(failureText(problem, otherwise), 'red');
}

/** What a person may read about a failure. */
export function failureText(problem: unknown, otherwise = texts.failedToLoad): string {
  return problem instanceof CallFailed && problem.message ? problem.message : otherwise;
}

function WithUndo({ message, undo, close }: { message: string; undo: Undo; close(): void }) {
  const run = () => {
    close();
    undo.run();
  };
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <Text size="sm">{message}</Text>
      <Button variant="default" size="compact-xs" onClick={run}>
        {undo.label}
      </Button>
    </Group>
  );
}
