/** Numbers of the product that both sides of the wire rely on. Sources: the specification's section 9 unless said. */

export const faqPageSize = 10;
export const faqCategoryMaxChars = 80;
/** What one file of FAQs may hold. */
export const faqImportMaxBytes = 4 * 1024 * 1024;
/** A file of a language's texts, which holds the answers of all FAQs twice. */
export const translationImportMaxBytes = 4 * 1024 * 1024;
export const faqImportMaxRows = 2_000;
/** How many custom answers one file may hold: as many as the largest plan. */
export const mostImportedAnswers = 100_000;
/** What one file of contacts may hold: a store's list of customers with all its columns has about 300 bytes a row. */
export const contactImportMaxBytes = 10 * 1024 * 1024;
export const contactImportMaxRows = 20_000;
export const contactImportMaxColumns = 100;
/** An import that ended, and the rows of it that failed, are kept so long. */
export const contactImportKeptHours = 24;
export const unreadBadgeCap = 99;
export const mobileBreakpointPx = 768;
export const apiTimeoutMs = 60_000;
export const queryStaleMs = 5 * 60_000;

/** A pending login verification, and the proof that a browser has shown a code, are kept this long. */
export const loginKeptDays = 30;
/** The page of the chatbox settings that was open last is remembered this long. */
export const widgetPageKeptDays = 30;
/** The shop that was chosen last stands first in the selector this long. */
export const chosenShopKeptDays = 30;
/** Passwords are at least this long, and not among the most common ones. */
export const passwordMinChars = 8;
export const passwordMaxChars = 200;
/** Digits of a one-time code. */
export const otpDigits = 6;
export const saveBarShakeMs = 650;
export const footerDelayMs = 1_000;

/** What is searched for in the inbox. */
export const searchMaxChars = 200;

/** Title and message of the welcome popup. */
export const greetingMaxChars = 400;
export const messageMaxChars = 8_000;
/** What visitors are told of whether somebody is there. */
export const availabilityMaxChars = 200;
/** So much of what was said before counts where a member tries the assistant. */
export const mostTriedTurns = 20;
/** Test cases that a shop's suite has, and what one asks and checks. */
export const mostTestCases = 200;
export const mostTestTurns = 10;
export const mostTestChecks = 20;
/** Of a file of test cases, as text. */
export const testFileMaxChars = 200_000;
/** What a member adds to whether a turn of the assistant was right. */
export const turnNoteMaxChars = 1_000;
/** What is read of a page, policy or article of the store, in characters of HTML: the store itself keeps no longer one. */
export const storePageMaxChars = 512 * 1024;
/** What is read of a file, or of a page of the web, in characters of its text: two hundred pages of a book. */
export const documentMaxChars = 500_000;
/** For so long a member may edit or delete what they wrote to a visitor; a note at any time. */
export const messageChangeableMinutes = 15;
export const filesPerMessage = 5;
/** A message shows at most so many products. */
export const productsPerMessage = 10;
/** A note names at most so many members. */
export const mostMentions = 50;
/** What a shortcut says, before its variables are filled in. */
export const shortcutMaxChars = 4_000;
/** A team has at most so many shortcuts, and each member so many of their own. */
export const mostShortcuts = 300;
export const fileMaxBytes = 10 * 1024 * 1024;
/** What may be uploaded, by sniffed type. SVG and HTML are left out on purpose: both can carry script. */
export const fileTypes = [
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/heic',
  'application/pdf',
  'text/plain',
  'video/mp4',
] as const;

/** Of those, the pictures that every browser shows; what visitors see on a page must be one. */
export const imageTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'] as const;

/** A typing mark is dropped after this long without a new one. */
export const typingExpiresMs = 6_000;
/** While an answer is being made it is told anew this often; one that was not heard of for the second time is not. */
export const answerBeatMs = 3_000;
export const answerSilentMs = 10_000;
/** Who waits for a person this long without an answer, and left no e-mail address, is asked for one. */
export const askEmailAfterMinutes = 3;
/** What is said of how long it usually takes rests on the waits of so many hours, … */
export const waitsCountedHours = 12;
/** … on so many of them at most, the latest ones, and not on fewer than these. */
export const waitsCounted = 60;
export const fewestWaits = 5;
/** At most so many members are named to who waits. */
export const mostNamed = 3;
/** Events older than this are no longer kept; a socket that asks for them is told to read everything anew. */
export const eventsKeptDays = 7;

/** What may be said beside a rating. */
export const ratingCommentMaxChars = 1_000;

/** What a shop tells its assistant about manner and boundaries. */
export const instructionMaxChars = 5_000;
/** So many versions of it are kept, the latest ones. */
export const mostInstructionVersions = 100;

/** Questions that visitors can ask with one tap; and how many are kept together with those that are switched off. */
export const mostSuggestions = 6;
export const mostKeptSuggestions = 15;
export const suggestionMaxChars = 120;
/** The HTML of the answer that the shop itself gives to one of them. */
export const quickAnswerMaxChars = 5_000;

/** What the assistant never speaks about, with words by which a message on it is known. */
export const mostTopics = 20;
export const mostTopicWords = 20;
/** After so many questions without an answer a shop may pass a visitor on at the latest. */
export const mostAttempts = 6;
/** Who is mailed of those whom the assistant passes on. */
export const mostSupportEmails = 10;

export const defaultBotName = 'Chatty AI';

/** What a field of the pre-chat form may be called. */
export const preChatLabelMaxChars = 80;

/** What the chat tells of the collections of its page, as handles with spaces between them, is at most this long. */
export const mostCollectionsChars = 2_000;

/** A conversation is put off for so many days at most. */
export const mostSnoozeDays = 365;

/** A reply is scheduled for so many days ahead at most, and a conversation has so many at once. */
export const mostScheduleDays = 365;
export const mostScheduled = 20;
/** What could not be sent for so long after its time is left to a member. */
export const scheduleLateHours = 3;

/** Conversations or contacts that can be chosen one by one to do something to them; all that match a list may be any number. */
export const mostChosen = 500;
/** A bulk action can be undone for so long. */
export const bulkKeptHours = 24;

/** Views of the inbox that a team has, and each member of their own. */
export const mostViews = 50;
export const viewNameMaxChars = 60;
/** Counting the conversations of a view ends here; what is shown of it is “99+”. */
export const viewCountMost = unreadBadgeCap + 1;

/** Tags of a shop, and of one conversation or contact. */
export const mostTags = 500;
export const mostTagsOfOne = 30;
export const tagMaxChars = 40;

/** The shop's own fields of contacts: those that are shown, and with those that are archived. */
export const mostFields = 50;
export const mostFieldsEver = 200;
export const fieldNameMaxChars = 60;
export const fieldValueMaxChars = 1_000;
export const mostFieldChoices = 50;
export const fieldChoiceMaxChars = 100;

/** So many ids a draft may have had before it is saved or sent. */
export const draftIds = 8;

/** Keys that a member chooses, for commands and macros together. */
export const mostKeys = 100;

/** Why somebody blocks a contact, or takes a consent back; what somebody wants to be reminded of. */
export const reasonMaxChars = 300;

/** Scenarios of one shop, and what one may hold. */
export const mostScenarios = 100;
export const mostExamples = 20;
export const mostScenarioSteps = 10;
export const mostScenarioProducts = 4;

/** Recommendation rules of one shop, what one may hold, and how many products it shows. */
export const mostRecommendations = 100;
export const mostRuleProducts = 50;
export const mostRuleNames = 20;
export const mostRuleWords = 20;
export const mostPairs = 30;
export const mostRecommended = 6;

/** Size guides of one shop, and what one may hold. */
export const mostSizeGuides = 50;
export const mostGuideColumns = 8;
export const mostGuideRows = 40;
export const mostGuideProducts = 100;

/** So many FAQs the home screen shows before anybody searches. */
export const mostHomeFaqs = 5;
