import { isActive, type Member } from '@chatty/contract/members';

interface Presence {
  mark: 'online' | 'away' | 'offline';
  text: string;
}

/** How the mark on somebody's picture looks, and what it says to those who listen. */
export function presenceOf(member: Member): Presence {
  if (member.invited) return { mark: 'offline', text: 'Has not come yet' };
  if (!isActive(member)) return { mark: 'offline', text: 'Has no seat' };
  if (!member.online) return { mark: 'offline', text: 'Offline' };
  return member.enableAwayMode ? { mark: 'away', text: 'Away' } : { mark: 'online', text: 'Online' };
}
