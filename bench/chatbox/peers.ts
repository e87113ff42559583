import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipped } from './bytes.ts';

const folder = join(dirname(fileURLToPath(import.meta.resolve('deep-chat'))), '..');
const script = readFileSync(join(folder, 'dist/deepChat.bundle.js'));
const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };

/**
 * A chat that others publish, drawn without a server of its own behind the same bare launcher as the floor: it is fetched on
 * the click, which is kinder to it than its own guide, which loads it with the page.
 */
export const peer = {
  name: `deep-chat ${version}`,
  bytes: gzipped(script),
  script,
  begin:
    "import('/peer.js').then(() => { const chat = document.createElement('deep-chat'); chat.demo = true; document.body.append(chat); })",
  host: 'deep-chat',
  ready: '#text-input',
};
