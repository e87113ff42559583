import { Link } from 'react-router';
import { dateAndTime } from '../../../ui/time/time.ts';
import classes from './history.module.css';
import type { TimelineMoment } from './timeline.ts';

interface TimelineItemsProps {
  moments: readonly TimelineMoment[];
  /** The list beside which conversations open. */
  query?: string;
}

/** What happened with a contact; conversations are links. */
export const TimelineItems = ({ moments, query = '' }: TimelineItemsProps) => (
  <ol className={classes.list}>
    {moments.map(({ key, at, what, conversationId }) => (
      <li key={key} className={classes.moment}>
        <span className={classes.what}>
          {conversationId ? <Link to={`/inbox/${conversationId}${query}`}>{what}</Link> : what}
        </span>
        <time dateTime={at} className={classes.when}>
          {dateAndTime(at)}
        </time>
      </li>
    ))}
  </ol>
);
