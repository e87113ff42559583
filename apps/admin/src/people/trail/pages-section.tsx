import type { TrailStep } from '@chatty/contract/trail';
import { Skeleton } from '@mantine/core';
import { texts } from '#texts/trail.ts';
import { RelativeTime } from '../../ui/time/relative-time.tsx';
import classes from '../contact/contact.module.css';
import { Section } from '../contact/section.tsx';
import { PageLink, type PageStep } from './page-link.tsx';
import { useTrail } from './use-trail.ts';

/** More would be a history to read through. */
const most = 10;

/** The pages of a trail, each as it was looked at last, the latest first. */
function latestPages(steps: readonly TrailStep[]): PageStep[] {
  const pages = steps.filter((it) => it.kind === 'page').toReversed();
  return pages.filter((it, at) => pages.findIndex((one) => one.url === it.url) === at).slice(0, most);
}

/** The pages of the store that a contact looked at last. */
export function PagesSection({ contactId }: { contactId: string }) {
  const trail = useTrail(contactId);
  const pages = latestPages(trail.data ?? []);
  return (
    <Section title={texts.pages}>
      {trail.isPending && <Skeleton height={12} aria-busy aria-label={texts.loading} />}
      {trail.isError && !trail.data && (
        <p className={classes.soft} role="alert">
          {texts.pagesFailed}{' '}
          <button type="button" className={classes.link} onClick={() => void trail.refetch()}>
            {texts.tryAgain}
          </button>
        </p>
      )}
      {trail.data && pages.length === 0 && <p className={classes.soft}>{texts.noPages}</p>}
      {pages.length > 0 && (
        <ul className={classes.lines}>
          {pages.map((step) => (
            <li key={step.id}>
              <PageLink step={step} className={classes.place} />{' '}
              <span className={classes.soft}>
                <RelativeTime at={step.at} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
