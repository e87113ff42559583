import type { Availability, PersonOutlook } from '@chatty/contract/widget';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icons.tsx';
import { useLocale } from '../../../ui/locale.ts';
import { whenBack } from '../../../ui/moments.ts';
import { texts } from '../../../ui/texts.ts';
import type { HandOff } from './hand-off.ts';

interface NoteProps {
  handOff: HandOff;
  availability: Availability | undefined;
  /** Null until the server has told it. */
  outlook: Pick<PersonOutlook, 'there' | 'usualMinutes'> | null;
  /** Where the answer goes when the visitor leaves; drawn by whoever knows contacts. */
  children?: ReactNode;
}

/** Who answers next, and when. */
export function nextWords(
  { name }: Pick<HandOff, 'name'>,
  { opensAt = null, online = false, staffed = false }: Partial<Availability>,
  outlook: NoteProps['outlook'],
  locale: string,
): string {
  if (!online && opensAt) return texts.answerWhenBack(whenBack(opensAt, locale));
  const usually = online && outlook?.usualMinutes ? texts.usually(outlook.usualMinutes) : '';
  if (name) return texts.personReplies(name, usually);
  return staffed ? texts.someoneOnline(outlook?.there ?? [], usually) : texts.answerSoon(usually);
}

/** What happens next, as things are: who answers, and when. Stands below what was said until a person speaks. */
export function HandOffNote({ handOff, availability, outlook, children }: NoteProps): ReactNode {
  const locale = useLocale();
  const next = nextWords(handOff, availability ?? {}, outlook, locale);
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
