import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/conversation-more.ts';
import { useMe } from '../../../../people/me.tsx';
import { membersQuery } from '../../../../people/members.ts';
import classes from '../thread.module.css';

/** Who is told of what happens in it. Those who have left the team are left out. */
export function Watchers({ ids }: { ids: readonly string[] }) {
  const me = useMe().member.id;
  const members = useQuery(membersQuery).data ?? [];
  const names = members.filter((it) => ids.includes(it.id)).map((it) => (it.id === me ? texts.you : it.fullName));
  return names.length > 0 && <span className={classes.watchers}>{texts.watchedBy(names.join(', '))}</span>;
}
