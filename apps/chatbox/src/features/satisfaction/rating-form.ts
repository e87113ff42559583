import type { Satisfaction } from '@chatty/contract/satisfaction';
import { createElement as h, type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useAttempt } from '../../ui/attempt.ts';
import { say } from '../../ui/say.ts';

const faces = ['😞', '🙁', '😐', '🙂', '😄'];
const words = ['liveChatVeryBad', 'liveChatBad', 'liveChatOkay', 'liveChatGood', 'liveChatVeryGood'] as const;

interface RatingFormProps {
  question: string;
  thanks: string;
  given: Satisfaction | null;
  commentMaxChars: number;
  /** Throws `CallFailed`. */
  onGive(given: Satisfaction): Promise<void>;
}

/** Five faces, of which one press tells the shop, and room for a word beside it. Both can be changed. Fetched on demand. */
export function RatingForm(props: RatingFormProps): ReactNode {
  const { question, thanks, given, commentMaxChars, onGive } = props;
  const id = useId();
  const [comment, setComment] = useState(given?.comment ?? '');
  const [changing, setChanging] = useState(given === null);
  const { busy, failure, run } = useAttempt(say('liveChatRatingFailed'), { conflict: say('liveChatRatingClosed') });
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => ref.current?.scrollIntoView({ block: 'nearest' }), [changing, given]);

  const tell = (body: Satisfaction) => run(() => onGive(body));
  const face = (at: number) => h('span', { 'aria-hidden': true }, faces[at]);
  const choices = () =>
    words.map((word, at) => {
      const choose = () => void tell({ rating: at + 1, comment: comment.trim() });
      const pressed = given?.rating === at + 1;
      const button = { key: word, type: 'button', 'aria-pressed': pressed, disabled: busy, onClick: choose } as const;
      return h('button', button, face(at), h('span', null, say(word)));
    });
  const room = () => [
    h('label', { key: 'label', htmlFor: id }, say('liveChatRatingComment')),
    h('textarea', {
      key: 'field',
      id,
      rows: 2,
      maxLength: commentMaxChars,
      value: comment,
      onInput: ({ currentTarget }: { currentTarget: { value: string } }) => setComment(currentTarget.value),
    }),
    h(
      'button',
      { key: 'send', type: 'submit', className: 'primary', disabled: busy },
      say(busy ? 'liveChatRatingSending' : 'liveChatRatingSend'),
    ),
  ];
  const word = given && words[given.rating - 1];
  const body = () => {
    if (given && word && !changing) {
      const change = { type: 'button', className: 'link', onClick: () => setChanging(true) } as const;
      const shown = h('span', null, say(word));
      const again = h('button', change, say('liveChatRatingChange'));
      return h('p', { className: 'rating-given' }, face(given.rating - 1), shown, again);
    }
    const group = h('div', { key: 'faces', className: 'faces', role: 'group', 'aria-label': question }, choices());
    const asked = h('p', { key: 'question', className: 'rating-question' }, question);
    return given ? [group, ...room()] : [asked, group];
  };
  const form = {
    ref,
    className: 'card rating',
    async onSubmit(event: SubmitEvent) {
      event.preventDefault();
      if (given && (await tell({ rating: given.rating, comment: comment.trim() }))) setChanging(false);
    },
  };
  return h(
    'form',
    form,
    given && h('p', { role: 'status' }, thanks),
    body(),
    failure && h('p', { className: 'problem', role: 'alert' }, failure),
  );
}
