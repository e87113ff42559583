import type { ProductChoice } from '@chatty/contract/popups';
import { mostPopupProducts } from '@chatty/contract/settings/popups/popup-rules';
import { ActionIcon, Select, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPhoto, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '#texts/popups.ts';
import classes from './popups.module.css';
import { foundProductsQuery } from './popups-query.ts';

/** What is typed is searched for once it rests so long. */
const restMs = 250;

interface ProductsFieldProps {
  ids: readonly string[];
  /** Those of the ids that the store still has. */
  products: readonly ProductChoice[];
  isLoading: boolean;
  error: string | undefined;
  onChange(ids: string[]): void;
}

/** Products of the store's catalogue, picked by their title. */
export function ProductsField({ ids, products, isLoading, error, onChange }: ProductsFieldProps) {
  const [search, setSearch] = useState('');
  const [rested] = useDebouncedValue(search, restMs);
  const found = useQuery(foundProductsQuery(rested));
  const choices = (found.data ?? []).filter((it) => !ids.includes(it.id));
  const isFull = ids.length >= mostPopupProducts;
  return (
    <Stack gap="sm">
      {ids.length > 0 && (
        <ul className={classes.picked}>
          {ids.map((id) => (
            <Picked
              key={id}
              product={products.find((it) => it.id === id)}
              isLoading={isLoading}
              onRemove={() => onChange(ids.filter((it) => it !== id))}
            />
          ))}
        </ul>
      )}
      <Select
        label={texts.pick}
        description={texts.mostPicked(mostPopupProducts)}
        placeholder={texts.pickPlaceholder}
        searchable
        disabled={isFull}
        // Nothing stays chosen here: what was picked stands above.
        value={null}
        searchValue={search}
        onSearchChange={setSearch}
        data={choices.map(({ id, title }) => ({ value: id, label: title }))}
        // The server has searched.
        filter={({ options }) => options}
        nothingFoundMessage={found.isPending || rested !== search ? texts.searching : texts.noProducts}
        error={error}
        onChange={(id) => {
          if (id) onChange([...ids, id]);
          setSearch('');
        }}
      />
    </Stack>
  );
}

interface PickedProps {
  product: ProductChoice | undefined;
  isLoading: boolean;
  onRemove(): void;
}

function Picked({ product, isLoading, onRemove }: PickedProps) {
  const title = product?.title ?? (isLoading ? texts.searching : texts.gone);
  return (
    <li className={classes.product}>
      {product?.imageUrl ? (
        <img src={product.imageUrl} alt="" width={40} height={40} />
      ) : (
        <span className={classes.blank}>
          <IconPhoto size={18} stroke={1.5} aria-hidden />
        </span>
      )}
      <span className={classes.productWords}>
        <Text size="sm" fw={550}>
          {title}
        </Text>
        {product && (
          <Text size="xs" c={product.available ? 'ink.6' : 'var(--bad)'}>
            {product.available ? `${product.price.amount} ${product.price.currency}` : texts.soldOut}
          </Text>
        )}
      </span>
      <ActionIcon variant="subtle" color="ink.7" aria-label={texts.remove(title)} onClick={onRemove}>
        <IconX size={16} />
      </ActionIcon>
    </li>
  );
}
