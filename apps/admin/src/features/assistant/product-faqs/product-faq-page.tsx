import type { KnownProduct } from '@chatty/contract/data-sources';
import type { ProductFaq } from '@chatty/contract/product-faqs';
import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { texts as area } from '#texts/assistant.ts';
import { texts } from '#texts/product-faqs.ts';
import { EditedRecord } from '../../../connection/edited-record.tsx';
import { money } from '../../../people/contact/orders/money.ts';
import { useMe } from '../../../people/me.tsx';
import { Card } from '../../../ui/card.tsx';
import { Page } from '../../../ui/page.tsx';
import { dateAndTime } from '../../../ui/time/time.ts';
import areaClasses from '../area/area.module.css';
import { sourcesQuery } from '../area/source-queries.ts';
import { Uses } from '../area/uses.tsx';
import { addAnswerAbout } from '../custom-answers/answer-paths.ts';
import { ProductDetails } from '../products/product-details.tsx';
import { ProductPicture } from '../products/product-picture.tsx';
import { isOld, oldAfterDays } from '../sources/sync-state.ts';
import { stateOfProducts } from '../sources/use-sync.ts';
import { AnswersCard } from './answers-card.tsx';
import { productFaqQuery } from './faq-queries.ts';
import classes from './product-faqs.module.css';
import { SuggestionsCard } from './suggestions-card.tsx';

const back = { to: '/ai_assistant/products', label: texts.products };
const words = { missing: texts.missing, notLoaded: texts.notLoaded, loading: texts.loading };

/** What the assistant says about one product alone. */
export function ProductFaqPage() {
  const { id = '' } = useParams();
  return (
    <EditedRecord id={id} query={productFaqQuery(id)} title={texts.title} back={back} width="full" words={words}>
      {(faq) => <Shown key={id} id={id} faq={faq} />}
    </EditedRecord>
  );
}

function Shown({ id, faq: { product: known, answers } }: { id: string; faq: ProductFaq }) {
  const isAdmin = useMe().member.role === 'admin';
  return (
    <Page
      title={known?.product.title ?? texts.title}
      subtitle={texts.subtitle}
      back={back}
      primaryAction={isAdmin && known ? { label: texts.add, to: addAnswerAbout(id) } : null}
    >
      {known ? (
        <ProductCard product={known.product} />
      ) : (
        <Alert color="gray" mb="md" role="status">
          <strong>{texts.goneTitle}</strong>
          <p className={classes.gone}>{texts.gone}</p>
        </Alert>
      )}
      <AnswersCard product={id} answers={answers} />
      {isAdmin && known && <SuggestionsCard product={id} />}
      {known && (
        <Card>
          <details className={classes.knows}>
            <summary>{texts.knows}</summary>
            <ProductDetails {...known} />
          </details>
        </Card>
      )}
    </Page>
  );
}

function ProductCard({ product }: { product: KnownProduct }) {
  const sync = useQuery(sourcesQuery).data?.products.sync;
  const { price, inStock, used, held } = product;
  return (
    <Card>
      <section className={classes.product} aria-label={texts.product}>
        <ProductPicture product={product} />
        <div>
          <span>{price ? area.products.price(money(price.low), money(price.high)) : area.products.noPrice}</span>
          <div className={areaClasses.facts}>
            <span>{inStock ? area.products.inStock : area.products.soldOut}</span>
            <span>{texts.changed(dateAndTime(product.updatedAt))}</span>
            <Uses kinds={['product']} id={product.id} />
          </div>
        </div>
      </section>
      {!held ? (
        <p className={classes.warning}>{texts.beyondPlan}</p>
      ) : (
        !used && <p className={classes.warning}>{texts.off}</p>
      )}
      {sync && isOld(stateOfProducts(sync), oldAfterDays.products, Date.now()) && (
        <p className={classes.warning}>{area.sources.old(oldAfterDays.products)}</p>
      )}
    </Card>
  );
}
