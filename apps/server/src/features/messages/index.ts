export { type AssistantMessage, sendAsAssistant } from './send-message.ts';
