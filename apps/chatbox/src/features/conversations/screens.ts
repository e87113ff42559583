import { screen } from '../../app/screen.ts';

/** A thread; `greeting`: what the shop said before it began, where that was not the usual welcome. */
export const threadScreen = screen<{ id: string; greeting?: string }>('thread');
export const listScreen = screen('conversations');
