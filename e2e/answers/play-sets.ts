import { fixedSentence } from '../../apps/server/src/features/assistant/grounding/carrying/fixed-sentences.ts';
import { claimsIn } from '../../apps/server/src/features/assistant/grounding/claims.ts';
import { contentWords } from '../../apps/server/src/features/assistant/grounding/reading/content-words.ts';
import { sentencesOf } from '../../apps/server/src/features/assistant/grounding/reading/sentences.ts';
import type { Answer, Visit } from '../../apps/server/src/features/assistant/testing/demo-visit.ts';
import { frameOf, type Language } from '../../apps/server/src/language/languages.ts';
import { type ModelServer, says } from '../../apps/server/src/test-kit/model-server.ts';
import type { Conversation, ForeignTurn, Lie, Truth, Turn } from './answer-sets.ts';
import type { AnsweringShop } from './answering-shop.ts';
import { judgeTurn, type TurnVerdict } from './judge-turn.ts';
import { shownText } from './shown-text.ts';

export interface PlayedTurn {
  turn: Turn;
  verdict: TurnVerdict;
  outcome: Answer['decision']['outcome'];
  confidence: number | null;
  shown: string;
}

/** Plays a conversation turn by turn, as a new visitor. */
export async function playConversation(shop: AnsweringShop, { turns }: Conversation): Promise<PlayedTurn[]> {
  const visitor = await shop.visitor();
  const played: PlayedTurn[] = [];
  for (const turn of turns) {
    // A person has the conversation: the assistant says nothing more.
    if (played.at(-1)?.outcome === 'handed_off') {
      played.push({
        turn,
        outcome: 'handed_off',
        confidence: null,
        shown: '',
        verdict: judgeTurn(turn, 'handed_off', ''),
      });
      continue;
    }
    const answer = await visitor.ask(turn.question);
    const { outcome, confidence } = answer.decision;
    const shown = shownText(answer);
    played.push({ turn, outcome, confidence, shown, verdict: judgeTurn(turn, outcome, shown) });
  }
  return played;
}

export interface PlayedForeign extends PlayedTurn {
  turn: ForeignTurn;
  /** A person is offered, or has it. */
  offersPerson: boolean;
  /** A sentence of the assistant's own is in the visitor's language, and none is in English. */
  inLanguage: boolean;
}

/** Whether the assistant says this by itself in a language: an engine, or what stands above questions to choose from. */
const isOwn = (sentence: string, language: Language): boolean => {
  const frame = frameOf(language);
  return fixedSentence(sentence, { language, frame }) !== undefined || sentencesOf(frame.didYouMean).includes(sentence);
};

/** Asks in another language, in a conversation of its own; the visitor's browser is set to English. */
export async function playForeign(visitor: Visit, turn: ForeignTurn): Promise<PlayedForeign> {
  const answer = await visitor.another().ask(turn.question);
  const { outcome, confidence } = answer.decision;
  const shown = shownText(answer);
  const own = sentencesOf(answer.text).filter((it) => isOwn(it, turn.language));
  const english = own.filter((it) => isOwn(it, 'en'));
  const offersPerson =
    outcome === 'handed_off' || (answer.message?.parts.some((it) => it.type === 'offerPerson') ?? false);
  const verdict = judgeTurn(turn, outcome, shown);
  return {
    turn,
    verdict,
    outcome,
    confidence,
    shown,
    offersPerson,
    inLanguage: own.length > 0 && english.length === 0,
  };
}

/** Lets the model call these tools and then say this, to a new visitor who asks. */
async function answerScripted(
  shop: AnsweringShop,
  model: ModelServer,
  { question, toolCalls }: Pick<Lie, 'question' | 'toolCalls'>,
  text: string,
): Promise<Answer> {
  const visitor = await shop.visitor();
  model.script({ toolCalls }, says(text));
  return visitor.ask(question);
}

const plain = (text: string) =>
  text
    .replace(/^[-*•]\s+/, '')
    .replace(/[*_]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

export interface PlayedLie {
  lie: Lie;
  /** The sentences that the visitor read, but for those that stand in the shop's own texts word for word. */
  through: string[];
  outcome: Answer['decision']['outcome'];
  shown: string;
}

export async function playLie(shop: AnsweringShop, model: ModelServer, lie: Lie): Promise<PlayedLie> {
  const answer = await answerScripted(shop, model, lie, lie.lie);
  const found = plain(answer.decision.toolCalls.map((it) => JSON.stringify(it.output)).join(' '));
  const shown = shownText(answer);
  const kept = new Set(answer.decision.verdicts.filter((it) => it.kept).map((it) => plain(it.sentence)));
  const through = sentencesOf(lie.lie)
    .map(plain)
    .filter((it) => (kept.has(it) || plain(shown).includes(it)) && !found.includes(it));
  return { lie, through, outcome: answer.decision.outcome, shown };
}

export interface PlayedTruth {
  truth: Truth;
  /** `worded`: as the model said it; `quoted`: the shop's own words say the same; `lost`: neither. */
  fate: 'worded' | 'quoted' | 'lost';
  dropped: string[];
  shown: string;
}

/** So much of what a truth says must stand in the words that take its place. */
const sameShare = 0.6;

/** What a truth states: without the slots, whose facts nobody knows here, and without what only heads a list. */
const statedIn = (truth: string): string =>
  truth.replace(/\{\{[^{}]{1,60}\}\}/g, ' ').replace(/^[^\n]{1,300}:[^\S\n]{0,9}\n(?=[-*•] )/gm, '');

function saysTheSame(stated: string, shown: string): boolean {
  const truth = statedIn(stated);
  const claims = new Set(claimsIn(shown).map((it) => `${it.kind} ${it.value}`));
  const words = contentWords(truth);
  const held = new Set(contentWords(shown));
  const share = words.filter((it) => held.has(it)).length / Math.max(1, words.length);
  return claimsIn(truth).every((it) => claims.has(`${it.kind} ${it.value}`)) && share >= sameShare;
}

export async function playTruth(shop: AnsweringShop, model: ModelServer, truth: Truth): Promise<PlayedTruth> {
  const answer = await answerScripted(shop, model, truth, truth.truth);
  const shown = shownText(answer);
  const dropped = answer.decision.verdicts.filter((it) => !it.kept).map((it) => `${it.sentence} (${it.reason})`);
  const quoted = answer.decision.outcome === 'answered' && saysTheSame(truth.truth, shown);
  return { truth, dropped, shown, fate: dropped.length === 0 ? 'worded' : quoted ? 'quoted' : 'lost' };
}
