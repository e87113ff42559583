import { MultiSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { productListQuery } from '../area/source-queries.ts';

interface NamedProduct {
  id: string;
  title: string;
}

interface ProductsFieldProps {
  label: string;
  placeholder: string;
  none: string;
  loading: string;
  most: number;
  products: readonly NamedProduct[];
  change(products: NamedProduct[]): void;
}

const typingMs = 250;

/** Products of the store to choose, found by what is typed. */
export function ProductsField({ label, placeholder, none, loading, most, products, change }: ProductsFieldProps) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, typingMs);
  const list = useInfiniteQuery(productListQuery({ search: search.trim(), used: 'yes' }));
  const found = list.data?.pages.flatMap((it) => it.products) ?? [];
  const titles = new Map([...products, ...found].map((it) => [it.id, it.title]));
  return (
    <MultiSelect
      label={label}
      placeholder={products.length === 0 ? placeholder : ''}
      searchable
      hidePickedOptions
      maxValues={most}
      nothingFoundMessage={list.isPending ? loading : none}
      // The server has searched already.
      filter={({ options }) => options}
      data={[...titles].map(([value, title]) => ({ value, label: title }))}
      value={products.map((it) => it.id)}
      onSearchChange={setTyped}
      onChange={(ids) => change(ids.map((id) => ({ id, title: titles.get(id) ?? '' })))}
    />
  );
}
