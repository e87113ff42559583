import type { TranslationItem } from '@chatty/contract/translations';
import { exampleOf, isMerchants, placeholdersOf, pluralRulesOf } from '@chatty/contract/visitor-texts/check-text';
import { directionOf } from '@chatty/contract/visitor-texts/direction';
import type { PluralForms, Text as Words } from '@chatty/contract/visitor-texts/say-in';
import { Alert, Button, Group, Textarea } from '@mantine/core';
import { useRef } from 'react';
import { texts } from '#texts/translations.ts';
import { Tag } from '../../../ui/tag.tsx';
import { AnswerField } from './answer-field.tsx';
import { wordsOf } from './words-of.ts';
import { fieldId, type TranslationsForm } from './use-translations-form.ts';
import classes from '../translations.module.css';

interface TextFieldProps {
  item: TranslationItem;
  form: TranslationsForm;
}

const plain = (words: Words): string => (typeof words === 'string' ? words : words.other);

/** A text as a line of words. */
const readable = ({ isRich }: TranslationItem, words: Words) => (isRich ? wordsOf(plain(words)) : plain(words));

/** Beside what it belongs to where that is needed to know one from another, such as two fields with the same choices. */
const nameOf = ({ about }: TranslationItem, original: string) =>
  [about, original]
    .filter((it) => it !== '')
    .join(': ')
    .slice(0, 80);

/** One text: its original, and what visitors of the language read; with a field for each plural form. */
export function TextField({ item, form }: TextFieldProps) {
  const shown = form.shown(item);
  const original = readable(item, item.source);
  const isOwn = item.own !== null || form.isChanged(item);
  const canReset = item.own !== null && !form.isReset(item);
  return (
    <div className={classes.text} role="group" aria-label={nameOf(item, original)} id={fieldId(item.key)}>
      <div className={classes.about}>
        {item.about !== '' && (
          <p className={classes.hint} dir="auto">
            {item.about}
          </p>
        )}
        <p className={classes.original} dir="auto">
          {original}
        </p>
        <div className={classes.tags}>
          {shown === null && <Tag tone="warn">{texts.missing}</Tag>}
          {item.isChanged && !form.isChanged(item) && <Tag tone="warn">{texts.originalChanged}</Tag>}
          {isOwn && <Tag tone="good">{item.writtenBy === 'machine' ? texts.byMachine : texts.ownWording}</Tag>}
        </div>
      </div>
      <div className={classes.fields}>
        {item.isRich ? (
          <AnswerField
            item={item}
            form={form}
            value={typeof shown === 'string' ? shown : ''}
            error={form.problem(item)?.message ?? null}
          />
        ) : typeof item.source === 'string' ? (
          <FormField
            item={item}
            form={form}
            rule=""
            label={original}
            value={typeof shown === 'string' ? shown : ''}
            onChange={(words) => form.set(item, words)}
          />
        ) : (
          <Forms item={item} form={form} shown={typeof shown === 'object' ? shown : null} />
        )}
        {form.isConflict(item) && (
          <Alert color="yellow" role="alert">
            {texts.conflict} <q>{item.own === null ? texts.nothingThere : readable(item, item.own)}</q>
            <Group gap={8} mt={8}>
              <Button size="xs" variant="default" onClick={() => form.keepMine(item)}>
                {texts.keepMine}
              </Button>
              <Button size="xs" variant="default" onClick={() => form.takeTheirs(item)}>
                {texts.takeTheirs}
              </Button>
            </Group>
          </Alert>
        )}
        {canReset && (
          <div>
            <Button
              size="compact-sm"
              variant="subtle"
              aria-label={texts.reset(original.slice(0, 60))}
              onClick={() => form.set(item, null)}
            >
              {texts.resetShort}
            </Button>
          </div>
        )}
        {form.isReset(item) && <p className={classes.hint}>{texts.resetDone(item.builtIn !== null)}</p>}
      </div>
    </div>
  );
}

function Forms({ item, form, shown }: TextFieldProps & { shown: PluralForms | null }) {
  const rules = pluralRulesOf(form.locale);
  const all = { ...Object.fromEntries(rules.map((rule) => [rule, ''])), ...shown, other: shown?.other ?? '' };
  return rules.map((rule) => (
    <FormField
      key={rule}
      item={item}
      form={form}
      rule={rule}
      label={texts.form(texts.rules[rule], exampleOf(form.locale, rule))}
      isLabelShown
      value={all[rule] ?? ''}
      onChange={(words) => form.set(item, { ...all, [rule]: words })}
    />
  ));
}

interface FormFieldProps extends TextFieldProps {
  rule: string;
  label: string;
  isLabelShown?: boolean;
  value: string;
  onChange(words: string): void;
}

function FormField({ item, form, rule, label, isLabelShown = false, value, onChange }: FormFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const problem = form.problem(item);
  const isWrong = problem !== null && (problem.rule === '' || problem.rule === rule);
  const hasPlaceholders = !isMerchants(item.key);
  const names = hasPlaceholders ? placeholdersOf(item.source) : [];
  const insert = (name: string) => {
    const { selectionStart, selectionEnd } = field.current ?? {
      selectionStart: value.length,
      selectionEnd: value.length,
    };
    onChange(`${value.slice(0, selectionStart)}{${name}}${value.slice(selectionEnd)}`);
    field.current?.focus();
  };
  return (
    <div dir={directionOf(form.locale)} lang={form.locale}>
      <Textarea
        ref={field}
        {...(isLabelShown ? { label } : { 'aria-label': label })}
        autosize
        minRows={1}
        maxRows={12}
        maxLength={item.maxChars}
        value={value}
        placeholder={plain(item.source)}
        error={isWrong ? problem.message : null}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {names.length > 0 && (
        <div className={classes.chips}>
          {names.map((name) => (
            <button
              key={name}
              type="button"
              className={classes.chip}
              aria-label={texts.insert(name)}
              onClick={() => insert(name)}
            >
              {`{${name}}`}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
