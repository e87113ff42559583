import type {
  ImaginedVisitor,
  NamedProduct,
  RecommendationPreview,
  RecommendationText,
} from '@chatty/contract/recommendations';
import { Group, NativeSelect, Skeleton, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPhoto } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '#texts/recommendations.ts';
import { money } from '../../../people/contact/orders/money.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Tag } from '../../../ui/tag.tsx';
import answerClasses from '../custom-answers/answer-form.module.css';
import productClasses from '../products/products.module.css';
import { ProductsField } from '../products/products-field.tsx';
import classes from './recommendations.module.css';
import { previewQuery } from './rule-queries.ts';

const words = texts.preview;
const fields = { placeholder: texts.form.productsPlaceholder, none: texts.form.noProducts, loading: texts.loading };
const audiences = ['guests', 'customers', 'returning'] as const;
const typingMs = 400;
const mostInCart = 5;

/** A product that the rule waits for: a preview without one would show nothing. */
function firstWaitedFor(rule: RecommendationText | null, when: RecommendationText['when']): NamedProduct[] {
  if (rule?.when !== when) return [];
  const [first] = rule.what.kind === 'pairs' ? rule.what.pairs.map((it) => it.product) : rule.of.products;
  return first ? [first] : [];
}

interface Imagined {
  audience: ImaginedVisitor['audience'];
  /** Null: the first that the rule waits for. */
  page: NamedProduct[] | null;
  cart: NamedProduct[] | null;
}

/** What a rule, saved or not, would show now to an imagined visitor, and what not. Null: the rule is not finished yet. */
export function Preview({ rule }: { rule: RecommendationText | null }) {
  const [{ audience, ...imagined }, setImagined] = useState<Imagined>({ audience: 'guests', page: null, cart: null });
  const page = imagined.page ?? firstWaitedFor(rule, 'product');
  const cart = imagined.cart ?? firstWaitedFor(rule, 'cart');
  const set = (part: Partial<Imagined>) => setImagined((held) => ({ ...held, ...part }));
  const visitor = { audience, productId: page[0]?.id ?? null, cart: cart.map((it) => it.id) };
  return (
    <Card title={words.title}>
      <Stack gap="md" className={answerClasses.form}>
        <Text size="xs" c="dimmed">
          {words.hint}
        </Text>
        <NativeSelect
          label={words.who}
          value={audience}
          data={audiences.map((value) => ({ value, label: texts.audiences[value] }))}
          onChange={({ currentTarget: { value } }) =>
            set({ audience: audiences.find((it) => it === value) ?? audience })
          }
        />
        <ProductsField {...fields} label={words.page} most={1} products={page} change={(next) => set({ page: next })} />
        <ProductsField
          {...fields}
          label={words.cart}
          most={mostInCart}
          products={cart}
          change={(next) => set({ cart: next })}
        />
        {rule ? <Shown rule={rule} visitor={visitor} /> : <p className={classes.hint}>{words.unfinished}</p>}
      </Stack>
    </Card>
  );
}

function Shown({ rule, visitor }: { rule: RecommendationText; visitor: ImaginedVisitor }) {
  const [asked] = useDebouncedValue(JSON.stringify({ rule, visitor }), typingMs);
  const { rule: askedRule, visitor: askedVisitor } = JSON.parse(asked) as {
    rule: typeof rule;
    visitor: typeof visitor;
  };
  const read = useQuery(previewQuery(askedRule, askedVisitor));
  if (read.isError) return <ErrorState problem={read.error} retry={() => void read.refetch()} title={words.failed} />;
  if (!read.data) return <Skeleton height={60} role="status" aria-label={texts.loading} />;
  return <Result {...read.data} />;
}

function Result({ rests, shown, leftOut, more }: RecommendationPreview) {
  return (
    <div role="status" className={classes.result}>
      {rests !== null && <p className={classes.rests}>{words.rests[rests]}</p>}
      {shown.length > 0 && (
        <ol className={classes.shown} aria-label={words.shown}>
          {shown.map(({ id, title, imageUrl, price, inStock }) => (
            <li key={id}>
              {imageUrl ? (
                <img className={productClasses.picture} src={imageUrl} alt="" loading="lazy" width={44} height={44} />
              ) : (
                <span className={productClasses.picture} aria-hidden>
                  <IconPhoto size={20} stroke={1.4} />
                </span>
              )}
              <span className={classes.title} dir="auto">
                {title}
              </span>
              <Group gap={8} wrap="nowrap">
                {!inStock && <Tag tone="warn">{words.soldOut}</Tag>}
                <span>{money(price)}</span>
              </Group>
            </li>
          ))}
        </ol>
      )}
      {leftOut.length > 0 && (
        <>
          <h3>{words.left}</h3>
          <ul className={classes.leftOut} aria-label={words.left}>
            {leftOut.map(({ id, title, why }) => (
              <li key={id}>
                <span dir="auto">{title}</span>: {words.why[why]}
              </li>
            ))}
            {more > 0 && <li>{words.others(more)}</li>}
          </ul>
        </>
      )}
    </div>
  );
}
