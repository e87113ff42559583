import type { LanguageModel } from 'ai';
import type { Frame } from '../../../../language/frames/en.ts';
import { type Language, languageOfLocale } from '../../../../language/languages.ts';
import { type Worded, wordedFrame } from '../../../../language/sentences/worded-frame.ts';

/** The model interface of the AI SDK that this engine speaks. */
export type Model = Extract<LanguageModel, { specificationVersion: 'v4' }>;
export type CallOptions = Parameters<Model['doStream']>[0];

export interface ToolResult {
  name: string;
  input: Record<string, unknown>;
  output: Record<string, unknown>;
}

/** What a call of the model is about. */
export interface Situation {
  /** What was said before, oldest first, without this turn. */
  earlier: { by: 'visitor' | 'shop'; text: string }[];
  /** The visitor's words of this turn; several messages in a row are one. */
  question: string;
  /** What this turn's tools have answered. */
  results: ToolResult[];
  /** The tools that may be used. */
  tools: Set<string>;
  /** The visitor's language, and that of the shop's texts. */
  language: Language;
  shopLanguage: Language;
  /** What the assistant says by itself, in the shop's words where it has some. */
  frame: Frame;
  /** The product whose page the visitor has open. */
  onPage: string | null;
}

type Message = CallOptions['prompt'][number];

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

function textOf(message: Message): string {
  if (message.role === 'system') return '';
  return message.content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n');
}

function resultsOf(messages: readonly Message[]): ToolResult[] {
  const inputs = new Map<string, unknown>();
  const results: ToolResult[] = [];
  for (const message of messages) {
    if (message.role !== 'assistant' && message.role !== 'tool') continue;
    for (const part of message.content) {
      if (part.type === 'tool-call') inputs.set(part.toolCallId, part.input);
      if (part.type !== 'tool-result') continue;
      const output = part.output.type === 'json' ? recordOf(part.output.value) : { found: false };
      results.push({
        name: part.toolName,
        input: recordOf(inputs.get(part.toolCallId)),
        output,
      });
    }
  }
  return results;
}

const languageNamed = (value: unknown): Language => (typeof value === 'string' && languageOfLocale(value)) || 'en';

function wordedOf(value: unknown): Worded {
  const { locale, words } = recordOf(value);
  // Written by us.
  return { locale: typeof locale === 'string' ? locale : 'en', words: recordOf(words) as Worded['words'] };
}

/** Reads the prompt of a call: what was said, what is asked now, what the tools of this turn have found. */
export function readPrompt({
  prompt,
  tools = [],
  providerOptions,
}: Pick<CallOptions, 'prompt' | 'tools' | 'providerOptions'>): Situation {
  const { language, shopLanguage, onPage, worded } = providerOptions?.chatty ?? {};
  const lastUser = prompt.findLastIndex((it) => it.role === 'user');
  let first = lastUser;
  while (first > 0 && prompt[first - 1]?.role === 'user') first -= 1;
  const said = (message: Message) => ({
    by: message.role === 'user' ? ('visitor' as const) : ('shop' as const),
    text: textOf(message),
  });
  return {
    earlier: prompt
      .slice(0, Math.max(0, first))
      .map(said)
      .filter((it) => it.text !== ''),
    question: prompt
      .slice(Math.max(0, first), lastUser + 1)
      .map(textOf)
      .join('\n')
      .trim(),
    results: resultsOf(prompt.slice(lastUser + 1)),
    tools: new Set(tools.map((it) => it.name)),
    language: languageNamed(language),
    shopLanguage: languageNamed(shopLanguage),
    frame: wordedFrame(languageNamed(language), wordedOf(worded)),
    onPage: typeof onPage === 'string' ? onPage : null,
  };
}
