import type { TranslationItem } from '@chatty/contract/translations';
import { directionOf } from '@chatty/contract/visitor-texts/direction';
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { texts } from '#texts/translations.ts';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx';
import { languageName } from '../translation-queries.ts';
import { wordsOf } from './words-of.ts';
import type { TranslationsForm } from './use-translations-form.ts';
import classes from '../translations.module.css';

interface AnswerFieldProps {
  item: TranslationItem;
  form: TranslationsForm;
  /** HTML; empty where nothing is written yet. */
  value: string;
  error: string | null;
}

/** A FAQ's answer in another language, in the editor of FAQs. An editor is large, so each comes when it is asked for. */
export function AnswerField({ item, form, value, error }: AnswerFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const language = languageName(form.locale);
  const open = () => {
    setOpen(true);
    focusEditor(place.current);
  };
  return (
    <div ref={place} dir={directionOf(form.locale)} lang={form.locale} className={classes.fields}>
      {isOpen || form.isChanged(item) || error !== null ? (
        <RichTextField
          label={texts.answerIn(language)}
          isRequired={false}
          value={value}
          {...(error === null ? {} : { error })}
          onChange={(html) => form.set(item, html === '' ? null : html)}
          images={form.imagesOf(item)}
        />
      ) : (
        <>
          {value !== '' && <p className={classes.original}>{wordsOf(value)}</p>}
          <div>
            <Button
              variant="default"
              size="xs"
              leftSection={<IconPencil size={14} aria-hidden />}
              aria-label={texts.writeAnswer(value === '', item.about.slice(0, 60))}
              onClick={open}
            >
              {texts.writeAnswerShort(value === '')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

/** Puts the keyboard into the editor, which comes a moment later. */
function focusEditor(place: HTMLElement | null): void {
  if (!place) return;
  const editor = () => place.querySelector<HTMLElement>('[role="textbox"]');
  const seen = new MutationObserver(() => {
    const found = editor();
    if (!found) return;
    seen.disconnect();
    found.focus();
  });
  seen.observe(place, { childList: true, subtree: true });
}
