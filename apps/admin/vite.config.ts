import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Below this many bytes a compressed answer is no quicker. */
const worthIt = 1_024;

/** Puts each text file's `.br` and `.gz` beside it: the server sends them as they are and compresses nothing itself. */
function compressOnce(): Plugin {
  let folder = '';
  return {
    name: 'compress-once',
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir, config.build.assetsDir);
    },
    async closeBundle() {
      const names = (await readdir(folder)).filter((it) => /\.(js|css|svg)$/.test(it));
      for (const name of names) {
        const path = join(folder, name);
        const content = await readFile(path);
        if (content.length < worthIt) continue;
        await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
        const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
        await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }));
      }
    },
  };
}

export default defineConfig({
  plugins: [react(), compressOnce()],
  build: { outDir: 'dist', target: 'es2022', chunkSizeWarningLimit: 600 },
});
