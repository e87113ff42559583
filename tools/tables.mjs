// `npm run tables`: writes the types of the tables (apps/server/src/tables) as the migrations make them.
import { installPackages, node, run } from './prepare.mjs';

installPackages();
run(node, ['apps/server/src/test-kit/write-tables.ts']);
