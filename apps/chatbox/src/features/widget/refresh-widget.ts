import { type Chat, chatState } from '../../app/chat.ts';

const asked = chatState(() => ({ times: 0, isWaiting: false }));

/** Reads the settings anew. Of several that are asked for at once, the last counts. */
export async function refreshWidget(chat: Chat): Promise<void> {
  const mine = asked(chat);
  mine.times += 1;
  const { times } = mine;
  const { data } = await chat.api('GET /client/api/widget', { query: { locale: chat.config.locale } });
  if (times !== mine.times) return;
  chat.applyWidget(data);
  chat.applyEmbed(data);
}

/** Reads the settings anew at some moment within this time, once for all who want it meanwhile. */
export function refreshWithin(chat: Chat, ms: number): void {
  const mine = asked(chat);
  if (mine.isWaiting) return;
  mine.isWaiting = true;
  setTimeout(() => {
    mine.isWaiting = false;
    // What couldn't be read now comes with the next session.
    refreshWidget(chat).catch(() => {});
  }, Math.random() * ms);
}
