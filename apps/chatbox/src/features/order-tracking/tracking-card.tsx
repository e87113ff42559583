import type { ReactNode } from 'react';
import { useChat, useChatState } from '../../app/use-chat.ts';
import { Icon } from '../../ui/icons.tsx';
import { trackingScreen } from './tracking-screen.ts';

/** Leads from the home screen to the visitor's order, where the shop wants that. */
export function TrackingCard(): ReactNode {
  const chat = useChat();
  const settings = useChatState((state) => state.session?.widget.orderTrackingSettings);
  // A session that was kept before orders could be tracked has no word of it.
  if (!settings?.isEnabled) return null;
  return (
    <button type="button" className="card track-card" onClick={() => chat.show(trackingScreen.view({}))}>
      <Icon name="box" size={22} />
      <span className="track-words">
        <strong dir="auto">{settings.title}</strong>
        {settings.description && (
          <span className="faint" dir="auto">
            {settings.description}
          </span>
        )}
      </span>
      <Icon name="next" size={18} />
    </button>
  );
}
