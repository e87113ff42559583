import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { texts } from '#texts/faq-blocks.ts';
import { ConflictAlert } from '../../../connection/merging/conflict-alert.tsx';
import { choicesQuery, faqChoicesQuery } from '../block-queries.ts';
import type { BlockDraft } from './block-draft.ts';
import classes from './block-form.module.css';
import type { BlockForm } from './use-block-form.ts';

const words = texts.form;

const labels: Record<keyof BlockDraft, string> = {
  name: words.name,
  title: words.heading,
  description: words.description,
  source: words.source,
  faqIds: words.picked,
  categories: words.categories,
  place: words.place,
  productIds: words.products.label,
  collectionHandles: words.collections.label,
  pagePaths: words.pages,
  layout: words.layout,
  colorSource: words.colors,
  textColor: words.textColor,
  backgroundColor: words.backgroundColor,
  accentColor: words.accentColor,
  isFirstOpen: words.isFirstOpen,
  mostShown: words.mostShown,
  isShowAsk: words.isShowAsk,
  isActive: words.isActive,
};

/** What the choices of a field are called. */
const choices: Partial<Record<keyof BlockDraft, Readonly<Record<string, string>>>> = {
  source: words.sources,
  place: words.places,
  layout: words.layouts,
  colorSource: words.colorSources,
};

function Questions({ ids }: { ids: string[] }) {
  const faqs = useQuery(faqChoicesQuery).data;
  return faqs && ids.map((id) => faqs.find((it) => it.id === id)?.question ?? words.gone).join('\n');
}

function Products({ ids }: { ids: string[] }) {
  const found = useQuery(choicesQuery('product', { chosen: ids })).data;
  return found && ids.map((id) => found.find((it) => it.value === id)?.title ?? id).join('\n');
}

/** How a value reads where two members chose one; undefined where it reads by itself. */
function say(field: keyof BlockDraft, value: unknown): ReactNode {
  if (Array.isArray(value) && value.length > 0) {
    if (field === 'faqIds') return <Questions ids={value} />;
    if (field === 'productIds') return <Products ids={value} />;
  }
  return typeof value === 'string' ? choices[field]?.[value] : undefined;
}

/** What somebody else has changed of the block meanwhile that is changed here, too. */
export const BlockConflicts = ({ form }: { form: BlockForm }) => (
  <div className={classes.conflicts}>
    <ConflictAlert form={form} labels={labels} say={say} />
  </div>
);
