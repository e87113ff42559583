import { CallFailed } from '@chatty/client/api';
import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';

interface Undo {
  label: string;
  run(): void;
}

export interface Toast {
  close(): void;
}

function show(message: string, color: string, undo?: Undo, stay?: number): Toast {
  const id = notifications.show({
    message: undo ? <WithUndo message={message} undo={undo} close={() => notifications.hide(id)} /> : message,
    color,
    withBorder: true,
    autoClose: stay ?? (color === 'red' ? 8_000 : 4_000),
    closeButtonProps: { 'aria-label': 'Close message' },
  });
  return { close: () => notifications.hide(id) };
}

/** Says that something worked. With `undo` it offers one way back and stays a little longer. */
export const toastDone = (message = 'Settings saved', undo?: Undo): Toast =>
  show(message, 'teal', undo, undo ? 8_000 : undefined);

/** Says that something failed: the server's own words when there are any, else `otherwise`. */
export function toastFailure(problem: unknown, otherwise = 'Failed to save'): Toast {
  return show(failureText(problem, otherwise), 'red');
}

/** What a person may read about a failure. */
export function failureText(problem: unknown, otherwise = 'Failed to load'): string {
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
