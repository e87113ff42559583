import { screen } from '../../app/screen.ts';

export const threadScreen = screen<{ id: string }>('thread');
export const listScreen = screen('conversations');
