import { FaqBlockDraft } from '@chatty/contract/faq-blocks';
import { type Problems, problemsIn } from '../../../ui/form/problems.ts';

/** What the form holds, as it is typed: pages are lines of text. */
export type BlockDraft = Omit<FaqBlockDraft, 'pagePaths'> & {
  pagePaths: string;
};

export const draftOf = ({ pagePaths, ...block }: FaqBlockDraft): BlockDraft => ({
  ...block,
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

/** The handle of the collection in a pasted address: of `/collections/sale` and `/fr/collections/sale/red` it is `sale`. */
export function handleIn(address: string): string | null {
  const steps = decoded(pathOf(address.trim())).split('/').filter(Boolean);
  const handle = steps.includes('collections') ? steps[steps.indexOf('collections') + 1] : undefined;
  return handle !== undefined && /^[\p{L}\p{N}_-]{1,100}$/u.test(handle) ? handle : null;
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
  pagePaths: [...new Set(linesOf(draft.pagePaths).map((it) => pathOf(it) || '/'))],
});

/** The contract's own rules, so that the form never promises what the server refuses. */
export const problemsOf = (draft: BlockDraft): Problems<BlockDraft> => problemsIn(FaqBlockDraft, bodyOf(draft));
