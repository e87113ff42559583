import type { LanguageModel } from 'ai';

/** The language model that words the assistant's answers, behind the AI SDK's own interface. */
export interface Engine {
  /** Shown in the decision log, such as `offline-1` or `openai:gpt-4.1-mini`. */
  readonly id: string;
  readonly model: LanguageModel;
  /** US dollars for a million tokens; zero for the offline engine. */
  readonly price: { input: number; output: number };
  /** A model of language in general: it can also be asked to judge and to translate. The offline engine only answers. */
  readonly isGeneral?: true;
  /** Answers when this one fails: a visitor is never left without a word. */
  readonly spare?: Engine;
}

/** The engine that needs no model. It is always there, and reads in no time. */
export interface OfflineEngine extends Engine {
  /** Whether a message, in whatever language, thanks and says nothing that anybody has to see to. */
  saysOnlyThanks(text: string): boolean;
}
