import type { Message } from '@chatty/contract/messages';
import type { Chat } from '../../../app/chat.ts';
import { conversationsOf } from '../conversations-state.ts';

type Opinion = Partial<Pick<Message, 'helpful' | 'reaction'>>;

/** Shows the opinion at once, and takes it back if the server does not get it. */
export async function giveOpinion(chat: Chat, message: Message, opinion: Opinion): Promise<void> {
  const { dispatch } = conversationsOf(chat);
  dispatch({ type: 'message changed', message: { ...message, ...opinion } });
  const params = { id: message.conversationId, messageId: message.id };
  try {
    const { data } = await chat.api('POST /client/api/conversations/:id/messages/:messageId/opinion', {
      params,
      body: opinion,
    });
    dispatch({ type: 'message changed', message: data });
  } catch {
    dispatch({ type: 'message changed', message });
  }
}
