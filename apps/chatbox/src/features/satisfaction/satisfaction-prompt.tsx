import { ratingCommentMaxChars } from '@chatty/contract/limits';
import type { SatisfactionState } from '@chatty/contract/satisfaction';
import { type ReactNode, useEffect, useState } from 'react';
import { useChat, useChatState } from '../../app/use-chat.ts';
import { RatingForm } from './rating-form.ts';

export { default as style } from './satisfaction.css?inline';

/** Asks how a resolved conversation was, where the server says that it is time. */
export function SatisfactionPrompt({ conversationId: id }: { conversationId: string }): ReactNode {
  const chat = useChat();
  const widget = useChatState((state) => state.session?.widget);
  const [state, setState] = useState<SatisfactionState | null>(null);
  useEffect(() => {
    let gone = false;
    chat.api('GET /client/api/conversations/:id/satisfaction', { params: { id } }).then(
      ({ data }) => !gone && setState(data),
      // It is asked again with the next page.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [chat, id]);
  if (!widget || !state?.isAsked) return null;
  return (
    <RatingForm
      key={id}
      question={widget.satisfactionQuestion}
      thanks={widget.satisfactionThanks}
      given={state.given}
      commentMaxChars={ratingCommentMaxChars}
      onGive={async (body) => {
        const { data } = await chat.api('POST /client/api/conversations/:id/satisfaction', { params: { id }, body });
        setState(data);
      }}
    />
  );
}
