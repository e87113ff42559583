import { quietUntil } from '@chatty/contract/quiet-until';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLogged } from '../../../connection/live/live.tsx';
import { useMe } from '../../../people/me.tsx';
import { profileQuery } from '../../../people/profile.ts';
import { chime } from '../../../ui/sound/chime.ts';
import { heldConversation } from '../live/held.ts';
import { createBell } from './bell.ts';
import { causeOf, isHeard } from './is-heard.ts';
import { awaitSound, isLookedAt } from './tabs.ts';

/** Quiet hours that were changed on another device count by then. */
const freshMs = 60_000;

/** Whether the member's quiet hours are now. What can't be read keeps no message silent. */
async function isQuiet(client: QueryClient): Promise<boolean> {
  try {
    const { quietHours } = await client.fetchQuery({ ...profileQuery, staleTime: freshMs });
    return quietHours !== null && quietUntil(quietHours, new Date()) !== null;
  } catch {
    return false;
  }
}

/** Whether somebody has used this page: browsers let it sound only then. */
function useIsUsed(): boolean {
  const [isUsed, setUsed] = useState(() => navigator.userActivation?.hasBeenActive ?? false);
  useEffect(() => {
    if (isUsed) return;
    const use = () => setUsed(true);
    const events = ['pointerdown', 'keydown'] as const;
    // A press that does something is kept from those who hear it later.
    for (const it of events) document.addEventListener(it, use, { once: true, capture: true });
    return () => events.forEach((it) => document.removeEventListener(it, use, { capture: true }));
  }, [isUsed]);
  return isUsed;
}

/**
 * Makes a sound when a visitor writes, it becomes the member's turn, or a note names them, as they chose it: in one tab of
 * the browser that was used, and in none while one of them looks at the conversation, in Away mode, or in quiet hours.
 */
export function useSound(): void {
  const client = useQueryClient();
  const { member, desk } = useMe();
  const isUsed = useIsUsed();
  const isChosen = useRef(false);
  useEffect(() => {
    if (!isUsed) return;
    const stop = awaitSound(() => {
      isChosen.current = true;
    });
    return () => {
      isChosen.current = false;
      stop();
    };
  }, [isUsed]);

  const wants = useRef({ desk, member });
  useEffect(() => {
    wants.current = { desk, member };
  }, [desk, member]);
  const bell = useMemo(
    () =>
      createBell({
        isHeard(id, told, cause) {
          const conversation = told ?? heldConversation(client, id);
          const { desk, member } = wants.current;
          return isHeard(conversation, desk.sound, member.id, cause);
        },
        isLookedAt,
        isSilenced: async () => wants.current.member.enableAwayMode || (await isQuiet(client)),
        ring: chime,
      }),
    [client],
  );
  useEffect(() => bell.stop, [bell]);
  useLogged((event) => {
    if (event.type === 'conversation.changed') bell.tell(event.payload);
    if (!isChosen.current || event.type !== 'message.created') return;
    const cause = causeOf(event.payload, wants.current.member.id);
    if (cause) bell.hear(event.payload.conversationId, cause);
  });
}
