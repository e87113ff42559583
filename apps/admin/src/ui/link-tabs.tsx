import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import classes from './link-tabs.module.css';

interface LinkTabsProps {
  label: string;
  /** `count`: how many things there are in it, as text. */
  tabs: readonly { to: string; label: string; isHere: boolean; count?: string | undefined }[];
}

/** Parts of a page with an address each. Where not all have room, the one that is shown is in sight. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  const list = useRef<HTMLElement>(null);
  const here = tabs.find((it) => it.isHere)?.to;
  useEffect(() => {
    const at = list.current;
    const show = () => {
      const tab = at?.querySelector<HTMLElement>('[aria-current]');
      if (!at || !tab) return;
      const [around, own] = [at.getBoundingClientRect(), tab.getBoundingClientRect()];
      if (own.right > around.right) at.scrollLeft += own.right - around.right;
      if (own.left < around.left) at.scrollLeft -= around.left - own.left;
    };
    show();
    addEventListener('resize', show);
    return () => removeEventListener('resize', show);
  }, [here]);
  return (
    <nav ref={list} className={classes.tabs} aria-label={label}>
      {tabs.map((it) => (
        <Link key={it.to} to={it.to} className={classes.tab} aria-current={it.isHere ? 'page' : undefined}>
          {it.label}
          {it.count && <span className={classes.count}> {it.count}</span>}
        </Link>
      ))}
    </nav>
  );
}
