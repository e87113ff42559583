import { quickAnswerMaxChars } from '@chatty/contract/limits';
import type { ShopSettings } from '@chatty/contract/settings/shop-settings';
import { visitorTexts } from '@chatty/contract/visitor-texts/catalogue';
import { listedTexts } from '@chatty/contract/visitor-texts/listed-texts';
import type { Text } from '@chatty/contract/visitor-texts/say-in';
import { settingTexts, valueAt } from '@chatty/contract/visitor-texts/setting-texts';
import { textTabs } from '@chatty/contract/visitor-texts/text-tabs';
import {
  builtInFor,
  faqBlockKey,
  faqCategoryKey,
  faqKey,
  questionKey,
  quickAnswerKey,
  sentencePlaces,
  sentencesIn,
  starterKeys,
  type Words,
} from '../wording/index.ts';

/** A text that visitors read, as it stands before anybody translates it. */
export interface SourceText {
  key: string;
  tab: string;
  category: string;
  /** In the shop's primary language. */
  source: Text;
  /** The text of the product that counts in another language; null where the shop wrote the original. */
  builtInKey: string | null;
  isRich: boolean;
  maxChars: number;
  /** What it belongs to, in words; empty where it speaks for itself. */
  about: string;
  /** The original is changed where the merchant wrote it, and not among the translations. */
  isElsewhere: boolean;
}

interface FaqSource {
  id: string;
  question: string;
  answer: string;
  category: string;
}

interface BlockSource {
  id: string;
  title: string;
  description: string;
}

/** What merchants write beside the settings. */
export interface Written {
  faqs: readonly FaqSource[];
  blocks: readonly BlockSource[];
}

const textMaxChars = 1_000;
const byKey = new Map(settingTexts.map((it) => [it.key as string, it]));

const places = textTabs.flatMap((tab) =>
  tab.categories.flatMap((category) =>
    Object.keys(category.texts).map((key) => ({
      key: key as keyof typeof visitorTexts,
      tab: tab.id,
      category: category.id,
    })),
  ),
);

/** A setting; where it still says what the product says, so do other languages in theirs. */
function settingSource(settings: ShopSettings, key: string, place: { tab: string; category: string }): SourceText[] {
  const setting = byKey.get(key);
  const value = setting && valueAt(settings, setting.path);
  if (!setting || typeof value !== 'string' || value === '') return [];
  const isDefault = value === Reflect.get(visitorTexts, key);
  const { maxChars } = setting;
  return [
    {
      key,
      ...place,
      source: value,
      builtInKey: isDefault ? key : null,
      isRich: false,
      maxChars,
      about: '',
      isElsewhere: true,
    },
  ];
}

/** Everything that visitors of the shop read, with its place; `own` is what the shop worded itself in its primary language. */
export function sourceTexts(
  settings: ShopSettings,
  primaryLocale: string,
  own: Words,
  { faqs, blocks }: Written,
): SourceText[] {
  const primary = builtInFor(primaryLocale);
  const ofProduct = (key: string, place: { tab: string; category: string }, english: Text): SourceText => ({
    ...{ key, ...place, source: own[key] ?? primary[key] ?? english, builtInKey: key },
    ...{ isRich: false, maxChars: textMaxChars, about: '', isElsewhere: false },
  });
  const catalogue = places
    // Suggested questions are translated by their own words.
    .filter(({ key }) => !(starterKeys as readonly string[]).includes(key))
    .flatMap(({ key, tab, category }): SourceText[] => {
      if (byKey.has(key)) return settingSource(settings, key, { tab, category });
      return [ofProduct(key, { tab, category }, visitorTexts[key])];
    });
  const english = sentencesIn('en');
  const said = sentencePlaces.map(({ key, ...place }) => ofProduct(key, place, english[key] ?? ''));
  const ofSettings = settingTexts.flatMap(({ key, place }) => (place ? settingSource(settings, key, place) : []));
  const written = { builtInKey: null, isRich: false, about: '', isElsewhere: true };
  const listed = listedTexts(settings).map(({ place, ...it }): SourceText => ({ ...written, ...place, ...it }));
  const questionPlace = { tab: 'assistant', category: 'welcome' };
  const questions = settings.quickReplySettings.suggestionFAQs.flatMap(({ questionId, question, answer }) => {
    const asked: SourceText = {
      ...written,
      ...questionPlace,
      key: questionKey(question),
      source: question,
      builtInKey: starterKeys.find((it) => visitorTexts[it] === question) ?? null,
      maxChars: 200,
    };
    const answered = { key: quickAnswerKey(questionId), source: answer, isRich: true, about: question };
    return answer === ''
      ? asked
      : [asked, { ...written, ...questionPlace, ...answered, maxChars: quickAnswerMaxChars }];
  });
  const faqPlace = { tab: 'faqs', category: 'questions' };
  const ofFaqs = faqs.flatMap(({ id, question, answer }): SourceText[] => [
    { ...written, ...faqPlace, key: faqKey(id, 'question'), source: question, maxChars: 300 },
    {
      ...written,
      ...faqPlace,
      key: faqKey(id, 'answer'),
      source: answer,
      isRich: true,
      about: question,
      maxChars: 20_000,
    },
  ]);
  const categories = [...new Set(faqs.map((it) => it.category))].filter((it) => it !== '');
  const ofCategories = categories.map(
    (name): SourceText => ({ ...written, ...faqPlace, key: faqCategoryKey(name), source: name, maxChars: 80 }),
  );
  const blockPlace = { tab: 'faqs', category: 'faq-blocks' };
  const ofBlocks = blocks.flatMap(({ id, title, description }): SourceText[] =>
    [
      { ...written, ...blockPlace, key: faqBlockKey(id, 'title'), source: title, maxChars: 120 },
      { ...written, ...blockPlace, key: faqBlockKey(id, 'description'), source: description, maxChars: 300 },
    ].filter((it) => it.source !== ''),
  );
  return [...catalogue, ...said, ...ofSettings, ...listed, ...questions, ...ofCategories, ...ofFaqs, ...ofBlocks];
}
