import type { DataSources } from '@chatty/contract/data-sources';
import { planOf } from '@chatty/contract/plans';
import {
  IconFiles,
  IconFileText,
  IconMessage2Question,
  IconQuestionMark,
  IconShoppingBag,
  IconWorld,
} from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';
import { texts } from '#texts/assistant.ts';
import { texts as own } from '#texts/assistant-documents.ts';
import { useHasAdminPages } from '../../../navigation/has-admin-pages.ts';
import { useMe } from '../../../people/me.tsx';
import { Uses } from '../area/uses.tsx';
import { PageChangesView } from './page-changes.tsx';
import classes from './sources.module.css';
import { SyncButton, StateTag, SyncStatus } from './sync-status.tsx';
import { oldAfterDays } from './sync-state.ts';
import { wordsOfProducts } from './words-of-products.ts';
import { stateOfPages, stateOfProducts, useSyncPages, useSyncProducts } from './use-sync.ts';

const words = texts.sources;

interface SourceProps {
  icon: ComponentType<{ size?: number; stroke?: number }>;
  name: string;
  /** Where its parts are shown; without it the name leads nowhere. */
  to?: string | undefined;
  tag?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

const Source = ({ icon: Icon, name, to, tag, action, children }: SourceProps) => (
  <li className={classes.source}>
    <span className={classes.icon} aria-hidden>
      <Icon size={20} stroke={1.6} />
    </span>
    <div className={classes.words}>
      <div className={classes.heading}>
        {to ? (
          <Link to={to} className={classes.name}>
            {name}
          </Link>
        ) : (
          <span className={classes.name}>{name}</span>
        )}
        {tag}
      </div>
      {children}
    </div>
    {action && <div className={classes.action}>{action}</div>}
  </li>
);

export function PagesSource({ pages }: Pick<DataSources, 'pages'>) {
  const start = useSyncPages();
  const name = words.name.pages;
  const sync = stateOfPages(pages.sync);
  return (
    <Source
      icon={IconFileText}
      name={name}
      to="/ai_assistant/data_sources/pages"
      tag={<StateTag sync={sync} />}
      action={<SyncButton name={name} sync={sync} start={start} />}
    >
      <p className={classes.facts}>
        <span>{words.pages(pages.count, pages.passages)}</span>
        <Uses kinds={['page', 'article', 'policy']} />
        {pages.switchedOff > 0 && <span>{words.switchedOff(pages.switchedOff)}</span>}
      </p>
      <SyncStatus name={name} sync={sync} oldAfter={oldAfterDays.pages} />
      {pages.changes && !sync.running && <PageChangesView changes={pages.changes} />}
    </Source>
  );
}

export function ProductsSource({ products }: Pick<DataSources, 'products'>) {
  const start = useSyncProducts();
  const { shop } = useMe();
  const name = words.name.products;
  const sync = stateOfProducts(products.sync);
  const { count, held, used, limit } = products;
  return (
    <Source
      icon={IconShoppingBag}
      name={name}
      to="/ai_assistant/products"
      tag={<StateTag sync={sync} />}
      action={<SyncButton name={name} sync={sync} start={start} />}
    >
      <p className={classes.facts}>
        <span>{wordsOfProducts(products)}</span>
        <Uses kinds={['product']} />
        {used < held && <span>{words.productsOff(held - used)}</span>}
      </p>
      {limit !== null && held < count && (
        <p className={classes.warning}>{words.overLimit(limit, planOf(shop.plan).name)}</p>
      )}
      <SyncStatus name={name} sync={sync} oldAfter={oldAfterDays.products} fresh={words.keptFresh} />
    </Source>
  );
}

/** What was uploaded; together with web pages it counts to the plan's limit. */
export function FilesSource({ documents: { files, web, limit } }: Pick<DataSources, 'documents'>) {
  return (
    <Source icon={IconFiles} name={words.name.files} to="/ai_assistant/data_sources/files">
      <p className={classes.facts}>
        <span>{words.files(files.count, files.passages)}</span>
        <Uses kinds={['file']} />
        {limit !== null && <span>{own.documents.room(files.count + web.count, limit)}</span>}
      </p>
      {files.failed > 0 && <p className={classes.problem}>{words.notRead(files.failed)}</p>}
      <LimitNote count={files.count + web.count} limit={limit} />
    </Source>
  );
}

export const WebSource = ({ documents: { web } }: Pick<DataSources, 'documents'>) => (
  <Source icon={IconWorld} name={words.name.web} to="/ai_assistant/data_sources/web">
    <p className={classes.facts}>
      <span>{words.web(web.count, web.passages)}</span>
      <Uses kinds={['web']} />
    </p>
    {web.failed > 0 && <p className={classes.problem}>{words.notRead(web.failed)}</p>}
  </Source>
);

/** FAQs are the admins' own page. */
export const FaqsSource = ({ faqs }: Pick<DataSources, 'faqs'>) => (
  <Source icon={IconQuestionMark} name={words.name.faqs} to={useHasAdminPages() ? '/faqs' : undefined}>
    <p className={classes.facts}>
      <span>{words.faqs(faqs.count)}</span>
      <Uses kinds={['faq']} />
      <span>{words.always}</span>
    </p>
  </Source>
);

export function AnswersSource({ answers: { count, limit } }: { answers: DataSources['customAnswers'] }) {
  return (
    <Source icon={IconMessage2Question} name={words.name.customAnswers} to="/ai_assistant/data_sources/answers">
      <p className={classes.facts}>
        <span>{limit === null ? words.answers(count) : words.answersOf(count, limit)}</span>
        <Uses kinds={['custom_answer']} />
        <span>{words.always}</span>
      </p>
      <LimitNote count={count} limit={limit} />
    </Source>
  );
}

/** From this share of the limit on it is told how much room is left. */
const nearShare = 0.9;

/** Tells before the plan is full, and when it is. */
export function LimitNote({ count, limit }: DataSources['customAnswers']) {
  const { shop } = useMe();
  if (limit === null || count < limit * nearShare) return null;
  return <p className={classes.warning}>{words.nearLimit(Math.max(0, limit - count), planOf(shop.plan).name)}</p>;
}
