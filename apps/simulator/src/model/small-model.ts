import { fillArguments, fillSchema } from './fill-arguments.ts';
import type { OfferedTool, Prompt } from './prompt.ts';

/** What the model says in one step: either text in pieces, or tool calls (or both, when a script says so). */
export interface Answer {
  text: string[];
  toolCalls: { id: string; name: string; arguments: string }[];
}

const topics: readonly [words: RegExp, tool: RegExp][] = [
  [/\b(person|human|agent|representative|someone|staff)\b/, /hand|person|human|agent|escalat/],
  [/\b(where is|track|parcel|delivered|delivery status|my order|order)\b|#\d{4}/, /order|track/],
  [/\b(discount|coupon|promo|code|voucher)\b/, /discount|coupon|code/],
  [
    /\b(return|refund|shipping|policy|warranty|opening|hours|care|wash|international|gift card)/,
    /know|faq|polic|help|page|answer/,
  ],
  [
    /\b(jacket|boot|tent|mug|lamp|blanket|gift|recommend|looking for|show me|do you have|do you sell|price|cost|size|stock)/,
    /product|catalog|search_store|recommend/,
  ],
];
const commonWords = new Set(
  'a an and are as at be by can do does for from have how i in is it me my of on or so that the this to what when where which will with you your'.split(
    ' ',
  ),
);

/** Answers by fixed rules, always the same for the same prompt: one tool call first, then a short text from its results. */
export function answerPrompt(prompt: Prompt): Answer {
  if (prompt.toolResults.length === 0) {
    const tool = chooseTool(prompt);
    const given = tool && fillArguments(tool, prompt.question, prompt.background);
    if (tool && given)
      return { text: [], toolCalls: [{ id: callId(prompt), name: tool.name, arguments: JSON.stringify(given) }] };
    if (tool) return say('Could you tell me your order number and the email address of the order, please?');
  }
  if (prompt.answerSchema) return say(JSON.stringify(fillSchema(prompt.answerSchema, prompt.question)));
  if (prompt.toolResults.length > 0) return say(summarize(prompt.toolResults, prompt.question));
  return say(
    bestSentences(prompt.background, prompt.question, 1) ||
      'I am not sure about that. Could you tell me a little more?',
  );
}

/** Text in the pieces in which it is streamed. */
export function say(text: string): Answer {
  return { text: text.match(/\S+\s*/g) ?? [''], toolCalls: [] };
}

function chooseTool({ tools, question }: Prompt): OfferedTool | undefined {
  const asked = question.toLowerCase();
  if (/^\s*(hi|hello|hey|thanks|thank you|good (morning|evening))\b[\s!.,]*$/.test(asked)) return undefined;
  const scored = tools
    .map((tool) => {
      const about = `${tool.name} ${tool.description}`.toLowerCase();
      const topic = topics.reduce(
        (sum, [words, fits], index) => sum + (words.test(asked) && fits.test(tool.name.toLowerCase()) ? 20 - index : 0),
        0,
      );
      return { tool, score: topic + wordsOf(asked).filter((word) => about.includes(word)).length };
    })
    .toSorted((a, b) => b.score - a.score);
  const best = scored[0];
  return best && best.score > 0
    ? best.tool
    : tools.find((tool) => /search|know|faq|retriev/.test(tool.name.toLowerCase()));
}

function summarize(results: readonly string[], question: string): string {
  const texts = results.flatMap((result) => {
    try {
      return readable(JSON.parse(result));
    } catch {
      return [result];
    }
  });
  return bestSentences(texts.join('\n'), question, 2) || 'I could not find anything about that.';
}

/** The strings of a tool's answer that are meant to be read: no ids, links or codes of states. */
function readable(value: unknown): string[] {
  if (typeof value === 'string') return /\s/.test(value) && !/^https?:/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(readable);
}

function bestSentences(text: string, question: string, count: number): string {
  const wanted = new Set(wordsOf(question));
  return text
    .replaceAll(/<[^>]+>/g, ' ')
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '' && !sentence.endsWith('?'))
    .map((sentence, place) => ({ sentence, place, score: wordsOf(sentence).filter((word) => wanted.has(word)).length }))
    .filter((one) => one.score > 0)
    .toSorted((a, b) => b.score - a.score || a.place - b.place)
    .slice(0, count)
    .toSorted((a, b) => a.place - b.place)
    .map((one) => one.sentence)
    .join(' ');
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => word.length > 2 && !commonWords.has(word))
    .map((word) => word.replace(/(ing|es|s)$/, ''));
}

function callId(prompt: Prompt): string {
  return `call_${prompt.size.toString(36)}${prompt.toolResults.length}`;
}
