import { type Chat, chatState } from '../../app/chat.ts';

const asked = chatState(() => ({ times: 0 }));

/** Reads the settings anew. Of several that are asked for at once, the last counts. */
export async function refreshWidget(chat: Chat): Promise<void> {
  const mine = asked(chat);
  mine.times += 1;
  const { times } = mine;
  const { data } = await chat.api('GET /client/api/widget');
  if (times === mine.times) chat.applyWidget(data);
}
