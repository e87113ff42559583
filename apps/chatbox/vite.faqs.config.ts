import { defineConfig } from 'vite';
import { oneFile } from './building/one-file.ts';

/** What makes the store's FAQ page searchable: one plain script, beside the chat. */
export default defineConfig(
  oneFile({ input: 'src/faq-page/faq-page.ts', name: 'faqs.js', limit: 1_500, isScript: true }),
);
