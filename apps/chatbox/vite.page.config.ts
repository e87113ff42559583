import { defineConfig } from 'vite';
import { oneFile } from './building/one-file.ts';

/** What puts the chat into a page of its own, beside the chat. */
export default defineConfig(oneFile({ input: 'src/chat-page/chat-page.ts', name: 'page.js', limit: 4_000 }));
