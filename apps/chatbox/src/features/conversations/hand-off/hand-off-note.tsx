import type { Availability, PersonOutlook, VisitorWidget } from '@chatty/contract/widget';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icons.tsx';
import { useLocale } from '../../../ui/locale.ts';
import { backWords } from '../../../ui/moments.ts';
import { say } from '../../../ui/say.ts';
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

/** Who replies: the person who has it, else those who are there; null where nobody is. */
function whoReplies(name: string | null, there: readonly string[] | null, usually: string): string {
  if (name) return say('liveChatPersonReplies', { name });
  if (there && there.length > 0) return say('liveChatPeopleOnline', { count: there.length, names: there });
  if (there) return say('liveChatSomeoneOnline');
  return usually === '' ? say('liveChatReplySoon') : say('liveChatReplyHere');
}

/** Who answers next, and when. */
export function nextWords(
  { name }: Pick<HandOff, 'name'>,
  { opensAt = null, online = false, staffed = false }: Partial<Availability>,
  { outlook, replyTime }: Pick<NoteProps, 'outlook' | 'replyTime'>,
  locale: string,
): string {
  if (!online && opensAt) return `${backWords(opensAt, locale)} ${say('liveChatReplyWhenBack')}`;
  const usually = online ? replyWords(replyTime, outlook) : '';
  // A merchant may count the hours alone: then somebody who is there outside of them promises nothing.
  return [whoReplies(name, online && staffed ? (outlook?.there ?? []) : null, usually), usually]
    .filter((it) => it !== '')
    .join(' ');
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
          <strong>
            {handOff.name ? say('liveChatPersonHasIt', { name: handOff.name }) : say('liveChatPersonAsked')}
          </strong>{' '}
          {next}
        </span>
      </p>
      {!handOff.told && children}
    </div>
  );
}
