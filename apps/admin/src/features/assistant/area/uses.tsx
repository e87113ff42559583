import type { SourceUses } from '@chatty/contract/data-sources';
import type { Source } from '@chatty/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/assistant.ts';
import { usesQuery } from './source-queries.ts';

interface UsesProps {
  kinds: readonly Source['kind'][];
  /** One source; without it all of these kinds together. */
  id?: string;
}

function countIn({ kinds: all, sources }: SourceUses, { kinds, id }: UsesProps): number {
  const isOf = (it: { kind: string }) => kinds.some((kind) => kind === it.kind);
  const found = id === undefined ? all.filter(isOf) : sources.filter((it) => isOf(it) && it.id === id);
  return found.reduce((sum, it) => sum + it.answers, 0);
}

/** How many answers of the last 30 days rest on a source, or on all of its kind; nothing as long as that is not known. */
export function Uses(asked: UsesProps) {
  const { data } = useQuery(usesQuery);
  return data && <span>{texts.uses(countIn(data, asked))}</span>;
}
