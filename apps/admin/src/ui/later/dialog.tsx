import type { ModalProps } from '@mantine/core';
import { overlayCode } from './overlay-code.ts';

/** The library's `Modal`, whose code comes after the first screen. */
export function Dialog(props: ModalProps) {
  const code = overlayCode.use(props.opened);
  return code && <code.library.Modal {...props} />;
}
