import type { Reaction } from './messages.ts';

/** The sign that people see for each reaction, in the order in which they are offered. Without Zod, for everybody. */
export const reactionSigns: Readonly<Record<Reaction, string>> = {
  heart: '❤️',
  'joy-face': '😂',
  'open-mount': '😮',
  cry: '😢',
  'pounting-face': '😡',
  'thump-up': '👍',
};
