import type { AiAssistantMode } from '@chatty/contract/assistant';
import { texts } from '#texts/assistant.ts';
import type { Judged } from '../conclusion/settle-verdicts.ts';
import { sentenceGate } from '../grounding/reading/sentences.ts';
import { plainWords } from '../grounding/carrying/windows.ts';
import { repeatsCard } from '../grounding/repeats-card.ts';
import { slotPattern, slotsIn } from '../grounding/slots.ts';
import { toldInstead } from '../grounding/told-instead.ts';
import { checkSentence } from '../grounding/validator.ts';
import type { Vault } from '../inquiry/vault.ts';
import type { Attempt, EngineRun, KeptSentence } from './attempt.ts';

/** Sentences as a visitor reads them. */
export const textOf = (kept: readonly KeptSentence[]): string =>
  kept
    .map((it) => it.text)
    .join('')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Without what nobody can read and no database keeps: control signs, halves of signs. */
const readable = (text: string) => text.toWellFormed().replace(/(?![\n\t])[\p{Cc}\ufffd]/gu, '');
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** The line break that ended a sentence which is not shown still parts its neighbours. */
function endLine(run: EngineRun, sentence: string): void {
  const last = run.kept.findLast((it) => it.text !== '');
  const end = last?.text.trimEnd() ?? '';
  if (last && sentence.includes('\n') && !last.text.slice(end.length).includes('\n')) last.text = `${end}\n`;
}

export interface Draft {
  /** A step of the engine begins: one request, with the tools that it asks for. */
  beginStep(): void;
  write(text: string): void;
  /** What is left is a sentence too. */
  end(): void;
  /** What is left was never finished, and is no part of the answer. */
  leaveOutRest(): void;
  /** Drops the text of this step from the answer. */
  takeBackStep(): void;
  /** Lets the held sentences be read, but for those that are not carried; null: all of them. */
  settleHeld(carried: readonly boolean[] | null): void;
  /** Nobody has read what is still held, nor what follows it: it is no part of the answer. */
  leaveOutHeld(): void;
}

/** How a draft becomes an answer. */
export interface Drafting {
  vault: Vault;
  mode: AiAssistantMode;
  /** Cards of products stand beside the answer. */
  showsProducts: boolean;
  /** Sentences in the engine's own words wait until it was asked again. */
  holds: boolean;
  /** Stands before the first sentence of the shop that is in another language than the visitor's; null: nothing does. */
  leadOf(quote: string): string | null;
}

/**
 * What an engine writes, on its way into the attempt's run: each sentence is judged as soon as it is whole, before
 * anybody sees it. `changed` is told when there is more to read.
 */
export function createDraft(
  { run, findings: { evidence } }: Pick<Attempt, 'run' | 'findings'>,
  { vault, mode, showsProducts, holds, leadOf }: Drafting,
  changed: () => void,
): Draft {
  let stepBegan = 0;
  const show = () => {
    // What is shown never moves: what follows a held sentence waits with it.
    const held = run.kept.findIndex((it) => it.held);
    run.text = textOf(held < 0 ? run.kept : run.kept.slice(0, held));
    changed();
  };
  const keep = (sentence: KeptSentence) => {
    const lead = sentence.basis === 'quote' && sentence.text !== '' ? leadOf(sentence.words) : null;
    if (lead !== null && !isSaid(lead)) run.kept.push({ role: 'courtesy', text: `${lead}\n`, slots: [], words: lead });
    run.kept.push(sentence);
    show();
  };
  const isSaid = (text: string) => run.kept.some((it) => plainWords(it.text).includes(plainWords(text)));
  /** The shop's own words and facts for what it does not say, or not so; each once. `words` as a model would write them. */
  const insteadOf = (sentence: string, words: string): KeptSentence | undefined => {
    const checked = checkSentence(words, evidence, mode);
    const said = checked.kept ? vault.reveal(checked.text) : '';
    if (!checked.kept || isSaid(said)) return undefined;
    const slots = slotsIn(words);
    const onCard = repeatsCard(words, showsProducts);
    if (onCard && run.kept.some((it) => slots.every((name) => it.slots.includes(name)))) return undefined;
    const text = `${said}${sentence.slice(sentence.trimEnd().length)}`;
    const verdict: Judged = { sentence: words, kept: true, reason: texts.verdicts.quotedInstead, said: text };
    if (onCard) verdict.onCard = true;
    run.verdicts.push(verdict);
    const plain = words.replace(slotPattern, ' ');
    return { role: 'fact', text: onCard ? '' : text, slots, words: plain, basis: checked.basis, verdict };
  };
  const nearest = (sentence: string) => {
    const plain = sentence.replace(slotPattern, ' ');
    return (mode === 'exact' ? evidence.carryingWords(plain) : undefined) ?? evidence.nearest(plain);
  };
  /** Each on a line of its own where there are several. */
  const tellInstead = (sentence: string) => {
    const told = toldInstead(sentence, evidence, nearest(sentence));
    told.forEach((words, at) => {
      const quote = insteadOf(at < told.length - 1 ? '\n' : sentence, words);
      if (quote) keep(quote);
    });
  };
  const gate = sentenceGate((written) => {
    const sentence = readable(written);
    if (!visible.test(sentence)) {
      endLine(run, written);
      return;
    }
    const checked = checkSentence(sentence, evidence, mode);
    const { kept, reason } = checked;
    const said = checked.kept ? vault.reveal(checked.text) : '';
    const onCard = kept && repeatsCard(sentence, showsProducts);
    const verdict: Judged = {
      sentence: sentence.trim(),
      kept,
      reason,
      ...(kept ? { said } : {}),
      ...(onCard ? { onCard } : {}),
    };
    run.verdicts.push(verdict);
    if (!kept || onCard) endLine(run, sentence);
    if (!checked.kept) {
      tellInstead(sentence);
      return;
    }
    // It was quoted before, in place of another.
    if (checked.role === 'fact' && !onCard && isSaid(said)) return endLine(run, sentence);
    const slots = slotsIn(sentence);
    keep({
      role: checked.role,
      text: onCard ? '' : said,
      slots,
      words: sentence.replace(slotPattern, ' '),
      basis: checked.basis,
      verdict,
      ...(holds && checked.basis === 'paraphrase' && slots.length === 0 ? { held: true } : {}),
    });
  });
  /** A sentence that the model itself no longer stands by, and what takes its place. */
  const withdraw = (sentence: KeptSentence): KeptSentence[] => {
    const { words, text, verdict } = sentence;
    if (verdict) {
      verdict.kept = false;
      verdict.reason = texts.verdicts.secondLook(evidence.carrier(words)?.title ?? '');
      delete verdict.said;
    }
    sentence.text = '';
    const carrying = evidence.carryingWords(words);
    const quote = carrying === undefined ? undefined : insteadOf(text, carrying);
    return quote ? [quote] : [];
  };
  return {
    beginStep() {
      stepBegan = run.kept.length;
    },
    write: gate.push,
    end: gate.end,
    leaveOutRest() {
      const sentence = gate.giveUp().trim();
      if (sentence !== '') run.verdicts.push({ sentence, kept: false, reason: texts.verdicts.unfinished });
    },
    takeBackStep() {
      gate.end();
      run.kept.length = stepBegan;
      show();
    },
    settleHeld(carried) {
      const held = run.kept.filter((it) => it.held);
      for (const it of held) delete it.held;
      const dropped = held.filter((_, at) => carried?.[at] === false);
      for (const it of dropped) run.kept.splice(run.kept.indexOf(it), 1, ...withdraw(it));
      show();
    },
    leaveOutHeld() {
      const from = run.kept.findIndex((it) => it.held);
      if (from < 0) return;
      run.kept.length = from;
      show();
    },
  };
}
