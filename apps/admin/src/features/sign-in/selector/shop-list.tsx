import type { ShopChoice } from '@chatty/contract/shops';
import { Loader, Text, TextInput } from '@mantine/core';
import { IconChevronRight, IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { texts } from '#texts/sign-in.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import classes from './selector.module.css';
import { matches } from './matches.ts';

/** With more shops than this, the list has a search. */
const searchedFrom = 9;

interface ShopListProps {
  shops: readonly ShopChoice[];
  /** The id of the shop that is being opened. */
  choosing: string | null | undefined;
  choose(id: string): void;
}

/** Shops as buttons; the arrow keys go from one to the next, from the search too. */
export function ShopList({ shops, choosing, choose }: ShopListProps) {
  const [search, setSearch] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const found = shops.filter((it) => matches(it, search));

  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const stops = [...(list.current?.querySelectorAll<HTMLElement>('input, button') ?? [])];
    const next = stops.findIndex((it) => it === document.activeElement) + step;
    stops[Math.max(0, Math.min(next, stops.length - 1))]?.focus();
  };

  return (
    <div ref={list} onKeyDown={walk}>
      {shops.length >= searchedFrom && (
        <div className={classes.search}>
          <TextInput
            type="search"
            size="sm"
            placeholder={texts.shops.searchBy}
            aria-label={texts.shops.search}
            leftSection={<IconSearch size={16} stroke={1.8} />}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
            autoFocus
          />
        </div>
      )}
      <ul className={classes.list}>
        {found.map((shop) => (
          <li key={shop.id}>
            <button type="button" className={classes.shop} disabled={Boolean(choosing)} onClick={() => choose(shop.id)}>
              <Avatar name={shop.name} size={36} />
              <span className={classes.names}>
                <Text span fw={600} size="md" truncate>
                  {shop.name}
                </Text>
                <Text span size="sm" c="ink.6" truncate>
                  {shop.shopifyDomain}
                </Text>
              </span>
              {choosing === shop.id ? (
                <Loader size={16} color="ink.5" aria-label={texts.shops.opening} />
              ) : (
                <IconChevronRight size={18} stroke={1.7} aria-hidden />
              )}
            </button>
          </li>
        ))}
      </ul>
      <Text size="sm" c="ink.6" ta="center" role="status" p={found.length === 0 ? 'md' : 0}>
        {found.length === 0 && texts.shops.noneCalled(search)}
      </Text>
    </div>
  );
}
