import { planOf } from '@chatty/contract/plans';
import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/assistant.ts';
import { useMe } from '../../../people/me.tsx';
import { Card } from '../../../ui/card.tsx';
import { sourcesQuery } from '../area/source-queries.ts';
import classes from '../sources/sources.module.css';
import { wordsOfProducts } from '../sources/words-of-products.ts';
import { StateTag, SyncButton, SyncStatus } from '../sources/sync-status.tsx';
import { oldAfterDays } from '../sources/sync-state.ts';
import { stateOfProducts, useSyncProducts } from '../sources/use-sync.ts';

const words = texts.sources;

/** How fresh the products are, and how many the plan holds. */
export function ProductsSync() {
  const products = useQuery(sourcesQuery).data?.products;
  const start = useSyncProducts();
  const { shop } = useMe();
  if (!products) return null;
  const { count, held, limit } = products;
  const sync = stateOfProducts(products.sync);
  const name = words.name.products;
  return (
    <Card>
      <section className={classes.status} aria-label={words.syncState}>
        <div className={classes.words}>
          <div className={classes.heading}>
            <span>{wordsOfProducts(products)}</span>
            <StateTag sync={sync} />
          </div>
          {limit !== null && held < count && (
            <p className={classes.warning}>{words.overLimit(limit, planOf(shop.plan).name)}</p>
          )}
          <SyncStatus name={name} sync={sync} oldAfter={oldAfterDays.products} fresh={words.keptFresh} />
        </div>
        <div className={classes.action}>
          <SyncButton name={name} sync={sync} start={start} />
        </div>
      </section>
    </Card>
  );
}
