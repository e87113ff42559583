// `npm run check`: everything about the code that can be told without running it, in seconds.
// `npm run check -- imports sizes` runs some of the checks; `-- --write` also rewrites docs/licences.md.
import { installPackages, node, run } from './prepare.mjs';

installPackages();
run(node, ['tools/check/run.ts', ...process.argv.slice(2)]);
