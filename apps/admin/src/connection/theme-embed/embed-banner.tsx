import { Alert, Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { texts } from '#texts/theme-embed.ts';
import { useMe } from '../../people/me.tsx';
import { BlockedBanner } from './blocked-banner.tsx';

/** Says on the chatbox's pages that nobody sees it, and why, where that is known for sure. */
export function EmbedBanner() {
  const { shop, member } = useMe();
  const { state } = shop.themeEmbed;
  if (member.role !== 'admin') return null;
  if (shop.isBlocked) return <BlockedBanner />;
  const why = !shop.enableChatbox ? 'hidden' : state === 'off' || state === 'other_theme' ? state : null;
  if (!why) return null;
  return (
    <Alert color="yellow" mb={16} role="note">
      {texts.banner[why]}{' '}
      <Anchor component={Link} to="/embed" underline="always" inherit>
        {texts.banner.action}
      </Anchor>
    </Alert>
  );
}
