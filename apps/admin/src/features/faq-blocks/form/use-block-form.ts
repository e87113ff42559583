import type { FaqBlock } from '@chatty/contract/faq-blocks';
import { useForm } from '../../../ui/form/use-form.ts';
import { type BlockDraft, draftOf, problemsOf } from './block-draft.ts';

interface BlockFormOptions {
  saved: BlockDraft;
  save(draft: BlockDraft): Promise<FaqBlock>;
  onSaved(block: FaqBlock): void;
}

/** What of a saved block the form holds. */
export const savedDraft = ({ id: _, updatedAt: __, ...block }: FaqBlock): BlockDraft => draftOf(block);

/** The state of the form of a block, and the save bar that guards it. */
export const useBlockForm = (options: BlockFormOptions) => useForm({ ...options, problemsOf, draftOf: savedDraft });

export type BlockForm = ReturnType<typeof useBlockForm>;
