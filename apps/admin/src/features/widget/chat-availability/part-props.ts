import type { Problems } from '../../../ui/form/problems.ts';
import type { AvailabilityDraft } from './availability-draft.ts';

/** What each part of the form gets: the whole draft, and how to change it. */
export interface PartProps {
  draft: AvailabilityDraft;
  problems: Problems<AvailabilityDraft>;
  set(part: Partial<AvailabilityDraft>): void;
}
