import { Button, Group, Loader, MultiSelect, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '#texts/faq-blocks.ts';
import { isEmbedded } from '../../../../ui/embedded/app-bridge.ts';
import { toastFailure } from '../../../../ui/toast.tsx';
import { type ChoiceKind, choicesQuery, type StoreChoice } from '../../block-queries.ts';
import { pickInShopify } from './pick-in-shopify.ts';

const quietMs = 200;

interface StoreChoicesProps {
  kind: ChoiceKind;
  words: (typeof texts.form)['products'];
  most: number;
  value: readonly string[];
  problem: string | undefined;
  onChange(value: string[]): void;
  /** What a pasted text chooses, whether or not it is found; null for one that is a search. */
  pasted?(text: string): string | null;
}

/**
 * Products or collections by their names, and in Shopify's own picker within its admin. What was chosen before keeps its
 * name while another is searched.
 */
export function StoreChoices({ kind, words, most, value, problem, onChange, pasted }: StoreChoicesProps) {
  const [search, setSearch] = useState('');
  const [quiet] = useDebouncedValue(search, quietMs);
  const [known, setKnown] = useState<ReadonlyMap<string, StoreChoice>>(new Map());
  const named = pasted?.(quiet) ?? null;
  const found = useQuery(choicesQuery(kind, named === null ? { search: quiet } : { chosen: [named] }));
  const unknown = value.filter((it) => !known.has(it));
  const chosen = useQuery({ ...choicesQuery(kind, { chosen: unknown }), enabled: unknown.length > 0 });
  const learn = (choices: readonly StoreChoice[]) => {
    const unheard = choices.filter((it) => !known.has(it.value));
    if (unheard.length > 0) setKnown(new Map([...known, ...unheard.map((it) => [it.value, it] as const)]));
  };
  learn([...(found.data ?? []), ...(chosen.data ?? [])]);

  const offered = new Set([...value, ...(named === null ? [] : [named]), ...(found.data ?? []).map((it) => it.value)]);
  const isWaiting = found.isFetching || search !== quiet;
  const browse = async () => {
    const before = value.flatMap((it) => known.get(it) ?? []);
    const picked = await pickInShopify(kind, most, before);
    if (!picked) return;
    learn(picked);
    // What the store does not know by now cannot be shown in its picker, and stays.
    const elsewhere = value.filter((it) => !known.has(it));
    onChange([...new Set([...elsewhere, ...picked.map((it) => it.value)])].slice(0, most));
  };
  return (
    <Stack gap={8}>
      <MultiSelect
        label={words.label}
        description={words.hint || undefined}
        placeholder={words.placeholder}
        searchable
        hidePickedOptions
        searchValue={search}
        onSearchChange={setSearch}
        // The server has searched already.
        filter={({ options }) => options}
        nothingFoundMessage={nothingFound()}
        rightSection={isWaiting ? <Loader size={16} aria-label={texts.form.searching} /> : undefined}
        maxValues={most}
        data={[...offered].map((it) => ({ value: it, label: known.get(it)?.title ?? it }))}
        value={[...value]}
        error={problem}
        onChange={onChange}
      />
      {found.isError && (
        <Group gap={8} role="alert">
          <Text size="sm" c="var(--bad)">
            {words.failed}
          </Text>
          <Button variant="default" size="compact-sm" onClick={() => void found.refetch()}>
            {texts.form.tryAgain}
          </Button>
        </Group>
      )}
      {isEmbedded() && (
        <Button
          variant="default"
          style={{ alignSelf: 'start' }}
          onClick={() => browse().catch((error: unknown) => toastFailure(error, words.failed))}
        >
          {words.browse}
        </Button>
      )}
    </Stack>
  );

  function nothingFound(): string {
    if (isWaiting) return texts.form.searching;
    if (found.isError) return words.failed;
    return search === '' ? words.empty : words.none;
  }
}
