import { builtInLocales, nearestLocale } from '@chatty/contract/visitor-texts/built-in-locales';
import { chatTexts } from '@chatty/contract/visitor-texts/catalogue';
import type { Text } from '@chatty/contract/visitor-texts/say-in';
import { isDesigned } from '../../loader/designed.ts';
import type { Shell, ShellConfig } from '../../loader/shell.ts';
import type { Change, State } from '../state.ts';
import type { Store } from '../store.ts';
import { themeEditorTexts } from '../../texts/en/theme-editor.ts';
import { knownLocale } from '../../ui/moments.ts';
import { say, speak } from '../../ui/say.ts';

/** What the files of this build are called by; there are none in unit tests. */
declare const chattyWords: string | undefined;

type Words = Readonly<Record<string, Text>>;

/** What the product says in the language of the page; nothing where that is English, or cannot be had now. */
export async function loadWords({ origin, locale }: Pick<ShellConfig, 'origin' | 'locale'>): Promise<Words> {
  const own = nearestLocale(locale, builtInLocales);
  if (!own || typeof chattyWords === 'undefined') return {};
  try {
    const address = `${origin}/chatbox/words-${own}-${chattyWords}.js`;
    const { default: texts } = (await import(/* @vite-ignore */ address)) as { default: readonly (Text | null)[] };
    const keys = Object.keys(chatTexts);
    return Object.fromEntries(texts.flatMap((text, at) => (text === null ? [] : [[keys[at] ?? '', text]])));
  } catch {
    // Another version of the chat may just have been installed: the next page has its files.
    return {};
  }
}

/** So long the chat waits for its words before it is drawn in English. */
const wordsWithinMs = 1_000;

/**
 * Draws the chat once its words are there, and anew when they come late, or when the shop words something otherwise. What
 * the shop wrote counts before what the product says.
 */
export async function keepWords(
  shell: Shell,
  store: Store<State, Change>,
  words: Promise<Words>,
  draw: () => void,
): Promise<void> {
  // Whoever designs the store's theme is no visitor, and refused for another reason.
  const designers: Words = isDesigned() ? { liveChatNotTaken: themeEditorTexts.nothingSent } : {};
  let builtIn: Words = {};
  let own: Words | undefined;
  const sayAnew = () => {
    speak(knownLocale(shell.config.locale), { ...builtIn, ...own, ...designers });
    shell.say(say('launcherClose'));
    draw();
  };
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), wordsWithinMs));
  const first = await Promise.race([words, late]);
  builtIn = first ?? {};
  own = store.get().session?.widget.words;
  sayAnew();
  store.subscribe(() => {
    const now = store.get().session?.widget.words;
    if (now === own) return;
    own = now;
    sayAnew();
  });
  if (first) return;
  void words.then((it) => {
    builtIn = it;
    sayAnew();
  });
}
