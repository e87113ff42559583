import type { AriaAttributes, ReactElement, Ref } from 'react';

/** A button that opens a menu, without a press of its own. */
export type MenuButton = ReactElement<
  Pick<AriaAttributes, 'aria-haspopup' | 'aria-expanded'> & { onClick?(): void; ref?: Ref<HTMLButtonElement> }
>;
