// Builds the frontends, each only when its sources changed since the last build.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env, installPackages, node, root, run } from './prepare.mjs';

const skipped = new Set(['node_modules', 'dist']);

function* filesIn(folder) {
  for (const name of readdirSync(folder).sort()) {
    if (skipped.has(name)) continue;
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* filesIn(path);
    else yield path;
  }
}

function hashOf(folders) {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const folder of folders)
    for (const path of filesIn(join(root, folder))) hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
}

const vite = join(root, 'node_modules/vite/bin/vite.js');
const packages = ['packages/contract', 'packages/client', 'packages/prose'];
const frontends = [
  { name: 'admin', configs: ['vite.config.ts'], makes: 'apps/admin/dist/index.html' },
  {
    name: 'chatbox',
    configs: [
      'vite.app.config.ts',
      'vite.preview.config.ts',
      'vite.loader.config.ts',
      'vite.faqs.config.ts',
      'vite.votes.config.ts',
      'vite.anew.config.ts',
      'vite.page.config.ts',
      'vite.popups.config.ts',
    ],
    makes: 'extensions/chatbox/assets/chatty-loader.js',
  },
];

/** Builds what is out of date. */
export function build() {
  for (const { name, configs, makes } of frontends) {
    const folder = join(root, 'apps', name);
    const stamp = join(folder, 'dist', '.built');
    const wanted = hashOf([`apps/${name}`, ...packages]);
    if (existsSync(stamp) && existsSync(join(root, makes)) && readFileSync(stamp, 'utf8') === wanted) continue;
    console.log(`Building the ${name} …`);
    // Also where the tests' own environment asks for it: what is tested is what is served.
    for (const config of configs)
      run(node, [vite, 'build', '--config', config, '--logLevel', 'warn'], {
        cwd: folder,
        env: { ...env, NODE_ENV: 'production' },
      });
    writeFileSync(stamp, wanted);
  }
}

if (process.argv[1]?.endsWith('build.mjs')) {
  installPackages();
  build();
}
