import type { Availability, PersonOutlook, VisitorWidget } from '@chatty/contract/widget';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icons.tsx';
import { useLocale } from '../../../ui/locale.ts';
import { whenBack } from '../../../ui/moments.ts';
import { texts } from '../../../ui/texts.ts';
import type { HandOff } from './hand-off.ts';
import { replyWords } from './reply-time.ts';

interface NoteProps {
  handOff: HandOff;
  availability: Availability | undefined;
  /** Null until the server has told it. */
  outlook: Pick<PersonOutlook, 'there' | 'usualMinutes'> | null;
  replyTime: VisitorWidget['replyTime'] | undefined;
  /** Where the answer goes when the visitor leaves; drawn by whoever knows contacts. */
  children?: ReactNode;
}

/** Who answers next, and when. */
export function nextWords(
  { name }: Pick<HandOff, 'name'>,
  { opensAt = null, online = false, staffed = false }: Partial<Availability>,
  { outlook, replyTime }: Pick<NoteProps, 'outlook' | 'replyTime'>,
  locale: string,
): string {
  if (!online && opensAt) return texts.answerWhenBack(whenBack(opensAt, locale));
  const within = online ? replyWords(replyTime, outlook) : '';
  const usually = within && texts.usually(within);
  if (name) return texts.personReplies(name, usually);
  // A merchant may count the hours alone: then somebody who is there outside of them promises nothing.
  return online && staffed ? texts.someoneOnline(outlook?.there ?? [], usually) : texts.answerSoon(usually);
}

/** What happens next, as things are: who answers, and when. Stands below what was said until a person speaks. */
export function HandOffNote({ handOff, availability, outlook, replyTime, children }: NoteProps): ReactNode {
  const locale = useLocale();
  const next = nextWords(handOff, availability ?? {}, { outlook, replyTime }, locale);
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
