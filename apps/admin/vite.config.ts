import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

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

/**
 * Puts first into the document what its first painting needs: the script that knows the color scheme, and the Latin part
 * of the font, which the style sheet would ask for too late.
 */
function paintAtOnce(): Plugin {
  const script = join(import.meta.dirname, 'src/ui/color-scheme/first-paint.js');
  return {
    name: 'paint-at-once',
    apply: 'build',
    async buildStart() {
      const source = await readFile(script);
      this.emitFile({ type: 'asset', name: 'first-paint.js', source });
      // The page for offline is no part of the bundle and knows no name that changes.
      this.emitFile({ type: 'asset', fileName: 'assets/first-paint.js', source });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const named = (pattern: RegExp) => `/${Object.keys(bundle).find((it) => pattern.test(it))}`;
        const href = named(/inter-latin-wght-normal-[\w-]+\.woff2$/);
        const src = named(/first-paint-[\w-]+\.js$/);
        return [
          { tag: 'script', attrs: { src }, injectTo: 'head-prepend' },
          {
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: true },
            injectTo: 'head-prepend',
          },
        ];
      },
    },
  };
}

/** What may be loaded before a first screen, in bytes of gzip'd JavaScript; what is more comes later (`ui/later`). */
const firstLoadLimit = 203_000;
/** In how many files: each is a request, and work for browser and server. */
const firstFilesLimit = 18;
/** The pages that most visits begin with, by the module that is loaded for each. */
const firstPages = { inbox: /conversations\/inbox-page\.tsx$/, FAQs: /faqs\/list\/faq-list-page\.tsx$/ };

/** Fails the build when a first screen needs more JavaScript than it may, or in more files. */
function limitFirstLoad(): Plugin {
  return {
    name: 'limit-first-load',
    apply: 'build',
    writeBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((it) => it.type === 'chunk');
      const needed = (names: readonly string[], all = new Set<string>()): Set<string> => {
        for (const name of names) {
          if (all.has(name)) continue;
          all.add(name);
          needed(chunks.find((it) => it.fileName === name)?.imports ?? [], all);
        }
        return all;
      };
      const entry = chunks.filter((it) => it.isEntry);
      for (const [page, module] of Object.entries(firstPages)) {
        const ofPage = chunks.filter((it) => it.moduleIds.some((id) => module.test(id)));
        if (ofPage.length === 0) this.error(`No chunk holds the page of the ${page}.`);
        const names = needed([...entry, ...ofPage].map((it) => it.fileName));
        const total = chunks
          .filter((it) => names.has(it.fileName))
          .reduce((sum, it) => sum + gzipSync(it.code, { level: 9 }).length, 0);
        console.log(`Before the first screen of the ${page}: ${total} bytes gzip'd in ${names.size} files`);
        if (names.size > firstFilesLimit)
          this.error(`${names.size} files are more than the limit of ${firstFilesLimit}.`);
        if (total > firstLoadLimit) this.error(`${total} bytes gzip'd are more than the limit of ${firstLoadLimit}.`);
      }
    },
  };
}

/**
 * What stands in one file together. By itself the bundler makes a file of whatever the same pages share, of some hundred
 * bytes each: the inbox asked for 103 of them, and small files compress badly. The first group that takes a module keeps
 * it, with all that it imports, so that no two files need each other.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'opening', tags: ['$initial'] },
  // What most lists show at once.
  {
    name: 'lists',
    test: /@mantine\/core\/.*\/(TextInput|NativeSelect|Skeleton|Switch|Tabs|Checkbox|Alert|create-event-handler)\/|contract\/src\/plans\.ts|react-query\/.*\/(useInfiniteQuery|useMutation)|@mantine\/hooks\/.*\/use-debounced-callback\//,
  },
  // What opens over a page: none of it before the first screen.
  { name: 'overlays', test: /@mantine\/core\/.*\/components\/(Menu|Modal|Tooltip)\// },
  { name: 'icons', test: /tabler\/icons-react\// },
];

export default defineConfig({
  plugins: [react(), paintAtOnce(), limitFirstLoad(), compressOnce()],
  build: {
    outDir: 'dist',
    target: 'es2022',
    // Every browser that runs this code knows `modulepreload`, or does without.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: { codeSplitting: { groups } },
    },
  },
});
