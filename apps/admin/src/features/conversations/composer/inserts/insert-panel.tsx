import { Button, SegmentedControl, Skeleton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconArrowLeft, IconChevronRight, IconPhoto, IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { texts } from '#texts/inserts.ts';
import { failureText } from '../../../../ui/toast.tsx';
import type { Mode } from '../drafts.ts';
import { type Insertable, type InsertKind, insertKinds, type Taken } from './insertable.ts';
import classes from './inserts.module.css';
import { useInsertables } from './use-insertables.ts';

interface InsertPanelProps {
  conversationId: string;
  mode: Mode;
  onTake(taken: Taken): void;
}

const typedMs = 200;

/** Products, orders, discounts and FAQs in one searched list. Arrow keys choose, Enter takes, Shift-Enter the words or link alone. */
export function InsertPanel({ conversationId, mode, onTake }: InsertPanelProps) {
  const [kind, setKind] = useState<InsertKind>('products');
  const [search, setSearch] = useState('');
  const [asked] = useDebouncedValue(search, typedMs);
  const [at, setAt] = useState(0);
  const [product, setProduct] = useState<Insertable | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const found = useInsertables({ kind, conversationId, mode, search: asked.trim() });
  const items = product?.variants ?? found.items ?? [];
  const row = Math.min(at, items.length - 1);
  const active = items[row];

  const look = (into: Insertable | null) => {
    setProduct(into);
    setAt(0);
    setSearch('');
    field.current?.focus();
  };
  const take = (item: Insertable, instead: boolean) => {
    if (instead && item.instead) onTake(item.instead.taken);
    else if (item.variants) look(item);
    else onTake(item.taken);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') setAt(Math.min(row + 1, items.length - 1));
    else if (event.key === 'ArrowUp') setAt(Math.max(row - 1, 0));
    else if (event.key === 'Enter' && active) take(active, event.shiftKey);
    else if (event.key === 'Backspace' && product && search === '') look(null);
    else return;
    event.preventDefault();
  };
  return (
    <div className={classes.panel}>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={texts.kind}
        value={kind}
        onChange={(next) => {
          setKind(insertKinds.find((it) => it === next) ?? 'products');
          look(null);
        }}
        data={insertKinds.map((it) => ({ value: it, label: texts.kinds[it] }))}
      />
      {product ? (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.back}
          leftSection={<IconArrowLeft size={14} />}
          onClick={() => look(null)}
        >
          {product.title}
        </Button>
      ) : null}
      <TextInput
        ref={field}
        data-autofocus
        type="search"
        size="xs"
        role="combobox"
        aria-expanded={items.length > 0}
        aria-controls={listId}
        aria-activedescendant={active ? `${listId}-${row}` : undefined}
        aria-label={product ? texts.chooseVariant : texts.search[kind]}
        placeholder={product ? texts.chooseVariant : texts.search[kind]}
        leftSection={<IconSearch size={15} />}
        // Of variants there are few: the field only takes the keys.
        readOnly={product !== null}
        value={search}
        onChange={(event) => {
          setSearch(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={press}
      />
      <div className={classes.scrolled}>
        {!product && found.isPending && items.length === 0 && <Waiting />}
        {!product && found.problem && (
          <p className={classes.none} role="alert">
            {failureText(found.problem)}{' '}
            <Button variant="subtle" size="compact-xs" onClick={found.retry}>
              {texts.tryAgain}
            </Button>
          </p>
        )}
        {!found.isPending && !found.problem && items.length === 0 && (
          <p className={classes.none} role="status">
            {search === '' ? texts.none[kind] : texts.notFound}
          </p>
        )}
        <Rows id={listId} label={texts.kinds[kind]} items={items} row={row} onMark={setAt} onTake={take} />
      </div>
      <p className={classes.foot}>{product ? texts.variantKeys : texts.keys[kind]}</p>
    </div>
  );
}

interface RowsProps {
  id: string;
  label: string;
  items: readonly Insertable[];
  row: number;
  onMark(row: number): void;
  onTake(item: Insertable, instead: boolean): void;
}

function Rows({ id, label, items, row, onMark, onTake }: RowsProps) {
  const chosen = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (items.length > 0) chosen.current?.scrollIntoView({ block: 'nearest' });
  }, [items, row]);
  if (items.length === 0) return null;
  return (
    <div id={id} role="listbox" aria-label={label}>
      {items.map((item, at) => (
        <div key={item.id} className={classes.item} role="presentation">
          <button
            ref={at === row ? chosen : null}
            id={`${id}-${at}`}
            type="button"
            role="option"
            aria-selected={at === row}
            tabIndex={-1}
            className={classes.row}
            onMouseMove={() => at !== row && onMark(at)}
            onClick={(event) => onTake(item, event.shiftKey)}
          >
            {item.picture && <img src={item.picture} alt="" width={36} height={36} loading="lazy" />}
            {item.picture === null && (
              <span className={classes.noPicture}>
                <IconPhoto size={18} stroke={1.4} aria-hidden />
              </span>
            )}
            <span className={classes.words}>
              <span className={classes.title} id={`${id}-${at}-title`}>
                {item.title}
              </span>
              <span className={classes.under}>{item.under}</span>
            </span>
            {item.variants && <IconChevronRight size={15} aria-hidden />}
          </button>
          <Instead item={item} describedBy={`${id}-${at}-title`} onTake={onTake} />
        </div>
      ))}
    </div>
  );
}

interface InsteadProps {
  item: Insertable;
  describedBy: string;
  onTake: RowsProps['onTake'];
}

/** What Shift-Enter takes, for whoever has no such key. */
const Instead = ({ item, describedBy, onTake }: InsteadProps) =>
  item.instead && (
    <button
      type="button"
      role="option"
      aria-selected={false}
      aria-describedby={describedBy}
      tabIndex={-1}
      className={classes.only}
      onClick={() => onTake(item, true)}
    >
      {item.instead.name}
    </button>
  );

const Waiting = () => (
  <div aria-busy="true" className={classes.waiting}>
    <span className="visually-hidden" role="status">
      {texts.loading}
    </span>
    {[80, 60, 70, 50].map((width) => (
      <Skeleton key={width} height={12} width={`${width}%`} />
    ))}
  </div>
);
