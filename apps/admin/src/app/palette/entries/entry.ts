import type { ReactNode } from 'react';
import type { Findable } from '../rank.ts';

/** Under which title something stands. */
export type Group = 'recent' | 'recentConversations' | 'here' | 'commands' | 'pages' | 'conversations' | 'contacts';

/** One thing that the palette can do or lead to. */
export interface Entry extends Findable {
  /** The same for the same thing every time. */
  id: string;
  group: Group;
  /** What stands beside its name. */
  hint?: string | undefined;
  /** The keys that do the same. */
  keys?: readonly string[];
  picture: ReactNode;
  /** Only shown once something is typed: there are many of its kind. */
  isOneOfMany?: boolean;
  /** It shows something else: what had the keyboard is no longer meant. */
  leads?: true;
  run(): void;
}
