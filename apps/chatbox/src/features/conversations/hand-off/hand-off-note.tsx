import type { Availability } from '@chatty/contract/widget';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icons.tsx';
import { useLocale } from '../../../ui/locale.ts';
import { whenBack } from '../../../ui/moments.ts';
import { texts } from '../../../ui/texts.ts';
import type { HandOff } from './hand-off.ts';

interface NoteProps {
  handOff: HandOff;
  availability: Availability | undefined;
  /** Where the answer goes when the visitor leaves; drawn by whoever knows contacts. */
  children?: ReactNode;
}

/** What happens next, as things are: who answers, and when. Stands below what was said until a person speaks. */
export function HandOffNote({ handOff, availability, children }: NoteProps): ReactNode {
  const locale = useLocale();
  const { opensAt = null, online = false, staffed = false } = availability ?? {};
  const next = handOff.name
    ? texts.personReplies
    : staffed
      ? texts.someoneOnline
      : online || !opensAt
        ? texts.answerSoon
        : texts.answerWhenBack(whenBack(opensAt, locale));
  return (
    <div className="card hand-off">
      <p className="hand-off-words" role="status">
        <Icon name="person" size={18} />
        <span>
          <strong>{handOff.name ? texts.personHasIt(handOff.name) : texts.personAsked}</strong> {next}
        </span>
      </p>
      {!handOff.told && children}
    </div>
  );
}
