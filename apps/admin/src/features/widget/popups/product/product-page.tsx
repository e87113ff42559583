import { popupProductSources } from '@chatty/contract/settings/popups/popup-rules';
import type { SavedSettings } from '@chatty/contract/settings/shop-settings';
import { Radio, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/popups.ts';
import { Card } from '../../../../ui/card.tsx';
import { type PopupDrafts, productContent } from '../popup-draft.ts';
import { PopupEditor, PopupPage } from '../popup-page.tsx';
import { pickedProductsQuery } from '../popups-query.ts';
import { ProductsField } from '../products-field.tsx';
import { usePopupForm } from '../use-popup-form.ts';
import { WordsCard } from '../words-card.tsx';

const field = 'productPopupSettings';
const names = [field] as const;

/** Shows products that visitors can put into the cart. */
export const ProductPopupPage = () => <PopupPage>{(settings) => <Product settings={settings} />}</PopupPage>;

function Product({ settings }: { settings: SavedSettings }) {
  const { form, wrong } = usePopupForm(settings, field, names);
  const draft = form.draft[field];
  const change = (part: Partial<PopupDrafts['product']>) => form.set({ [field]: { ...draft, ...part } });
  const props = { draft, wrong, change };
  const picked = useQuery(pickedProductsQuery(draft.productIds));
  const products = picked.data ?? [];
  return (
    <PopupEditor
      kind="product"
      field={field}
      form={form}
      settings={settings}
      content={productContent(draft, products)}
      {...props}
    >
      <Card title={texts.products}>
        <Stack gap="md">
          <Radio.Group
            label={texts.names.productSource}
            value={draft.productSource}
            onChange={(it) =>
              change({ productSource: popupProductSources.find((known) => known === it) ?? draft.productSource })
            }
          >
            <Stack gap={8} mt={6}>
              {popupProductSources.map((it) => (
                <Radio key={it} value={it} label={texts.sources[it]} color="ink.8" />
              ))}
            </Stack>
          </Radio.Group>
          {draft.productSource === 'picked' ? (
            <ProductsField
              ids={draft.productIds}
              products={products}
              isLoading={picked.isFetching}
              error={wrong.productIds}
              onChange={(productIds) => change({ productIds })}
            />
          ) : (
            <Text size="sm" c="ink.6">
              {texts.sourceHints[draft.productSource]}
            </Text>
          )}
        </Stack>
      </Card>
      <WordsCard {...props} buttonHint={texts.hints.productButton} />
    </PopupEditor>
  );
}
