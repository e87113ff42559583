/** The assistant's own pictures, as paths of lines in a square of 24; `spark` is what the chat draws by itself. */
export const botDrawings = {
  robot:
    'M12 3v3M7 6h10a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2Zm2 5v.1m6-.1v.1M9 14.5h6M2.5 10v4m19-4v4M8 21h8',
  headset:
    'M4 15v-3a8 8 0 0 1 16 0v3M4 14h1.5a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-4Zm16 0h-1.5a1 1 0 0 0-1 1v3a1 1 0 0 0 1 1h.5a1 1 0 0 0 1-1v-4Zm-1 5c-.5 1.5-2.5 2-5.5 2',
  leaf: 'M5 19c0-9 5-14 15-14 0 10-5 15-14 15M5 21c1-5 4-8 8-10',
} as const;

/** The choices; `custom` is a picture that the shop has uploaded. */
export const botPictures = ['spark', 'robot', 'headset', 'leaf', 'custom'] as const;
type BotPicture = (typeof botPictures)[number];

/** What the chat draws for the assistant: the address of a picture, the path of a drawing, or its own where it is empty. */
export function botPictureOf({ botAvatar, botAvatarUrl }: { botAvatar: BotPicture; botAvatarUrl: string }): string {
  if (botAvatar === 'custom') return botAvatarUrl;
  return botAvatar === 'spark' ? '' : botDrawings[botAvatar];
}
