import { isActive, type Member } from '@chatty/contract/team';
import { texts } from '#texts/team.ts';

interface Presence {
  mark: 'online' | 'away' | 'offline';
  text: string;
}

/** How the mark on somebody's picture looks, and what it says to those who listen. */
export function presenceOf(member: Member): Presence {
  if (member.invited) return { mark: 'offline', text: texts.presence.invited };
  if (!isActive(member)) return { mark: 'offline', text: texts.presence.noSeat };
  if (!member.online) return { mark: 'offline', text: texts.presence.offline };
  return member.enableAwayMode
    ? { mark: 'away', text: texts.presence.away }
    : { mark: 'online', text: texts.presence.online };
}
