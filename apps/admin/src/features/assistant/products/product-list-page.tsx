import type { KnownProduct } from '@chatty/contract/data-sources';
import { ActionIcon, Button, Group, NativeSelect, Switch } from '@mantine/core';
import { IconMessage2Question, IconShoppingBag } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { texts } from '#texts/assistant.ts';
import { texts as faq } from '#texts/product-faqs.ts';
import { money } from '../../../people/contact/orders/money.ts';
import { useMe } from '../../../people/me.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { Page } from '../../../ui/page.tsx';
import { Tag } from '../../../ui/tag.tsx';
import areaClasses from '../area/area.module.css';
import { AreaTabs } from '../area/area-tabs.tsx';
import { FoundList } from '../area/found-list.tsx';
import { Uses } from '../area/uses.tsx';
import { productListQuery, type ProductView, sourcesQuery } from '../area/source-queries.ts';
import { productFaqPath } from '../product-faqs/faq-queries.ts';
import { ProductDialog } from './product-dialog.tsx';
import { ProductPicture } from './product-picture.tsx';
import { ProductsSync } from './products-sync.tsx';
import { useSwitchProduct } from './use-switch-product.ts';

const words = texts.products;
const here = '/ai_assistant/products';

interface Address extends ProductView {
  /** Which one is shown as the assistant knows it. */
  product: string | null;
}

function readAddress(query: URLSearchParams): Address {
  const used = query.get('used');
  return {
    search: (query.get('search') ?? '').trim().slice(0, 200),
    used: used === 'yes' || used === 'no' ? used : null,
    product: query.get('product'),
  };
}

const writeAddress = ({ search, used, product }: Address) =>
  new URLSearchParams({ ...(search ? { search } : {}), ...(used ? { used } : {}), ...(product ? { product } : {}) });

/** The products that the assistant knows, to be searched, read and switched off. */
export function ProductListPage() {
  const [query, setQuery] = useSearchParams();
  const address = readAddress(query);
  const show = (part: Partial<Address>) =>
    setQuery((now) => writeAddress({ ...readAddress(now), ...part }), { replace: part.product === undefined });
  return (
    <Page
      title={words.title}
      subtitle={words.subtitle}
      secondaryActions={
        <Button component={Link} to="/ai_assistant/products/recommendations" variant="default">
          {words.recommendations}
        </Button>
      }
    >
      <AreaTabs here={here} />
      <ProductsSync />
      <Card padded={false}>
        <Group gap={8} className={areaClasses.filters}>
          <SearchField
            label={words.search}
            placeholder={words.searchPlaceholder}
            clear={words.clearSearch}
            search={address.search}
            onSearch={(search) => show({ search })}
          />
          <NativeSelect
            size="xs"
            aria-label={words.used}
            value={address.used ?? ''}
            data={[
              { value: '', label: words.all },
              { value: 'yes', label: words.onlyUsed },
              { value: 'no', label: words.onlyUnused },
            ]}
            onChange={({ currentTarget: { value } }) =>
              show({ used: value === 'yes' || value === 'no' ? value : null })
            }
          />
        </Group>
        <Found
          view={{ search: address.search, used: address.used }}
          clear={() => show({ search: '', used: null })}
          open={(product) => show({ product })}
        />
      </Card>
      <ProductDialog id={address.product} close={() => show({ product: null })} />
    </Page>
  );
}

interface FoundProps {
  view: ProductView;
  clear(): void;
  open(id: string): void;
}

function Found({ view, clear, open }: FoundProps) {
  const list = useInfiniteQuery(productListQuery(view));
  const { mutate } = useSwitchProduct();
  return (
    <FoundList
      list={list}
      rows={list.data?.pages.flatMap((it) => it.products)}
      total={list.data?.pages[0]?.total}
      words={words}
      isNarrowed={view.search !== '' || view.used !== null}
      clear={clear}
      none={<None />}
    >
      {(product) => (
        <ProductRow product={product} open={() => open(product.id)} use={(used) => mutate({ product, used })} />
      )}
    </FoundList>
  );
}

interface ProductRowProps {
  product: KnownProduct;
  open(): void;
  use(used: boolean): void;
}

function ProductRow({ product, open, use }: ProductRowProps) {
  const isAdmin = useMe().member.role === 'admin';
  const { title, status, price, inStock, used, held } = product;
  return (
    <>
      <ProductPicture product={product} />
      <div className={areaClasses.words} data-off={!used || !held}>
        <button type="button" className={areaClasses.name} dir="auto" onClick={open}>
          {title}
        </button>
        <div className={areaClasses.facts}>
          <span>{price ? words.price(money(price.low), money(price.high)) : words.noPrice}</span>
          <span>{inStock ? words.inStock : words.soldOut}</span>
          <Uses kinds={['product']} id={product.id} />
          {status !== 'ACTIVE' && <span>{words.status(status)}</span>}
        </div>
      </div>
      {!held && <Tag tone="warn">{words.beyondPlan}</Tag>}
      {held && !used && <Tag tone="warn">{texts.pages.off}</Tag>}
      <ActionIcon
        className={areaClasses.acts}
        component={Link}
        to={productFaqPath(product.id)}
        aria-label={faq.open(title)}
      >
        <IconMessage2Question size={18} stroke={1.6} />
      </ActionIcon>
      {isAdmin && (
        <Switch
          className={areaClasses.acts}
          aria-label={words.use(title)}
          checked={used}
          onChange={(event) => use(event.currentTarget.checked)}
        />
      )}
    </>
  );
}

function None() {
  const isRunning = useQuery(sourcesQuery).data?.products.sync.running ?? false;
  return (
    <EmptyState
      icon={<IconShoppingBag size={32} stroke={1.5} />}
      title={isRunning ? words.syncingTitle : words.noneTitle}
      text={isRunning ? words.syncing : words.none}
    />
  );
}
