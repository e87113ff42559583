import type { ShortcutScope } from '@chatty/contract/shortcuts';

/** What the list shows; it stands in the address. */
export interface ShortcutView {
  search: string;
  scope: ShortcutScope | null;
}

/** Reads a view from the address's query; whatever makes no sense there is as if it was not there. */
export function readView(query: URLSearchParams): ShortcutView {
  const scope = query.get('scope');
  return {
    search: (query.get('search') ?? '').slice(0, 200),
    scope: scope === 'personal' || scope === 'team' ? scope : null,
  };
}

/** The query of a view's address; what is not chosen stays out of it. */
export function writeView({ search, scope }: ShortcutView): URLSearchParams {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (scope) query.set('scope', scope);
  return query;
}
