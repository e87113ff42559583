import { startChat } from './app/start.ts';
import { features } from './features.ts';
import type { ChatModule } from './loader/shell.ts';

/** Begins the chat. Called once, by the loader. */
export const start: ChatModule['start'] = (shell) =>
  startChat(shell, features, async () => (await import('./later.ts')).later);
