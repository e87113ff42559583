/** What is shown in the place of something else takes the keyboard with it. */
export const takeFocus = (it: HTMLElement | null): void => it?.focus();
