import type { FaqBlock } from '@chatty/contract/faq-blocks';
import { useMergedForm } from '../../../connection/merging/use-merged-form.ts';
import { type BlockDraft, draftOf, problemsOf } from './block-draft.ts';

interface BlockFormOptions {
  saved: BlockDraft;
  save(draft: BlockDraft, changed: (keyof BlockDraft)[]): Promise<FaqBlock>;
  reread(): Promise<unknown>;
  onSaved(block: FaqBlock): void;
}

/** What of a saved block the form holds. */
export const savedDraft = ({ id: _, updatedAt: __, ...block }: FaqBlock): BlockDraft => draftOf(block);

/** The state of the form of a block, merged with what colleagues save meanwhile, and the save bar that guards it. */
export const useBlockForm = (options: BlockFormOptions) =>
  useMergedForm<BlockDraft, FaqBlock>({ ...options, problemsOf, draftOf: savedDraft });

export type BlockForm = ReturnType<typeof useBlockForm>;
