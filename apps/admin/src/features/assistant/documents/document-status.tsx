import type { DocumentState, KnownDocument } from '@chatty/contract/documents';
import { texts } from '#texts/assistant.ts';
import { texts as own } from '#texts/assistant-documents.ts';
import { Tag } from '../../../ui/tag.tsx';
import { isLongAgo, oldAfterDays } from '../sources/sync-state.ts';
import classes from '../sources/sources.module.css';

const words = own.documents;
const tones: Record<DocumentState, 'plain' | 'good' | 'warn'> = {
  waiting: 'plain',
  reading: 'plain',
  ready: 'good',
  failed: 'warn',
};

/** How a document stands, told again when that changes. */
export const DocumentTag = ({ document: { state, used } }: { document: KnownDocument }) => (
  <span role="status">
    {state === 'ready' && !used ? (
      <Tag tone="warn">{words.off}</Tag>
    ) : (
      <Tag tone={tones[state]}>{words.state[state]}</Tag>
    )}
  </span>
);

/** That what is known of a document may be out of date. */
export function AgeNote({ document: { kind, readAt, state } }: { document: KnownDocument }) {
  const days = kind === 'file' ? oldAfterDays.written : oldAfterDays.web;
  if (state === 'waiting' || state === 'reading' || !isLongAgo(readAt, days, Date.now())) return null;
  return <p className={classes.warning}>{kind === 'file' ? words.oldFile : texts.sources.old(days)}</p>;
}

/** Why a document could not be read, and what counts meanwhile. */
export const WhyNotRead = ({ document: { problem, readAt } }: { document: KnownDocument }) =>
  problem && (
    <p className={classes.problem}>
      {words.problem[problem]} {readAt !== null && words.stillKnown}
    </p>
  );
