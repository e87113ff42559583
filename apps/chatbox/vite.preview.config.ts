import { defineConfig } from 'vite';
import { oneFile } from './building/one-file.ts';

/** What stands around the chat in the admin's preview. No visitor loads it. */
export default defineConfig(oneFile({ input: 'src/preview/main.ts', name: 'preview.js', limit: 20_000 }));
