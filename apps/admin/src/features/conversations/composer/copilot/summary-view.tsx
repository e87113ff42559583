import type { Summary, SummaryPoint } from '@chatty/contract/copilot';
import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { texts } from '#texts/copilot.ts';
import { keepDraft } from '../drafts.ts';
import classes from './copilot.module.css';
import { Figures } from './figures.tsx';
import type { MadeProps } from './panel-props.ts';

interface SummaryProps extends MadeProps {
  summary: Summary;
}

const wordsOf = ({ text, isQuote, kind }: SummaryPoint) => (isQuote && kind !== 'orders' ? texts.quote(text) : text);

/** The summary as a note: each point leads to its message there too. */
const asNote = (conversationId: string, points: readonly SummaryPoint[]) => {
  const lines = points.map((it) => {
    const address = `${location.origin}/inbox/${conversationId}#${it.seq}`;
    return `- ${texts.kinds[it.kind]}: ${wordsOf(it)} ([${texts.message}](${address}))`;
  });
  return [`${texts.summary}:`, ...lines].join('\n');
};

/** A conversation in a few points; each leads to the message that it is from. */
export function SummaryView({ summary: { points, isPart, figures }, conversation, onEnd, onMode }: SummaryProps) {
  const { search } = useLocation();
  const isWorded = points.some((it) => !it.isQuote);
  const insert = () => {
    keepDraft(conversation.id, 'note', asNote(conversation.id, points));
    onMode('note');
    onEnd();
  };
  if (points.length === 0) {
    return (
      <>
        <p className={classes.head}>
          <b role="status">{texts.emptySummary}</b>
        </p>
        <p className={classes.under}>{texts.emptySummaryText}</p>
        <div className={classes.buttons}>
          <Button size="compact-sm" variant="subtle" onClick={onEnd} data-first>
            {texts.dismiss}
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <p className={classes.head}>
        <b role="status">{texts.summary}</b>
        <span>{texts.onlyYou}</span>
      </p>
      <ul className={classes.points} aria-label={texts.summary}>
        {points.map((it) => (
          <li key={`${it.kind} ${it.messageId} ${it.text}`}>
            <span className={classes.kind}>{texts.kinds[it.kind]}</span>
            <Link to={{ search, hash: `#${it.seq}` }} dir="auto" title={texts.showMessage(it.text)}>
              {wordsOf(it)}
            </Link>
          </li>
        ))}
      </ul>
      <p className={classes.under}>
        {isWorded ? texts.worded : texts.quotes} {isPart && texts.lastPart}
      </p>
      <div className={classes.buttons}>
        <Button size="compact-sm" variant="default" onClick={insert} data-first>
          {texts.insertNote}
        </Button>
        <Button size="compact-sm" variant="subtle" onClick={onEnd}>
          {texts.dismiss}
        </Button>
      </div>
      <Figures figures={figures} />
    </>
  );
}
