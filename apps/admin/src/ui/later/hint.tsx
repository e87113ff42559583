import type { TooltipProps } from '@mantine/core';
import { cloneElement, type ReactElement, type Ref, useRef } from 'react';
import { overlayCode } from './overlay-code.ts';

interface HintProps extends Pick<TooltipProps, 'label' | 'position' | 'disabled'> {
  children: ReactElement<{ ref?: Ref<HTMLElement | null> }>;
}

/** The library's `Tooltip`, whose code comes after the first screen. What it stands beside stays the same element. */
export function Hint({ children, ...rest }: HintProps) {
  const target = useRef<HTMLElement>(null);
  const code = overlayCode.use();
  return (
    <>
      {cloneElement(children, { ref: target })}
      {code && <code.library.Tooltip {...rest} target={target} />}
    </>
  );
}
