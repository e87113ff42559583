import type { FileRef } from '@chatty/contract/files';
import type { Message, Part } from '@chatty/contract/messages';
import type { chatTexts } from '@chatty/contract/visitor-texts/catalogue';
import type { VisitorSession } from '@chatty/contract/boot';
import { type ComponentType, createElement, type ReactNode } from 'react';
import type { IconName } from '../ui/icons.tsx';
import type { FilledScreen, View } from './screen.ts';

export type PartType = Part['type'];

export interface PartProps<T extends PartType> {
  part: Extract<Part, { type: T }>;
  message: Message;
  /** Puts the keyboard back where the visitor writes. */
  toField(): void;
}

/** What draws a part of a message, by the part's type. */
export type MessagePartViews = { [T in PartType]?: ComponentType<PartProps<T>> };

/** Where a composer tool stands. */
export interface ComposerPlace {
  conversationId: string;
  text: string;
  write(text: string): void;
  /** The visitor has said something in it. */
  isBegun: boolean;
  /** Something is being dragged over the conversation. */
  dropping: boolean;
}

/** What a tool puts beside the field in which the visitor writes. */
export interface ComposerTool {
  /** In the line of the field, before it. */
  button: ReactNode;
  /** Above that line. */
  above?: ReactNode;
  /** Behind the composer. */
  behind?: ReactNode;
  /** What goes with the message; null while it isn't ready to be sent. */
  files?: readonly FileRef[] | null;
  /** Takes what is pasted or dropped. */
  takeFiles?(files: readonly File[]): void;
  /** Asked before a message leaves; false keeps it in the field. */
  mayLeave?(): Promise<boolean>;
  /** The message has left. */
  sent?(): void;
}

/** What can be done with a conversation, in its menu. */
export interface ThreadAction {
  label: string;
  icon: IconName;
  run(): void | Promise<void>;
  /** What is said where that fails for no reason that the server names. */
  failed?: keyof typeof chatTexts;
}

export interface AskEmailProps {
  conversationId: string;
  /** One line that opens the field, until the visitor does. */
  folded?: boolean;
}

type QuickAnswer = VisitorSession['widget']['quickAnswers'][number];

/** What a feature lets the chat draw. */
export interface Slots {
  /** The feature's; the same as on the server. */
  name: string;
  screens?: readonly FilledScreen[];
  /** Drawn over whichever screen is shown. */
  overlays?: readonly ComponentType[];
  /** Cards at the top of the home screen, where there is something to show. */
  homeLeads?: readonly ComponentType[];
  /** Cards on the home screen. */
  homeCards?: readonly ComponentType[];
  /** What else a visitor can do, where they are told that nobody is there. */
  whenAway?: readonly ComponentType[];
  messageParts?: MessagePartViews;
  /** Asks where the answer goes when the visitor leaves; one feature does. */
  asksEmail?: ComponentType<AskEmailProps>;
  /** Hooks: they are called while a conversation's menu is open. Null for what can't be done with it now. */
  threadActions?: readonly ((conversationId: string) => ThreadAction | null)[];
  /** Drawn below what was said. */
  belowThread?: readonly ComponentType<{ conversationId: string }>[];
  /** Where a suggestion leads that is not asked. */
  leads?: Partial<Record<NonNullable<QuickAnswer['leadsTo']>, View>>;
  /** Hooks: they are called whenever the composer is drawn. */
  composerTools?: readonly ((place: ComposerPlace) => ComposerTool)[];
}

/**
 * Draws what the features put into a slot, in their order. Each keeps what it holds, such as words half typed, when more
 * comes between: it is known by its feature and its place there.
 */
export function drawSlot(features: readonly Slots[], slot: 'overlays' | 'homeLeads' | 'homeCards'): ReactNode[] {
  const drawn = new Map<string, number>();
  return features.flatMap(({ name, [slot]: components = [] }) =>
    components.map((Component) => {
      const at = (drawn.get(name) ?? 0) + 1;
      drawn.set(name, at);
      return createElement(Component, { key: `${name} ${at}` });
    }),
  );
}
