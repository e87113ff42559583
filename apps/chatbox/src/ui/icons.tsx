import type { ReactNode } from 'react';
import { iconPaths } from './plain/icon-paths.ts';

export type IconName = keyof typeof iconPaths;

/** Lines in the colour of the text around them; they say nothing to a screen reader. */
export function LineDrawing({ path, size }: { path: string; size: number }): ReactNode {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

/** One of the icons that all features use. */
export const Icon = ({ name, size = 20 }: { name: IconName; size?: number }): ReactNode => (
  <LineDrawing path={iconPaths[name]} size={size} />
);
