import type { ChatboxFeature } from '../../app/feature.ts';
import { Sources } from './sources.tsx';

/** Where the assistant's answers come from. */
export const assistant = { name: 'assistant', messageParts: { sources: Sources } } satisfies ChatboxFeature;
