import type { FileRef } from '@chatty/contract/files';
import { Fragment, type ReactNode } from 'react';
import type { ComposerPlace } from '../../../app/slots.ts';
import { useChat } from '../../../app/use-chat.ts';

/** All features' tools as one. */
export interface ComposerTools {
  buttons: ReactNode;
  above: ReactNode;
  behind: ReactNode;
  files: readonly FileRef[] | null;
  takeFiles(files: readonly File[]): void;
  /** Null where nothing has to be asked before a message leaves. */
  mayLeave: (() => Promise<boolean>) | null;
  sent(): void;
}

/** The tools of all features. Which there are never changes, so their hooks are called in one order. */
export function useComposerTools(place: ComposerPlace): ComposerTools {
  const { features } = useChat();
  const tools = features.flatMap((it) => it.composerTools ?? []).map((tool) => tool(place));
  const gates = tools.flatMap((it) => (it.mayLeave ? [it.mayLeave] : []));
  const each = (pick: (tool: (typeof tools)[number]) => ReactNode) =>
    tools.map((tool, at) => <Fragment key={at}>{pick(tool)}</Fragment>);
  return {
    buttons: each((tool) => tool.button),
    above: each((tool) => tool.above),
    behind: each((tool) => tool.behind),
    files: tools.some((it) => it.files === null) ? null : tools.flatMap((it) => it.files ?? []),
    takeFiles(files) {
      for (const it of tools) it.takeFiles?.(files);
    },
    mayLeave:
      gates.length === 0
        ? null
        : async () => {
            for (const may of gates) if (!(await may())) return false;
            return true;
          },
    sent() {
      for (const it of tools) it.sent?.();
    },
  };
}
