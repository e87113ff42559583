import type { ChatboxFeature } from '../../app/feature.ts';
import style from './sources.css?inline';
import { Sources } from './sources.tsx';

/** Where the assistant's answers come from. */
export const assistantFeature = {
  name: 'assistant',
  style,
  messageParts: { sources: Sources },
} satisfies ChatboxFeature;
