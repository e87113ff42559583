import type { FaqPageSettings } from '@chatty/contract/settings/faq-page';
import { Textarea, TextInput } from '@mantine/core';
import { texts } from '#texts/faq-page.ts';
import classes from './seo-fields.module.css';

/** What search engines show in full on most screens. */
const bestTitle = 60;
const bestDescription = 155;
const longestTitle = 120;
const longestDescription = 400;

interface SeoFieldsProps {
  page: FaqPageSettings;
  address: string;
  set(part: Partial<FaqPageSettings>): void;
}

/** What search engines are told of the page, and how that may look among their results. */
export function SeoFields({ page, address, set }: SeoFieldsProps) {
  const title = page.seoTitle.trim() || page.title;
  const description = page.seoDescription.trim() || page.description;
  return (
    <>
      <TextInput
        label={texts.seoTitle}
        description={texts.length(title.length, bestTitle)}
        placeholder={page.title}
        maxLength={longestTitle}
        value={page.seoTitle}
        onChange={(event) => set({ seoTitle: event.currentTarget.value })}
      />
      <Textarea
        label={texts.seoDescription}
        description={texts.length(description.length, bestDescription)}
        placeholder={page.description}
        autosize
        minRows={2}
        maxRows={5}
        maxLength={longestDescription}
        value={page.seoDescription}
        onChange={(event) => set({ seoDescription: event.currentTarget.value })}
      />
      <figure className={classes.result}>
        <figcaption className={classes.caption}>{texts.result}</figcaption>
        <p className={classes.address}>{address.replace(/^https?:\/\//, '')}</p>
        <p className={classes.title}>{title}</p>
        <p className={classes.text}>{description || texts.noDescription}</p>
      </figure>
    </>
  );
}
