import type { LocaleTranslations, TranslationItem } from '@chatty/contract/translations';
import { isMerchants, problemOf } from '@chatty/contract/visitor-texts/check-text';
import type { Text } from '@chatty/contract/visitor-texts/say-in';
import { CallFailed } from '@chatty/client/api';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { texts as editor } from '#texts/editor.ts';
import { texts } from '#texts/translations.ts';
import { api } from '../../../connection/api.ts';
import { uploadImage } from '../../../connection/upload-image.ts';
import type { PendingImages } from '../../../ui/rich-text/images/image-uploads.ts';
import type { ImageField } from '../../../ui/rich-text/images/use-image-uploads.ts';
import { useSaveBar } from '../../../ui/save-bar/use-save-bar.tsx';
import { toastDone } from '../../../ui/toast.tsx';
import { localeQuery, localesQuery } from '../translation-queries.ts';

/** What is typed of a text, and what stood there when that began. Null goes back to the built-in text. */
interface Draft {
  text: Text | null;
  from: Text | null;
}

const isSame = (a: Text | null, b: Text | null): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
const sorted = (text: Text | null) =>
  typeof text === 'object' && text !== null ? Object.entries(text).sort(([a], [b]) => a.localeCompare(b)) : text;

/** What is wrong with a text as it is typed, with the plural form that it is about. */
function problemIn(item: TranslationItem, text: Text | null, locale: string): { rule: string; message: string } | null {
  if (text === null) return null;
  const found = problemOf(
    isMerchants(item.key) ? '' : item.source,
    isMerchants(item.key) && typeof text === 'string' ? text.replace(/[{}]/g, '') : text,
    locale,
  );
  return found && { rule: found.rule, message: texts.problems[found.problem](found.name) };
}

/** What is refused is named by the text's key, with the plural form behind it where there are such. */
const isAbout = ({ key, source }: TranslationItem, refused: string): boolean =>
  refused === key || (typeof source !== 'string' && refused.startsWith(`${key}.`));

/** The texts of a language while somebody works on them. Only what they changed is saved. */
export function useTranslationsForm({ locale, items }: LocaleTranslations) {
  const client = useQueryClient();
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});

  /** Images that are still on their way into an answer, or did not come. */
  const pending = useRef(new Map<string, PendingImages>());

  const write = (next: Readonly<Record<string, Draft>>) => {
    setDrafts(next);
    if (Object.keys(next).length === 0 && pending.current.size === 0) bar.markClean();
    else bar.markUnsaved();
  };

  const bar = useSaveBar({
    async save() {
      const [images] = pending.current.values();
      if (images) throw new CallFailed('bad_input', images === 'failed' ? editor.upload.mend : editor.upload.waitFor);
      const wrong = items.find((it) => drafts[it.key] && problemIn(it, drafts[it.key]?.text ?? null, locale));
      if (wrong) {
        document.getElementById(fieldId(wrong.key))?.scrollIntoView({ block: 'center' });
        throw new CallFailed('bad_input', texts.notYet);
      }
      const part = (of: keyof Draft) =>
        Object.fromEntries(Object.entries(drafts).map(([key, draft]) => [key, draft[of]]));
      try {
        const body = { values: part('text'), from: part('from') };
        const { data } = await api('POST /settings/translations/:locale', { params: { locale }, body });
        client.setQueryData(localeQuery(locale).queryKey, data);
        void client.invalidateQueries({ queryKey: localesQuery.queryKey });
        setDrafts({});
        setRefused({});
        return data;
      } catch (problem) {
        if (problem instanceof CallFailed) {
          setRefused(problem.fields);
          if (problem.code === 'conflict') void client.invalidateQueries({ queryKey: localeQuery(locale).queryKey });
        }
        throw problem;
      }
    },
    discard() {
      setDrafts({});
      setRefused({});
    },
    onSaved: () => toastDone(texts.saved),
  });

  return {
    locale,
    bar: bar.bar,
    save: bar.save,
    /** What the field shows: what was typed, else what visitors read now. */
    shown: (item: TranslationItem): Text | null => {
      const draft = drafts[item.key];
      return draft ? (draft.text ?? item.builtIn) : (item.own ?? item.builtIn);
    },
    isReset: (item: TranslationItem): boolean => drafts[item.key]?.text === null && item.own !== null,
    isChanged: (item: TranslationItem): boolean => item.key in drafts,
    set(item: TranslationItem, text: Text | null) {
      const { [item.key]: before, ...rest } = drafts;
      const from = before ? before.from : item.own;
      setRefused(({ [item.key]: _, ...others }) => others);
      write(isSame(text, item.own) ? rest : { ...rest, [item.key]: { text, from } });
    },
    problem: (item: TranslationItem): { rule: string; message: string } | null => {
      const draft = drafts[item.key];
      if (!draft) return null;
      const own = problemIn(item, draft.text, locale);
      const told = Object.entries(refused).find(([key]) => isAbout(item, key));
      return own ?? (told ? { rule: told[0].slice(item.key.length + 1), message: told[1] } : null);
    },
    /** Uploads of images into an answer: nothing is saved before they are there. */
    imagesOf: (item: TranslationItem): ImageField => ({
      upload: uploadImage,
      isChanged: bar.unsaved,
      onPending(now) {
        if (now === null) pending.current.delete(item.key);
        else {
          pending.current.set(item.key, now);
          bar.markUnsaved();
        }
        if (pending.current.size === 0 && Object.keys(drafts).length === 0) bar.markClean();
      },
    }),
    /** A colleague saved something else where somebody types. */
    isConflict: (item: TranslationItem): boolean => {
      const draft = drafts[item.key];
      return draft !== undefined && !isSame(draft.from, item.own);
    },
    keepMine(item: TranslationItem) {
      const draft = drafts[item.key];
      if (draft) write({ ...drafts, [item.key]: { ...draft, from: item.own } });
    },
    takeTheirs(item: TranslationItem) {
      const { [item.key]: _, ...rest } = drafts;
      write(rest);
    },
  };
}

export type TranslationsForm = ReturnType<typeof useTranslationsForm>;

/** The element of a text's field. */
export const fieldId = (key: string): string => `text-${encodeURIComponent(key)}`;
