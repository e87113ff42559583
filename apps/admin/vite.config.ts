import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, gzipSync } from 'node:zlib';
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

/** What may be loaded before the first screen, in bytes of gzip'd JavaScript; what is more belongs into a page's own file. */
const firstLoadLimit = 250_000;

/** Fails the build when the document asks for more JavaScript at once than it may. */
function limitFirstLoad(): Plugin {
  return {
    name: 'limit-first-load',
    apply: 'build',
    writeBundle(_, bundle) {
      const document = bundle['index.html'];
      if (document?.type !== 'asset') return;
      const names = String(document.source).match(/assets\/[^"]+\.js/g) ?? [];
      let total = 0;
      for (const name of new Set(names)) {
        const it = bundle[name];
        if (it?.type === 'chunk') total += gzipSync(it.code, { level: 9 }).length;
      }
      console.log(`First load of the admin: ${total} bytes gzip'd`);
      if (total > firstLoadLimit) this.error(`${total} bytes gzip'd are more than the limit of ${firstLoadLimit}.`);
    },
  };
}

export default defineConfig({
  plugins: [react(), limitFirstLoad(), compressOnce()],
  build: { outDir: 'dist', target: 'es2022', chunkSizeWarningLimit: 600 },
});
