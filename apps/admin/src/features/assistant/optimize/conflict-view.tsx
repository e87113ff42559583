import type { Conflict, ConflictAhead, ConflictSide } from '@chatty/contract/optimize';
import { Prose } from '@chatty/prose/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { texts } from '#texts/assistant-optimize.ts';
import { answersPath } from '../custom-answers/answer-paths.ts';
import { pathOfPage } from '../store-pages/page-address.ts';
import classes from './optimize.module.css';

const words = texts.conflicts;

function pathOf({ kind, id }: ConflictSide): string {
  if (kind === 'faq') return `/faqs/editFaq/${id}`;
  if (kind === 'custom_answer') return `${answersPath}/${id}`;
  if (kind === 'file') return `/ai_assistant/data_sources/files/${id}`;
  return kind === 'web' ? `/ai_assistant/data_sources/web/${id}` : pathOfPage(id);
}

/** One of two answers, with the way to where it can be changed. */
const SideView = ({ side }: { side: ConflictSide }) => (
  <section className={classes.side}>
    <p className={classes.sources}>{words.kinds[side.kind]}</p>
    <Link to={pathOf(side)} dir="auto">
      {side.title || words.untitled}
    </Link>
    <div className={classes.sideText} dir="auto">
      <Prose text={side.text} />
    </div>
  </section>
);

const Differences = ({ differs }: Pick<Conflict, 'differs'>) => (
  <ul className={classes.differs}>
    {differs.map(({ one, other }) => (
      <li key={`${one}/${other}`} dir="auto">
        {words.differs(one, other)}
      </li>
    ))}
  </ul>
);

/** Two answers side by side, with what they say in different ways. */
export const ConflictView = ({ conflict, children }: { conflict: Conflict; children: ReactNode }) => (
  <li className={classes.conflict}>
    <b>{words.kind[conflict.kind]}</b>
    {conflict.differs.length > 0 && <Differences differs={conflict.differs} />}
    <div className={classes.sides}>
      <SideView side={conflict.one} />
      <SideView side={conflict.other} />
    </div>
    {children}
  </li>
);

/** What an answer would be in conflict with. */
export const AheadView = ({ ahead }: { ahead: ConflictAhead }) => (
  <li className={classes.conflict}>
    <b>{words.ahead[ahead.kind]}</b>
    {ahead.differs.length > 0 && <Differences differs={ahead.differs} />}
    <SideView side={ahead.other} />
  </li>
);
