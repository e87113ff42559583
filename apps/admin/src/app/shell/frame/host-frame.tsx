import type { ReactNode } from 'react';
import { HostCorner } from '../../../ui/embedded/host-corner.ts';
import { HostMenu } from '../menu/host-menu.tsx';
import { UserMenu } from '../user/user-menu.tsx';

const corner = <UserMenu as="host" />;

/**
 * Inside the Shopify admin: its navigation and title bar are ours there, so this frame has none of its own. Away mode and
 * one's account stand where people look for them: beside the list of the inbox, and in the settings.
 */
export function HostFrame({ children }: { children: ReactNode }) {
  return (
    <HostCorner value={corner}>
      <HostMenu />
      {children}
    </HostCorner>
  );
}
