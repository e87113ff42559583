import { Outlet } from 'react-router';
import { useMe } from './me.tsx';
import { NotFound } from './not-found.tsx';

/** Pages that members do not have are unknown addresses to them. The server refuses their calls too. */
export function AdminOnly() {
  return useMe().member.role === 'admin' ? <Outlet /> : <NotFound />;
}
