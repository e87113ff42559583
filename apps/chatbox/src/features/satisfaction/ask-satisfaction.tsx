import type { ReactNode } from 'react';
import { useChatState } from '../../app/use-chat.ts';
import { onDemand } from '../../app/wire/on-demand.tsx';
import { useIsResolved } from '../conversations/index.ts';

const SatisfactionPrompt = onDemand(() =>
  import('./satisfaction-prompt.tsx').then(({ SatisfactionPrompt: it, style }) => ({ it, style })),
);

/** Below a resolved conversation, where the shop wants to know how it was. */
export function AskSatisfaction({ conversationId }: { conversationId: string }): ReactNode {
  const isWanted = useChatState((state) => state.session?.widget.isSatisfactionSurvey === true);
  const isResolved = useIsResolved(conversationId);
  return isWanted && isResolved && <SatisfactionPrompt key={conversationId} conversationId={conversationId} />;
}
