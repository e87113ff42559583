import { texts } from '#texts/assistant.ts';
import { sentenceGate } from '../grounding/reading/sentences.ts';
import { plainWords } from '../grounding/carrying/windows.ts';
import { repeatsCard } from '../grounding/repeats-card.ts';
import { slotPattern, slotsIn } from '../grounding/slots.ts';
import { checkSentence } from '../grounding/validator.ts';
import type { Vault } from '../inquiry/vault.ts';
import type { Attempt, EngineRun, KeptSentence } from './attempt.ts';

const textOf = (kept: readonly KeptSentence[]) =>
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
}

/**
 * What an engine writes, on its way into the attempt's run: each sentence is judged as soon as it is whole, before
 * anybody sees it. `changed` is told when there is more to read.
 */
export function createDraft({ run, findings }: Attempt, vault: Vault, changed: () => void): Draft {
  let stepBegan = 0;
  const keep = (sentence: KeptSentence) => {
    run.kept.push(sentence);
    run.text = textOf(run.kept);
    changed();
  };
  const isSaid = (text: string) => run.kept.some((it) => plainWords(it.text).includes(plainWords(text)));
  /** The shop's own words take the place of what it does not say, once. */
  const quoteInstead = (sentence: string) => {
    const quote = findings.evidence.nearest(sentence.replace(slotPattern, ' '));
    if (quote === undefined || !checkSentence(quote, findings.evidence).kept) return;
    if (isSaid(quote)) return;
    const text = `${vault.reveal(quote)}${sentence.slice(sentence.trimEnd().length)}`;
    run.verdicts.push({ sentence: quote, kept: true, reason: texts.verdicts.quotedInstead, said: text });
    keep({ role: 'fact', text, slots: [], words: quote });
  };
  const gate = sentenceGate((written) => {
    const sentence = readable(written);
    if (!visible.test(sentence)) {
      endLine(run, written);
      return;
    }
    const checked = checkSentence(sentence, findings.evidence);
    const { kept, reason } = checked;
    const said = checked.kept ? vault.reveal(checked.text) : '';
    const onCard = kept && repeatsCard(sentence);
    run.verdicts.push({
      sentence: sentence.trim(),
      kept,
      reason,
      ...(kept ? { said } : {}),
      ...(onCard ? { onCard } : {}),
    });
    if (!kept || onCard) endLine(run, sentence);
    if (!checked.kept) return quoteInstead(sentence);
    // It was quoted before, in place of another.
    if (checked.role === 'fact' && !onCard && isSaid(said)) return endLine(run, sentence);
    keep({
      role: checked.role,
      text: onCard ? '' : said,
      slots: slotsIn(sentence),
      words: sentence.replace(slotPattern, ' '),
    });
  });
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
      run.text = textOf(run.kept);
    },
  };
}
