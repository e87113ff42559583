import { make, part, pressable } from './page-parts.ts';

/** Opens a dialog of the admin; resolves with what `close` was given, or null when it was left. */
export function openDialog<Result>(
  title: string,
  draw: (close: (result: Result) => void) => Node[],
): Promise<Result | null> {
  return new Promise((resolve) => {
    const dialog = document.createElement('dialog');
    let given: Result | null = null;
    const close = (result: Result): void => {
      given = result;
      dialog.close();
    };
    dialog.ariaLabel = title;
    dialog.append(make('h2', '', title), ...draw(close));
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(given);
    });
    part('dialogs').append(dialog);
    dialog.showModal();
  });
}

/** Asks yes or no; leaving the dialog means no. */
export async function confirmInDialog(title: string, text: string, [yes, no]: [string, string]): Promise<boolean> {
  const answer = await openDialog<boolean>(title, (close) => [
    make('p', '', text),
    make(
      'footer',
      '',
      pressable(no, () => close(false)),
      pressable(yes, () => close(true), 'primary'),
    ),
  ]);
  return answer === true;
}
