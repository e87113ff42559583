import type { Asking } from '@chatty/contract/optimize';
import { Prose } from '@chatty/prose/react';
import { Link } from 'react-router';
import { texts } from '#texts/assistant-optimize.ts';
import { Card } from '../../../ui/card.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { languageName } from './language-name.ts';
import classes from './optimize.module.css';

const words = texts.question;

/** How a question was asked, what became of it then, and what would become of it now. */
export const AskingList = ({ askings, all }: { askings: readonly Asking[]; all: number }) => (
  <Card title={words.askings}>
    <p className={classes.hint}>
      {words.askingsHint} {askings.length < all && words.more(askings.length, all)}
    </p>
    <ul className={classes.askings} aria-label={words.askings}>
      {askings.map((it) => (
        <li key={it.id} className={classes.asking}>
          <b dir="auto">{it.question}</b>
          <span className={classes.sources}>
            <RelativeTime at={it.askedAt} />
            <span>{languageName(it.language)}</span>
            <Link to={`/inbox/${it.conversationId}`}>{words.conversation}</Link>
          </span>
          <dl className={classes.turns}>
            <dt>{words.before}</dt>
            <dd>{words.outcomes[it.outcome]}</dd>
            <dt>{words.now}</dt>
            <dd>
              <Now again={it.again} />
            </dd>
          </dl>
        </li>
      ))}
    </ul>
  </Card>
);

function Now({ again }: Pick<Asking, 'again'>) {
  if (!again) return words.notAskedAgain;
  const { why, text, sources } = again;
  return (
    <>
      <span data-good={why === null}>{why === null ? words.nowAnswered : words.nowWhy[why]}</span>
      <div className={classes.said} dir="auto">
        <Prose text={text} />
      </div>
      {sources.length > 0 && <p dir="auto">{words.from(sources.join(', '))}</p>}
    </>
  );
}
