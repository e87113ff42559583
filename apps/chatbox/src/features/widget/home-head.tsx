import { type ReactNode, useState } from 'react';
import { useChat, useChatState } from '../../app/use-chat.ts';

/** The merchant's logo at the top of the home screen, else the shop's name; the room is the same, before and after. */
export function HomeHead(): ReactNode {
  const { origin } = useChat().config;
  const shopName = useChatState((state) => state.session?.shopName ?? '');
  const logo = useChatState((state) => state.session?.widget.logoHeader ?? '');
  const [broken, setBroken] = useState('');
  if (!logo || broken === logo) return <h2 className="head-words">{shopName}</h2>;
  return (
    <h2 className="head-words head-logo">
      <img src={new URL(logo, origin).href} alt={shopName} onError={() => setBroken(logo)} />
    </h2>
  );
}
