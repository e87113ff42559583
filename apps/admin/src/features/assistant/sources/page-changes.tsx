import type { PageChanges } from '@chatty/contract/data-sources';
import { texts } from '#texts/assistant.ts';
import classes from './sources.module.css';

const words = texts.sources.changes;
const kinds = ['added', 'changed', 'gone'] as const;

/** Pages may be called the same. */
const rowsOf = (titles: readonly string[]) => titles.map((title, at) => ({ key: `${at} ${title}`, title }));

/** What the last reading of the store's pages found new, changed and gone, by title. */
export function PageChangesView({ changes, title = words.title }: { changes: PageChanges; title?: string }) {
  const found = kinds.filter((kind) => changes[kind].count > 0);
  if (found.length === 0) return null;
  return (
    <details className={classes.changes}>
      <summary>
        {title}: {found.map((kind) => words[kind](changes[kind].count)).join(', ')}
      </summary>
      {found.map((kind) => {
        const { count, titles } = changes[kind];
        return (
          <section key={kind} aria-label={words[kind](count)}>
            <h3>{words[kind](count)}</h3>
            <ul>
              {rowsOf(titles).map(({ key, title }) => (
                <li key={key} dir="auto">
                  {title || texts.pages.untitled}
                </li>
              ))}
              {count > titles.length && <li>{words.andMore(count - titles.length)}</li>}
            </ul>
          </section>
        );
      })}
    </details>
  );
}
