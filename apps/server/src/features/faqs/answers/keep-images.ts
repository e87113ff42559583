import { texts } from '#texts/faqs.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Ctx } from '../../../ctx.ts';
import { type FileAddress, fileAddressOf, useImages } from '../../files/index.ts';
import { faqKey, readInAllLocales } from '../../wording/index.ts';
import { type FaqRow, faqsOf } from '../faq.store.ts';

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

/** What the FAQ's answer says in other languages. */
async function translatedAnswers({ db, shopId }: Ctx, faqId: string): Promise<string[]> {
  const values = await readInAllLocales({ db, shopId }, faqKey(faqId, 'answer'));
  return values.filter((it) => typeof it === 'string');
}

async function useImagesOf(tx: Ctx, faqId: string, answers: readonly string[]): Promise<void> {
  const images = answers.flatMap((it) => imagesIn(tx.services.config.APP_URL, it));
  try {
    await useImages(tx.db, tx.services.clock.now(), { shopId: tx.shopId, usedBy: faqId, images });
  } catch (problem) {
    throw problem instanceof Problem && problem.code === 'not_found' ? foreign() : problem;
  }
}

/**
 * Keeps the images of an answer, in whichever language it shows them, for as long as the FAQ may be seen or restored. Throws
 * `bad_input` when one of them is not the shop's.
 */
export async function keepImages(tx: Ctx, before: FaqRow | null, after: FaqRow): Promise<void> {
  if (before?.answer === after.answer) return;
  const isShown = imagesIn(tx.services.config.APP_URL, after.answer).length > 0;
  if (!isShown && !before?.answer.includes('/files/')) return;
  await useImagesOf(tx, after.id, [after.answer, ...(before ? await translatedAnswers(tx, after.id) : [])]);
}

/** The same once translations of these FAQs' answers have changed. */
export async function keepTranslatedImages(tx: Ctx, faqIds: readonly string[]): Promise<void> {
  for (const id of faqIds) {
    const faq = await faqsOf(tx).select('answer').where('id', '=', id).executeTakeFirst();
    if (faq) await useImagesOf(tx, id, [faq.answer, ...(await translatedAnswers(tx, id))]);
  }
}
