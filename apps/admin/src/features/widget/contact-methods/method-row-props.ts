import type { ContactMethod } from '@chatty/contract/settings/options';
import type { CSSProperties, DOMAttributes } from 'react';
import type { ContactDraft, ContactEntry } from './contact-draft.ts';

export interface MethodMoving {
  grip: DOMAttributes<HTMLElement>;
  isFirst: boolean;
  isLast: boolean;
  by(places: -1 | 1): void;
  style: CSSProperties | undefined;
  dragged: boolean;
}

export interface MethodRowProps {
  method: ContactMethod;
  draft: ContactDraft;
  /** Saving was tried, and a method was in the way. */
  complains: boolean;
  moving: MethodMoving;
  /** Turns one of the switches that belong to this method alone. */
  onSwitch(part: Partial<ContactDraft>): void;
  onChange(part: Partial<ContactEntry>): void;
}
