/** What asks before the first message, and tells the shop: fetched where the shop wants to know something. */
export { PreChatForm, problemsOf } from './pre-chat-form.ts';
export { problemsIn } from './problems-in.ts';
export { tellPreChat } from './tell-pre-chat.ts';
export { default as style } from './pre-chat.css?inline';
