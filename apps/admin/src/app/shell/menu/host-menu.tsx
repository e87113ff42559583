import { useEffect, useEffectEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { useMenu } from './use-menu.ts';

/** The menu in the navigation of the Shopify admin, which draws it; nothing of it is in our frame. */
export function HostMenu() {
  const navigate = useNavigate();
  // The host reports a press as a click on the link or, if no router handled the click, by this event.
  const follow = useEffectEvent((event: Event) => {
    const href = event.target instanceof Element ? event.target.getAttribute('href') : null;
    if (href?.startsWith('/')) void navigate(href);
  });
  useEffect(() => {
    const listen = (event: Event) => follow(event);
    document.addEventListener('shopify:navigate', listen);
    return () => document.removeEventListener('shopify:navigate', listen);
  }, []);
  return (
    <s-app-nav>
      <Link to="/" rel="home">
        Chatty
      </Link>
      {useMenu()
        .filter((it) => it.to !== '/')
        .map((entry) => (
          <Link key={entry.id} to={entry.to}>
            {entry.label}
          </Link>
        ))}
    </s-app-nav>
  );
}
