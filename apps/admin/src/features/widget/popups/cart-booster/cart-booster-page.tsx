import { cartAmounts, cartItems } from '@chatty/contract/settings/popups/popup-rules';
import { CartBoosterPopup } from '@chatty/contract/settings/popups/popup-settings';
import type { SavedSettings } from '@chatty/contract/settings/shop-settings';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/popups.ts';
import { useMe } from '../../../../people/me.tsx';
import { Card } from '../../../../ui/card.tsx';
import { CountedText } from '../../fields/counted-text.tsx';
import { NumberField } from '../../fields/number-field.tsx';
import { cartContent, type PartProps, type PopupDrafts } from '../popup-draft.ts';
import { PopupEditor, PopupPage } from '../popup-page.tsx';
import { pickedProductsQuery } from '../popups-query.ts';
import { ProductsField } from '../products-field.tsx';
import { usePopupForm } from '../use-popup-form.ts';
import { WordsCard } from '../words-card.tsx';
import classes from '../popups.module.css';

const field = 'cartBoosterPopupSettings';
const names = [field] as const;
const lines = ['freeShippingText', 'freeShippingReached'] as const;
const longest = CartBoosterPopup.shape.freeShippingReached.unwrap().maxLength ?? 0;

/** Reminds visitors of their cart. */
export const CartBoosterPopupPage = () => <PopupPage>{(settings) => <CartBooster settings={settings} />}</PopupPage>;

function CartBooster({ settings }: { settings: SavedSettings }) {
  const { shop } = useMe();
  const { form, wrong } = usePopupForm(settings, field, names);
  const draft = form.draft[field];
  const change = (part: Partial<PopupDrafts['cartBooster']>) => form.set({ [field]: { ...draft, ...part } });
  const props = { draft, wrong, change };
  const picked = useQuery(pickedProductsQuery(draft.productIds));
  const products = picked.data ?? [];
  return (
    <PopupEditor
      kind="cartBooster"
      field={field}
      form={form}
      settings={settings}
      content={cartContent(draft, products, shop.currency)}
      {...props}
    >
      <WordsCard {...props} />
      <CartsCard {...props} currency={shop.currency} />
      <ShippingCard {...props} currency={shop.currency} />
      <Card title={texts.suggestions}>
        <ProductsField
          ids={draft.productIds}
          products={products}
          isLoading={picked.isFetching}
          error={wrong.productIds}
          onChange={(productIds) => change({ productIds })}
        />
      </Card>
    </PopupEditor>
  );
}

interface AmountsProps extends PartProps<PopupDrafts['cartBooster']> {
  currency: string;
}

function CartsCard({ draft, wrong, change, currency }: AmountsProps) {
  return (
    <Card title={texts.cart}>
      <div className={classes.pair}>
        <NumberField
          label={texts.names.minItems}
          value={draft.minItems}
          {...cartItems}
          error={wrong.minItems}
          onChange={(minItems) => change({ minItems })}
        />
        <NumberField
          label={texts.hints.currency(texts.names.minAmount, currency)}
          description={texts.hints.minAmount}
          value={draft.minAmount}
          {...cartAmounts}
          error={wrong.minAmount}
          onChange={(minAmount) => change({ minAmount })}
        />
      </div>
    </Card>
  );
}

function ShippingCard({ draft, wrong, change, currency }: AmountsProps) {
  return (
    <Card title={texts.shipping}>
      <Stack gap="md">
        <NumberField
          label={texts.hints.currency(texts.names.freeShippingFrom, currency)}
          description={texts.hints.freeShippingFrom}
          value={draft.freeShippingFrom}
          {...cartAmounts}
          error={wrong.freeShippingFrom}
          onChange={(freeShippingFrom) => change({ freeShippingFrom })}
        />
        {lines.map((line) => (
          <CountedText
            key={line}
            label={texts.names[line]}
            description={texts.hints[line]}
            value={draft[line]}
            max={longest}
            error={wrong[line]}
            onChange={(text) => change({ [line]: text })}
          />
        ))}
      </Stack>
    </Card>
  );
}
