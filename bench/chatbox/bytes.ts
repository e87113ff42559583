import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'apps/chatbox/dist');

export const gzipped = (content: Uint8Array | string): number => gzipSync(content, { level: 9 }).byteLength;

const ofFile = (path: string) => gzipped(readFileSync(path));
/** Of the files of the build whose names begin so. */
const ofBuild = (start: string): number[] =>
  readdirSync(dist)
    .filter((it) => it.startsWith(start) && it.endsWith('.js'))
    .map((it) => ofFile(join(dist, it)));
const sum = (numbers: readonly number[]) => numbers.reduce((all, it) => all + it, 0);

/** What the files weigh that a visitor may load, in bytes gzip'd. */
export function fileBytes() {
  const chat = sum([...ofBuild('opening.'), ...ofBuild('app.'), ...ofBuild('later-')]);
  return {
    loader: ofFile(join(root, 'extensions/chatbox/assets/chatty-loader.js')),
    firstLook: sum(ofBuild('opening.')),
    home: sum([...ofBuild('opening.'), ...ofBuild('app.')]),
    inEnglish: chat + sum(ofBuild('words-en-')),
    /** What each opening loads, in the language with the most bytes. */
    opening: chat + Math.max(...ofBuild('words-')),
    tracking: sum(ofBuild('tracking-body-')),
    popups: sum(ofBuild('popups.')),
    votes: sum(ofBuild('votes.')),
  };
}

const blockMarkup =
  /<style>[^<]*\.chatty-block[^<]*<\/style>|<section\s+class="chatty-block"[\s\S]*?<\/section>|<script type="application\/ld\+json">[^<]*FAQPage[^<]*<\/script>/g;

/** What the blocks of FAQs add to a page, in bytes gzip'd: markup and style, which need no request. */
export async function blockBytes(url: string): Promise<number> {
  const page = await (await fetch(url)).text();
  const without = page.replaceAll(blockMarkup, '');
  return gzipped(page) - gzipped(without);
}
