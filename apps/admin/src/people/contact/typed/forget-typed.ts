import { forgetTexts } from '../../../ui/browser/kept-texts.ts';

/** Before the keys of all that a member has typed about contacts and not saved. */
export const typedPrefix = 'chatty-typed';

/** Nobody who signs in next may find what was begun. Stands alone, so that no first screen loads more of it. */
export const forgetTyped = (): void => forgetTexts(typedPrefix);
