export { settingIn, settingsIn } from '@chatty/contract/visitor-texts/settings-in';
export { faqsIn } from './faqs-in.ts';
export { inEachLanguage } from './in-each-language.ts';
export { localeFor, localesOf } from './locales-of.ts';
export { builtInFor, sayTo, type Words } from './say-to.ts';
export { plainEnglish, speakTo, type Spoken } from './speak-to.ts';
export { sentencePlaces, sentencesIn } from './sentences/sentence-texts.ts';
export { frameFor, sentencesOf, type ShopSentences, withSentences, wordedFor } from './sentences/shop-sentences.ts';
export { chatWordsIn, questionKey, quickAnswerKey, starterKeys, suggestionIn, visitorWidgetIn } from './widget-in.ts';
export {
  allWording,
  answeredFaq,
  dropWording,
  faqBlockKey,
  faqCategoryKey,
  faqKey,
  faqsAnsweredIn,
  forgetWording,
  markOfWording,
  moveWording,
  readInAllLocales,
  readTranslationRows,
  readTranslations,
  readWording,
  stateOfWording,
  type TranslationRow,
  writeWording,
} from './wording.store.ts';
export { type ShopWords, wordsFor, wordsOf } from './words-for.ts';
