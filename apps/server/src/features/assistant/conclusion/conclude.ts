import type { Outcome } from '@chatty/contract/assistant';
import type { Part } from '@chatty/contract/messages';
import type { GaveUpAs } from '../../conversations/index.ts';
import type { Attempt, Result } from '../engine/attempt.ts';
import type { Inquiry } from '../inquiry/read-inquiry.ts';
import type { Rule } from '../rules/rule-of.ts';
import { confidenceFloor } from '../../knowledge/index.ts';
import type { Findings } from '../tools/tool-context.ts';
import { groundsOf, mostSuggestions, suggestionMaxChars } from './grounds.ts';
import { refusedAlone, saysTheSame, refusalText, refusalsInARow } from './refusals.ts';

/** What is said at the end of a turn. */
export interface Said {
  outcome: Exclude<Outcome, 'dropped'>;
  text: string;
  parts: Part[];
  /** Set where a person gets the conversation, with who wanted it and why. */
  handOff?: GaveUpAs;
  /** The shop's rule by which it came to that. */
  rule?: Rule;
}

/** What became of a turn: something is said, or nothing. */
export type Conclusion = Said | { outcome: 'dropped' };

/** What is known of the conversation, beside what an engine made of it. */
export type Circumstances = Pick<
  Inquiry,
  'question' | 'fileCount' | 'earlier' | 'lastAnswer' | 'language' | 'frame' | 'rephrased' | 'assistant'
>;

/** Questions of the shop's own that sound nearest to one that was not answered. */
function nearestOf({ retrieved, unanswered }: Findings): string[] {
  const faqs = retrieved.filter(
    ({ kind, title }) => kind === 'faq' && title.length <= suggestionMaxChars && !unanswered.has(title),
  );
  const nearest = faqs.toSorted((a, b) => b.score - a.score).map((it) => it.title);
  return [...new Set(nearest)].slice(0, mostSuggestions);
}

/**
 * From here on a question is near enough to some of the shop's own to offer these instead of a refusal; from the floor of
 * confidence on it is answered, unless what was found says nothing on it.
 */
const offeredFrom = 0.3;

function refusal(findings: Findings, circumstances: Circumstances, said: string): Said {
  const { assistant, question, earlier, lastAnswer, frame } = circumstances;
  const before = refusalsInARow(earlier);
  // Nobody is offered a person at once where the shop does not want it; who gets nowhere is.
  const isAlone = !assistant.enableHumanAgentRequest && before === 0;
  const isOffered = saysTheSame(lastAnswer, frame.didYouMean);
  const nearest = before === 0 && !isOffered ? nearestOf(findings) : [];
  // An engine that says in words of its own what it could not find is left its words.
  const isUnknown = saysTheSame(said, frame.offline.unknown);
  const nearness = findings.nearness ?? 0;
  // Whoever knows what was found, and says that it answers nothing, may have been asked something near to it.
  const isUnsure = isUnknown || (said === '' && nearness < confidenceFloor);
  const isNear = isUnsure && nearness >= offeredFrom && nearest.length > 0;
  return {
    outcome: isNear ? 'asked_back' : 'refused',
    text: isNear
      ? frame.didYouMean
      : isAlone
        ? refusedAlone(frame, question)
        : refusalText(frame, { said, before, last: lastAnswer }),
    parts: [
      ...(nearest.length > 0 ? [{ type: 'quickReplies' as const, replies: nearest }] : []),
      ...(isAlone ? [] : [{ type: 'offerPerson' as const }]),
    ],
  };
}

/** What is asked back, in other words where the same was asked just before. */
const askBack = (text: string, { lastAnswer, frame }: Circumstances, again = frame.askedAgain(text)): Said => ({
  outcome: 'asked_back',
  text: saysTheSame(text, lastAnswer) ? again : text,
  parts: [],
});

/** An order that is not shown. The model may word the question for what is missing, and nothing else. */
function denial(reason: NonNullable<Findings['orderDenied']>, asked: string, circumstances: Circumstances): Said {
  const { frame } = circumstances;
  if (reason === 'proof_missing') return askBack(asked || frame.askProof, circumstances);
  const told = askBack(frame.noSuchOrder, circumstances, frame.noSuchOrderAgain);
  return { ...told, parts: [{ type: 'offerPerson' }] };
}

function ungrounded({ run, findings }: Attempt, circumstances: Circumstances): Said {
  const roles = new Set(run.kept.map((it) => it.role));
  const silenced = run.verdicts.some((it) => !it.kept);
  const asks = roles.has('question') && !silenced;
  if (findings.orderDenied) return denial(findings.orderDenied, asks ? run.text : '', circumstances);
  if (roles.has('unknowing') || run.text === '') return refusal(findings, circumstances, run.text);
  const looked = findings.toolCalls.length > 0;
  if (asks && (findings.retrieved.length > 0 || looked)) return askBack(run.text, circumstances);
  if (looked || silenced) return refusal(findings, circumstances, '');
  if (roles.has('question') && !roles.has('courtesy')) return askBack(run.text, circumstances);
  return { outcome: 'answered', text: run.text, parts: [] };
}

/** What a text was translated from, in words of the visitor's language. */
function translationOf({ run: { translated } }: Attempt, { language, frame }: Circumstances): Part[] {
  if (!translated) return [];
  const { from, original } = translated;
  const label = frame.translatedFrom(new Intl.DisplayNames([language], { type: 'language' }).of(from) ?? from);
  return [{ type: 'translation', label, showOriginal: frame.showOriginal, from, original }];
}

/** The rule by which a person gets whoever asks for one, or complains. */
function passedOn(why: GaveUpAs): { rule: Rule } | null {
  if (why === 'person_requested') return { rule: { name: 'request', about: '' } };
  return why === 'complaint_passed_on' ? { rule: { name: 'complaint', about: '' } } : null;
}

/** What follows from an engine's words. An answer without evidence is refused, whatever the model wrote. */
function fromEngine(attempt: Attempt, circumstances: Circumstances): Said {
  const { run, findings } = attempt;
  if (findings.handOff) {
    const plain = run.kept.every((it) => it.role === 'courtesy' || it.role === 'fact');
    return {
      outcome: 'handed_off',
      text: (plain && run.text) || circumstances.frame.handedOff,
      parts: findings.scenario ? groundsOf(attempt, circumstances).parts : [],
      handOff: findings.handOff.why,
      ...passedOn(findings.handOff.why),
    };
  }
  const { parts: grounds, lead } = groundsOf(attempt, circumstances);
  const text = run.text || lead;
  if (findings.scenario && text !== '') {
    const asks = run.kept.at(-1)?.role === 'question';
    const parts = [...translationOf(attempt, circumstances), ...grounds];
    return { outcome: asks ? 'asked_back' : 'answered', text, parts };
  }
  // What the visitor may not be able to read, a person can explain.
  const isForeign = run.kept.some((it) => it.text.trim() === circumstances.frame.offline.shopSays);
  const translated = translationOf(attempt, circumstances);
  const parts: Part[] =
    grounds.length > 0
      ? [...translated, ...grounds, ...(isForeign || findings.offersPerson ? [{ type: 'offerPerson' as const }] : [])]
      : [];
  // That nothing is said of a product answers nothing, though it is shown.
  if (grounds.length > 0 && !findings.orderDenied && run.kept.every((it) => it.role === 'unknowing')) {
    const said = refusal(findings, circumstances, run.text);
    return { ...said, parts: [...grounds.filter((it) => it.type === 'products'), ...said.parts] };
  }
  return parts.length > 0 && text !== '' ? { outcome: 'answered', text, parts } : ungrounded(attempt, circumstances);
}

/** An answer to words that came with a file says that the file was not looked at, and offers who can. */
function withUnseenFile(said: Said, { fileCount, frame }: Circumstances): Said {
  if (fileCount === 0 || said.handOff) return said;
  const parts = said.parts.filter((it) => it.type !== 'offerPerson');
  return {
    ...said,
    text: `${said.text}\n\n${frame.fileUnseen}`,
    parts: [...parts, { type: 'offerPerson' }],
  };
}

/** Who asks the same for the third time is offered a person, with what happens next, whatever they are answered. */
function withPerson(said: Said, { rephrased, frame, lastAnswer }: Circumstances): Said {
  if (!rephrased || said.handOff) return said;
  const { askedThrice, refusedAgain, refusedOften } = frame;
  const isTold =
    [refusedAgain, ...refusedOften].some((it) => said.text.includes(it)) || lastAnswer.includes(askedThrice);
  const parts = said.parts.filter((it) => it.type !== 'offerPerson');
  return {
    ...said,
    text: isTold ? said.text : `${said.text}\n\n${askedThrice}`,
    parts: [...parts, { type: 'offerPerson' }],
  };
}

/** Where the plan's answers are spent, a person is one tap away. */
const withOfferedPerson = (said: Said): Said => ({
  ...said,
  parts: [...said.parts.filter((it) => it.type !== 'offerPerson'), { type: 'offerPerson' }],
});

/** What an engine's words become, with what stands below an answer whatever it is. */
function fromEngineWithOffers(attempt: Attempt, circumstances: Circumstances): Said {
  const { fileUnseen, askedThrice } = circumstances.frame;
  const below = [fileUnseen, askedThrice].map((it) => `\n\n${it}`);
  // Whether the same is said again is told by the answer alone.
  const lastAnswer = below.reduce((last, it) => last.replace(it, ''), circumstances.lastAnswer);
  const said = fromEngine(attempt, { ...circumstances, lastAnswer });
  if (isTriedOften(said, circumstances)) return byRule({ name: 'attempts', about: '' }, circumstances);
  return withUnseenFile(withPerson(said, circumstances), circumstances);
}

/** Whether a visitor has tried as often as the shop lets them before a person gets them. */
function isTriedOften({ outcome, handOff }: Said, { assistant, earlier, rephrased }: Circumstances): boolean {
  const { isOn, most } = assistant.handOff.attempts;
  if (!isOn || handOff) return false;
  return rephrased || (outcome === 'refused' && refusalsInARow(earlier) + 1 >= most);
}

/** What is said where a rule of the shop's holds, in the product's words. */
function byRule(rule: Rule, { frame, lastAnswer }: Circumstances): Said {
  if (rule.name !== 'declined') return { ...toPerson('handed_off', frame.handedOff, 'passed_on_by_rule'), rule };
  const text = refusalText(frame, { said: '', before: 0, last: lastAnswer });
  return { outcome: 'refused', text, parts: [{ type: 'offerPerson' }], rule };
}

/** What the visitor has read so far stays, with what it shows; a person goes on. */
function switchedOff(attempt: Attempt, circumstances: Circumstances): Said {
  const { text } = attempt.run;
  const said = toPerson('handed_off', circumstances.frame.handedOff, 'assistant_stopped');
  if (text === '') return said;
  return { ...said, text: `${text}\n\n${said.text}`, parts: groundsOf(attempt, circumstances).parts };
}

const toPerson = (outcome: Said['outcome'], text: string, handOff: GaveUpAs): Said => ({
  outcome,
  text,
  parts: [],
  handOff,
});

/**
 * What becomes of a turn: answered with its sources, asked back, refused with the offer of a person, handed off, or
 * dropped. There is always something to say but where the turn is over, or its visitor stopped it before the first
 * sentence; and a refusal or question is never in the words of the answer before it.
 */
export function conclude(circumstances: Circumstances, result: Result): Conclusion {
  const { frame } = circumstances;
  const { attempt } = result;
  switch (result.kind) {
    case 'files_only':
      return toPerson('handed_off', frame.fileOnly(circumstances.fileCount), 'file_passed_on');
    case 'wordless':
      return askBack(frame.wordless, circumstances, frame.wordlessAgain);
    case 'budget_spent':
      return toPerson('handed_off', frame.spent, 'answers_spent');
    case 'failed':
      return toPerson('failed', frame.failed, 'assistant_failed');
    case 'ruled':
      return byRule(result.rule, circumstances);
    case 'switched_off':
      return switchedOff(attempt, circumstances);
    case 'overtaken':
      return { outcome: 'dropped' };
    case 'stopped':
      // The visitor keeps the text so far.
      if (attempt.run.text === '') return { outcome: 'dropped' };
      return fromEngineWithOffers(attempt, circumstances);
    case 'quoted':
      return withOfferedPerson(fromEngineWithOffers(attempt, circumstances));
    case 'finished':
      return fromEngineWithOffers(attempt, circumstances);
  }
}
