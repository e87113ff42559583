import { builtInLocales, nearestLocale } from '@chatty/contract/visitor-texts/built-in-locales';
import type { Text } from '@chatty/contract/visitor-texts/say-in';
import { isDesigned } from '../../loader/designed.ts';
import type { Shell } from '../../loader/shell.ts';
import type { Change, State } from '../state.ts';
import type { Store } from '../store.ts';
import { themeEditorTexts } from '../../texts/en/theme-editor.ts';
import { knownLocale } from '../../ui/moments.ts';
import { say, speak } from '../../ui/say.ts';

/** What the files of this build are called by; there are none in unit tests, which have all words. */
declare const chattyWords: string | undefined;

type Texts = Readonly<Record<string, Text>>;

/** What the chat says, as far as it has come. The home screen alone can be said in English without any of it. */
export interface Words {
  /** Fetches what every visitor may read. Throws where that can't be had; asked again, it tries again. */
  fetchFirst(): Promise<void>;
  /** The same for what few visitors read: what files on demand say. */
  fetchMore(): Promise<void>;
  /** Draws the chat once its words are there, and anew when they come late, or when the shop words something otherwise. */
  begin(draw: () => void): Promise<void>;
}

/** Does it once; again only where it has failed. */
function once(load: () => Promise<void>): () => Promise<void> {
  let coming: Promise<void> | null = null;
  return () =>
    (coming ??= load().catch((problem: unknown) => {
      coming = null;
      throw problem;
    }));
}

/** So long the chat waits for its words before it is drawn in English. */
const wordsWithinMs = 1_000;

/** The words of the page's language. What the shop wrote counts before what the product says, and English fills what is left. */
export function wordsOf({ config, say: sayInShell }: Shell, store: Store<State, Change>): Words {
  const { origin, locale } = config;
  const own = nearestLocale(locale, builtInLocales);
  // Whoever designs the store's theme is no visitor, and refused for another reason.
  const designers: Texts = isDesigned() ? { liveChatNotTaken: themeEditorTexts.nothingSent } : {};
  let builtIn: Texts = {};
  let english: Texts = {};
  let shops = store.get().session?.widget.words;
  const speakAnew = () => speak(knownLocale(locale), { ...builtIn, ...shops, ...designers }, english);

  const fetchWords = (kind: 'words' | 'more-words') => async () => {
    if (typeof chattyWords === 'undefined') return;
    const read = async (language: string): Promise<Texts> =>
      (await import(/* @vite-ignore */ `${origin}/chatbox/${kind}-${language}-${chattyWords}.js`)).default;
    const said = own ? await read(own).catch(() => null) : null;
    if (said) builtIn = { ...builtIn, ...said };
    else english = { ...english, ...(await read('en')) };
    speakAnew();
  };
  const fetchFirst = once(fetchWords('words'));

  return {
    fetchFirst,
    fetchMore: once(fetchWords('more-words')),
    async begin(draw) {
      const sayAnew = () => {
        speakAnew();
        sayInShell(say('launcherClose'));
        draw();
      };
      if (own) {
        const late = new Promise<true>((resolve) => setTimeout(() => resolve(true), wordsWithinMs));
        const here = fetchFirst().catch(() => {});
        if (await Promise.race([here, late])) void here.then(sayAnew);
      }
      shops = store.get().session?.widget.words;
      sayAnew();
      store.subscribe(() => {
        const now = store.get().session?.widget.words;
        if (now === shops) return;
        shops = now;
        sayAnew();
      });
    },
  };
}
