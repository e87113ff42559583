import type { LaterSlots } from '../../app/feature.ts';
import style from './sources.css?inline';
import { Sources } from './sources.tsx';
import { Translated } from './translated.tsx';

/** Where the assistant's answers come from, and what they were translated from. */
export const assistantLater = {
  name: 'assistant',
  style,
  messageParts: { sources: Sources, translation: Translated },
} satisfies LaterSlots;
