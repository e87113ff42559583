// `npm run bench -- realtime|together|inbox|chatbox|admin|answers|optimize|training|sync|custom-answers|suite|replay|routing|paraphrases|retrieval|storage|start [arguments]`: figures beside peers or limits, measured in one run.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from './build.mjs';
import { env, fail, installPackages, node, root } from './prepare.mjs';
import { ensurePrograms, startServices } from './services.mjs';

const flags = {
  realtime: [],
  together: [],
  inbox: [],
  chatbox: [],
  admin: [],
  answers: [],
  suite: [],
  optimize: [],
  training: [],
  sync: [],
  replay: [],
  routing: [],
  paraphrases: ['--max-old-space-size=4096'],
  retrieval: ['--expose-gc'],
  storage: [],
  'custom-answers': [],
  start: [],
};
const [name = '', ...rest] = process.argv.slice(2);
if (!Object.hasOwn(flags, name)) fail(`Say what to measure: npm run bench -- ${Object.keys(flags).join('|')}.`);

installPackages();
const extra = {};
const inBrowser = ['chatbox', 'admin', 'together', 'inbox'].includes(name);
if (inBrowser) extra.CHROMIUM_PATH = ensurePrograms().chromium;
if (inBrowser || name === 'start') build();
const onPostgres = ['realtime', 'storage', 'custom-answers', 'sync'].includes(name);
const services = onPostgres ? await startServices({ durable: true }) : null;
if (services) extra.BENCH_DATABASE_URL = services.postgresUrl;

const args = [...flags[name], join(root, 'bench', name, 'run.ts'), ...rest];
const child = spawn(node, args, { cwd: root, env: { ...env, ...extra }, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill('SIGTERM'));
child.on('exit', (code) => {
  services?.stop();
  process.exitCode = code ?? 1;
});
