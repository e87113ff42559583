import { waitsForPeople } from '@chatty/contract/conditions';
import type { Conversation } from '@chatty/contract/conversations';
import type { Found, MarkedText, QuotedSpeaker } from '@chatty/contract/found';
import type { Member } from '@chatty/contract/team';
import { Fragment } from 'react';
import { texts } from '#texts/conversations.ts';
import classes from './list.module.css';

/** A text with what was searched for marked in it. */
export const Marked = ({ text }: { text: MarkedText }) =>
  text.map((piece, at) => (
    // The pieces of a text do not move.
    <Fragment key={at}>{piece.hit ? <mark className={classes.hit}>{piece.text}</mark> : piece.text}</Fragment>
  ));

interface SpeakerProps {
  by: QuotedSpeaker | null;
  memberId: string | null;
  me: string;
  members: readonly Member[] | undefined;
}

/** Whose words are quoted; nothing before those of the visitor, whose name stands above. */
function Speaker({ by, memberId, me, members }: SpeakerProps) {
  if (by === null || by === 'visitor') return null;
  const [firstName] = (members?.find((it) => it.id === memberId)?.fullName ?? '').split(' ');
  const ours = memberId === me ? texts.you : firstName || texts.team;
  return <span className={classes.speaker}>{texts.says(by === 'member' ? ours : texts[by])} </span>;
}

interface QuoteProps {
  conversation: Conversation;
  found: Found | undefined;
  me: string;
  members: readonly Member[] | undefined;
}

/** What a row quotes: what a search found, or else what the conversation is about. */
export function RowQuote({ conversation, found, me, members }: QuoteProps) {
  if (found?.message) {
    const { by, memberId, note, text } = found.message;
    return (
      <>
        <Speaker by={by} memberId={memberId} me={me} members={members} />
        {note && <span className={classes.speaker}>({texts.note}) </span>}
        <Marked text={text} />
      </>
    );
  }
  if (found?.beside) return <Marked text={found.beside} />;
  if (conversation.preview === '') return waitsForPeople(conversation) ? texts.askedForPerson : texts.noMessage;
  return (
    <>
      <Speaker by={conversation.previewBy} memberId={conversation.previewMemberId} me={me} members={members} />
      {conversation.preview}
    </>
  );
}
