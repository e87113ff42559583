import type { ConversationDetail } from '@chatty/contract/conversations';
import type { Message } from '@chatty/contract/messages';
import type { RefObject } from 'react';
import type { Mode } from '../drafts.ts';
import type { Helped } from './held-help.ts';

/** What the assistant's panel stands in. */
export interface PanelProps {
  conversation: ConversationDetail;
  messages: readonly Message[];
  mode: Mode;
  /** What stands in the field. */
  text: string;
  field: RefObject<HTMLTextAreaElement | null>;
  helped: Helped;
  onMode(mode: Mode): void;
}

/** What was made, and what ends it. */
export interface MadeProps extends PanelProps {
  onEnd(): void;
}
