import type { AnswerTemplate } from '@chatty/contract/quick-answers';
import { mostKeptSuggestions, mostSuggestions } from '@chatty/contract/limits';
import { type SuggestionFAQ, trackOrderId } from '@chatty/contract/settings/assistant/suggestion-faqs';

type List = readonly SuggestionFAQ[];

export const quickAnswersPath = '/assistant';
export const quickAnswerPath = (questionId: string) => `${quickAnswersPath}/${questionId}`;

/** Where an address begins a question of the shop's own. */
export const newTemplate = 'new';

/** Visitors are offered no more than that. */
export const isFull = (list: List) => list.filter((it) => it.isActive).length >= mostSuggestions;
export const holdsNoMore = (list: List) => list.length >= mostKeptSuggestions;

/** With this in the place of the one of its id; at the end where there is none. */
export const withOne = (list: List, one: SuggestionFAQ): SuggestionFAQ[] =>
  list.some((it) => it.questionId === one.questionId)
    ? list.map((it) => (it.questionId === one.questionId ? one : it))
    : [...list, one];

/** With one in another place. */
export function moved(list: List, from: number, to: number): SuggestionFAQ[] {
  const others = list.toSpliced(from, 1);
  return others.toSpliced(to, 0, ...list.slice(from, from + 1));
}

/** What is asked often and is not suggested yet. */
export const leftOf = (templates: readonly AnswerTemplate[], list: List): AnswerTemplate[] =>
  templates.filter(({ questionId }) => !list.some((it) => it.questionId === questionId));

/** A tap leads to the visitor's order. */
export const leadsToOrder = ({ questionId, answer }: Pick<SuggestionFAQ, 'questionId' | 'answer'>) =>
  questionId === trackOrderId && answer === '';

/** The lines of an answer, as plain text. */
export function linesOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const blocks = [...body.querySelectorAll('p, li, h2, h3, h4, pre, tr')].filter((it) => !it.querySelector('p, li'));
  const texts = blocks.length > 0 ? blocks.map((it) => it.textContent) : [body.textContent];
  return texts.map((it) => (it ?? '').trim()).filter((it) => it !== '');
}
