import { FaqBlockDraft } from '@chatty/contract/faq-blocks';
import { type Problems, problemsIn } from '../../../ui/form/problems.ts';

/** What the form holds, as it is typed: collections and pages are lines of text. */
export type BlockDraft = Omit<FaqBlockDraft, 'collectionHandles' | 'pagePaths'> & {
  collectionHandles: string;
  pagePaths: string;
};

export const draftOf = ({ collectionHandles, pagePaths, ...block }: FaqBlockDraft): BlockDraft => ({
  ...block,
  collectionHandles: collectionHandles.join('\n'),
  pagePaths: pagePaths.join('\n'),
});

/** What a new block begins with. */
export const emptyDraft: BlockDraft = {
  ...draftOf(FaqBlockDraft.parse({ name: '-', source: 'featured', place: 'allProducts' })),
  name: '',
  source: 'picked',
};

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((it) => it.trim())
    .filter(Boolean);

/** People paste whole addresses; of those only the path counts, without what is asked of it. */
const pathOf = (line: string): string => line.replace(/^https?:\/\/[^/]{1,253}/i, '').split(/[?#]/, 1)[0] ?? '';

/** The name of a collection within its address: of `/collections/sale` and `/fr/collections/sale/red` it is `sale`. */
function handleOf(line: string): string {
  const path = decoded(pathOf(line));
  const steps = path.split('/').filter(Boolean);
  return steps[steps.indexOf('collections') + 1] ?? path;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** What goes to the server. */
export const bodyOf = (draft: BlockDraft): FaqBlockDraft => ({
  ...draft,
  collectionHandles: [...new Set(linesOf(draft.collectionHandles).map(handleOf))],
  pagePaths: [...new Set(linesOf(draft.pagePaths).map((it) => pathOf(it) || '/'))],
});

/** The contract's own rules, so that the form never promises what the server refuses. */
export const problemsOf = (draft: BlockDraft): Problems<BlockDraft> => problemsIn(FaqBlockDraft, bodyOf(draft));
