import type { LocaleTranslations, TranslationItem } from '@chatty/contract/translations';
import { textTabs } from '@chatty/contract/visitor-texts/text-tabs';
import { Button, Select, Skeleton, Stack, TextInput } from '@mantine/core';
import { IconEye, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { texts } from '#texts/translations.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkTabs } from '../../../ui/link-tabs.tsx';
import { Page } from '../../../ui/page.tsx';
import { MachineProgress } from '../locales/machine-progress.tsx';
import { languageName, localeQuery, localesQuery } from '../translation-queries.ts';
import { TextField } from './text-field.tsx';
import { useTranslationsForm } from './use-translations-form.ts';
import classes from '../translations.module.css';

const filters = ['all', 'missing', 'changed', 'own'] as const;
type Filter = (typeof filters)[number];

/** Tabs whose categories have addresses of their own. */
const divided: readonly string[] = ['live-chat', 'order-tracking', 'assistant'];

/** A language: everything that visitors read in it, by the parts of the chatbox. */
export function LocalePage() {
  const { locale = '' } = useParams();
  const found = useQuery(localeQuery(locale));
  const { data: overview } = useQuery(localesQuery);
  const progress = overview?.locales.find((it) => it.locale === locale);
  const name = languageName(locale);
  return (
    <Page
      title={name}
      subtitle={texts.subtitle}
      back={{ to: '/settings/translations', label: texts.title }}
      secondaryActions={
        <Button
          component={Link}
          to={`/widget/appearance?locale=${encodeURIComponent(locale)}`}
          variant="default"
          leftSection={<IconEye size={16} aria-hidden />}
          aria-label={texts.previewHint(name)}
        >
          {texts.preview}
        </Button>
      }
    >
      {progress?.machine && <MachineProgress progress={progress} />}
      {found.data ? (
        <LocaleTexts key={locale} translations={found.data} />
      ) : (
        <Card>
          {found.isError ? (
            <ErrorState problem={found.error} retry={() => void found.refetch()} title={texts.notLoaded} />
          ) : (
            <Stack role="status" aria-label={texts.loading}>
              <Skeleton height={34} />
              <Skeleton height={120} />
              <Skeleton height={120} />
            </Stack>
          )}
        </Card>
      )}
    </Page>
  );
}

const words = (it: TranslationItem) =>
  [it.source, it.own, it.builtIn, it.key]
    .map((text) => JSON.stringify(text))
    .join(' ')
    .toLowerCase();

function fits(item: TranslationItem, filter: Filter): boolean {
  if (filter === 'missing') return item.own === null && item.builtIn === null;
  if (filter === 'changed') return item.isChanged;
  return filter === 'all' || item.own !== null;
}

/** The part that the address names. Without one it is the first; whoever searches looks through all of them. */
function usePlace(locale: string): { tab: string; category: string | undefined } {
  const { pathname } = useLocation();
  const [tab = textTabs[0].id, category] = pathname.split(`/translations/${locale}/`)[1]?.split('/') ?? [];
  return { tab, category };
}

function LocaleTexts({ translations }: { translations: LocaleTranslations }) {
  const { locale, items } = translations;
  const form = useTranslationsForm(translations);
  const formId = useId();
  const { tab, category } = usePlace(locale);
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const isWide = search.trim() !== '' || filter !== 'all';
  const wanted = search.trim().toLowerCase();
  const shown = items.filter(
    (it) =>
      // What is being changed does not leave the page while it is.
      (fits(it, filter) || form.isChanged(it)) &&
      words(it).includes(wanted) &&
      (isWide || (it.tab === tab && (category === undefined || it.category === category))),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.save();
  };
  return (
    <>
      {form.bar}
      <div className={classes.tools}>
        <TextInput
          type="search"
          aria-label={texts.search}
          placeholder={texts.search}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <Select
          aria-label={texts.show}
          allowDeselect={false}
          data={filters.map((value) => ({ value, label: texts.filters[value] }))}
          value={filter}
          onChange={(value) => setFilter(filters.find((it) => it === value) ?? 'all')}
        />
      </div>
      {!isWide && <Places locale={locale} tab={tab} category={category} />}
      <form id={formId} onSubmit={submit} noValidate>
        {shown.length === 0 ? (
          <Card>
            <EmptyState title={texts.nothing} text={texts.nothingHint} />
          </Card>
        ) : (
          groupsOf(shown).map(([name, group]) => (
            <Card key={name} title={texts.categories[name] ?? readable(name)} padded={false}>
              {group.map((it) => (
                <TextField key={it.key} item={it} form={form} />
              ))}
            </Card>
          ))
        )}
      </form>
    </>
  );
}

const groupsOf = (items: readonly TranslationItem[]): [string, TranslationItem[]][] => [
  ...Map.groupBy(items, (it) => it.category),
];

/** `order-card` as words, for a part that has no name yet. */
const readable = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

function Places({ locale, tab, category }: { locale: string; tab: string; category: string | undefined }) {
  const base = `/settings/translations/${locale}`;
  const categories = divided.includes(tab) ? (textTabs.find((it) => it.id === tab)?.categories ?? []) : [];
  return (
    <>
      <LinkTabs
        label={texts.parts}
        tabs={textTabs.map((it) => ({
          to: `${base}/${it.id}`,
          label: texts.tabs[it.id] ?? readable(it.id),
          isHere: it.id === tab,
        }))}
      />
      {categories.length > 1 && (
        <LinkTabs
          label={texts.tabs[tab] ?? readable(tab)}
          tabs={[
            { to: `${base}/${tab}`, label: texts.all, isHere: category === undefined },
            ...categories.map((it) => ({
              to: `${base}/${tab}/${it.id}`,
              label: texts.categories[it.id] ?? readable(it.id),
              isHere: it.id === category,
            })),
          ]}
        />
      )}
    </>
  );
}
