import type { ContactMethod } from '@chatty/contract/settings/options';
import type { RowMoving } from '../../../ui/order/row-moving.ts';
import type { ContactDraft, ContactEntry } from './contact-draft.ts';

export interface MethodRowProps {
  method: ContactMethod;
  draft: ContactDraft;
  /** Saving was tried, and a method was in the way. */
  complains: boolean;
  moving: RowMoving;
  /** Turns one of the switches that belong to this method alone. */
  onSwitch(part: Partial<ContactDraft>): void;
  onChange(part: Partial<ContactEntry>): void;
}
