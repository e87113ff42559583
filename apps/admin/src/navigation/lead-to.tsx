import { Center, Loader } from '@mantine/core';
import { useEffect } from 'react';
import { createPath, type To, useLocation, useNavigate } from 'react-router';
import { texts } from '#texts/session.ts';

/**
 * Leads on to another address. Arriving here again meanwhile cancels that navigation, so it starts again for each
 * arrival and nobody stays on an empty page.
 */
export function LeadTo({ to }: { to: To }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const address = typeof to === 'string' ? to : createPath(to);
  // The key is new with each arrival.
  useEffect(() => void navigate(address, { replace: true }), [navigate, address, key]);
  return (
    <Center h="60dvh">
      <Loader color="ink.4" size="sm" aria-label={texts.loading} />
    </Center>
  );
}
