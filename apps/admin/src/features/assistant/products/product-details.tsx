import type { ProductKnowledge } from '@chatty/contract/data-sources';
import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { texts } from '#texts/assistant.ts';
import { money } from '../../../people/contact/orders/money.ts';
import classes from './products.module.css';

const words = texts.product;

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes.section} aria-label={title}>
    <h3>{title}</h3>
    {children}
  </section>
);

/** All that the assistant knows of a product. */
export function ProductDetails({
  product,
  description,
  vendor,
  productType,
  tags,
  variants,
  metafields,
}: ProductKnowledge) {
  const facts = [
    { name: words.vendor, value: vendor },
    { name: words.type, value: productType },
    { name: words.tags, value: tags.join(', ') },
  ].filter((it) => it.value !== '');
  return (
    <>
      <Section title={words.description}>
        <p className={classes.text} dir="auto">
          {description || words.noDescription}
        </p>
      </Section>
      {facts.length > 0 && (
        <Section title={words.facts}>
          <dl>
            {facts.map(({ name, value }) => (
              <Fact key={name} name={name} value={value} />
            ))}
          </dl>
        </Section>
      )}
      <Section title={words.variants}>
        <ul className={classes.variants}>
          {variants.map((it) => (
            <li key={it.id}>
              <span dir="auto">{it.title}</span>
              <span>
                {money(it.price)} · {words.stock(it.stock, it.available)}
              </span>
            </li>
          ))}
        </ul>
      </Section>
      {metafields.length > 0 && (
        <Section title={words.metafields}>
          <dl>
            {metafields.map(({ namespace, key, value }) => (
              <Fact key={`${namespace}.${key}`} name={key.replaceAll('_', ' ')} value={value} />
            ))}
          </dl>
        </Section>
      )}
      <Button
        mt="md"
        component="a"
        href={product.url}
        target="_blank"
        rel="noopener noreferrer"
        variant="default"
        rightSection={<IconExternalLink size={14} />}
      >
        {words.open} <span className="visually-hidden">{texts.page.opensInNewTab}</span>
      </Button>
    </>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt>{name}</dt>
    <dd dir="auto">{value}</dd>
  </>
);
