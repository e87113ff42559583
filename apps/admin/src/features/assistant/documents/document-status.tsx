import type { DocumentState, KnownDocument } from '@chatty/contract/documents';
import { texts } from '#texts/assistant.ts';
import { Tag } from '../../../ui/tag.tsx';
import classes from '../sources/sources.module.css';

const words = texts.documents;
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

/** Why a document could not be read, and what counts meanwhile. */
export const WhyNotRead = ({ document: { problem, readAt } }: { document: KnownDocument }) =>
  problem && (
    <p className={classes.problem}>
      {words.problem[problem]} {readAt !== null && words.stillKnown}
    </p>
  );
