import { texts } from '#texts/faqs.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Ctx } from '../../../ctx.ts';
import { type FileAddress, fileAddressOf, useImages } from '../../files/index.ts';
import type { FaqRow } from '../faq.store.ts';

const source = /<img src="([^"]*)"/g;

const foreign = () => {
  const text = texts.foreignImage;
  return new Problem('bad_input', text, { answer: text });
};

/** Our own files that an answer shows, as the sanitiser wrote it; the images of others are theirs to keep. */
function imagesIn(appUrl: string, answer: string): FileAddress[] {
  const images: FileAddress[] = [];
  for (const [, address = ''] of answer.matchAll(source)) {
    const file = fileAddressOf(appUrl, address.replaceAll('&amp;', '&'));
    if (file === 'unknown') throw foreign();
    if (file) images.push(file);
  }
  return images;
}

/**
 * Keeps the images of an answer for as long as the FAQ may be seen or restored. Throws `bad_input` when one of them is not
 * the shop's.
 */
export async function keepImages(tx: Ctx, before: FaqRow | null, after: FaqRow): Promise<void> {
  if (before?.answer === after.answer) return;
  const { APP_URL } = tx.services.config;
  const images = imagesIn(APP_URL, after.answer);
  if (images.length === 0 && !before?.answer.includes('/files/')) return;
  try {
    await useImages(tx.db, tx.services.clock.now(), { shopId: after.shop_id, usedBy: after.id, images });
  } catch (problem) {
    throw problem instanceof Problem && problem.code === 'not_found' ? foreign() : problem;
  }
}
