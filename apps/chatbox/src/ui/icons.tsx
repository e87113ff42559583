import type { ReactNode } from 'react';

const paths = {
  back: 'm15 5-7 7 7 7',
  close: 'M6 6l12 12M18 6 6 18',
  send: 'M4.5 12 20 4.5 15.5 20l-3.6-6.2L4.5 12Zm7.4 1.8L20 4.5',
  stop: 'M8 8h8v8H8z',
  attach: 'm20 11.5-8.3 8.2a5.2 5.2 0 0 1-7.4-7.3l8.6-8.5a3.5 3.5 0 0 1 4.9 5l-8.6 8.4a1.7 1.7 0 0 1-2.5-2.4l7.8-7.7',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4.5 4.5',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8c.6-3.6 3.7-5.5 7.5-5.5s6.9 1.9 7.5 5.5',
  chat: 'M12 3.5c-5 0-8.8 3.2-8.8 7.4 0 2.2 1.1 4.2 2.9 5.5l-.8 3.8 4-1.9c.9.2 1.8.3 2.7.3 5 0 8.8-3.2 8.8-7.7s-3.8-7.4-8.8-7.4Z',
  next: 'm9 5 7 7-7 7',
  down: 'm5 9 7 7 7-7',
  file: 'M14 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8l-5-5Zm0 0v5h5',
  smile: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm-3.5-7c.8 1.2 2 1.8 3.5 1.8s2.7-.6 3.5-1.8M9 9.5v.5m6-.5v.5',
  more: 'M5 12a.7.7 0 1 0 1.4 0A.7.7 0 1 0 5 12Zm6.3 0a.7.7 0 1 0 1.4 0 .7.7 0 1 0-1.4 0Zm6.3 0a.7.7 0 1 0 1.4 0 .7.7 0 1 0-1.4 0Z',
  mail: 'M3.5 6h17v12h-17V6Zm0 .8 8.5 6.4 8.5-6.4',
  bell: 'M6 16.5V11a6 6 0 1 1 12 0v5.5l1.5 1.5h-15L6 16.5Zm4 4.5h4',
  plus: 'M12 5v14M5 12h14',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  alert: 'M12 8v5m0 3v.5M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  box: 'M3.5 7.5 12 3l8.5 4.5v9L12 21l-8.5-4.5v-9Zm0 0L12 12m0 0 8.5-4.5M12 12v9',
  spark:
    'M12 3.5l1.9 5.1c.3.8.7 1.2 1.5 1.5l5.1 1.9-5.1 1.9c-.8.3-1.2.7-1.5 1.5L12 20.5l-1.9-5.1c-.3-.8-.7-1.2-1.5-1.5L3.5 12l5.1-1.9c.8-.3 1.2-.7 1.5-1.5L12 3.5Z',
} as const;

export type IconName = keyof typeof paths;

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
  <LineDrawing path={paths[name]} size={size} />
);
