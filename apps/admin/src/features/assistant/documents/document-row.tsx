import type { KnownDocument } from '@chatty/contract/documents';
import { ActionIcon, Switch } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { texts } from '#texts/assistant-documents.ts';
import { dateAndTime } from '../../../ui/time/time.ts';
import classes from '../area/area.module.css';
import { Uses } from '../area/uses.tsx';
import { AgeNote, DocumentTag, WhyNotRead } from './document-status.tsx';

const words = texts.documents;

interface DocumentRowProps {
  document: KnownDocument;
  to: string;
  /** What else is said of it. */
  facts?: ReactNode;
  /** For admins. */
  acts?: { use(used: boolean): void; remove(): void } | undefined;
}

/** A file or page of the web in its list. */
export function DocumentRow({ document, to, facts, acts }: DocumentRowProps) {
  const { kind, title, used, passages, unusedPassages, readAt, state } = document;
  const hasPassages = kind !== 'sitemap';
  return (
    <>
      <div className={classes.words} data-off={!used}>
        <Link to={to} className={classes.name} dir="auto">
          {title}
        </Link>
        <WhyNotRead document={document} />
        <AgeNote document={document} />
        <div className={classes.facts}>
          {hasPassages && state === 'ready' && <span>{words.passages(passages)}</span>}
          {used && unusedPassages > 0 && <span>{words.unused(unusedPassages)}</span>}
          {facts}
          {document.kind !== 'sitemap' && <Uses kinds={[document.kind]} id={document.id} />}
          {readAt !== null && <span>{words.read(dateAndTime(readAt))}</span>}
        </div>
      </div>
      <DocumentTag document={document} />
      {acts && (
        <>
          {hasPassages && (
            <Switch
              className={classes.acts}
              aria-label={words.use(title)}
              checked={used}
              onChange={(event) => acts.use(event.currentTarget.checked)}
            />
          )}
          <ActionIcon className={classes.acts} aria-label={words.removeOf(title)} onClick={acts.remove}>
            <IconTrash size={17} stroke={1.7} />
          </ActionIcon>
        </>
      )}
    </>
  );
}
