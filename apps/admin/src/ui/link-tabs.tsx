import { Link } from 'react-router';
import classes from './link-tabs.module.css';

interface LinkTabsProps {
  label: string;
  tabs: readonly { to: string; label: string; isHere: boolean }[];
}

/** Parts of a page with an address each. */
export const LinkTabs = ({ label, tabs }: LinkTabsProps) => (
  <nav className={classes.tabs} aria-label={label}>
    {tabs.map((it) => (
      <Link key={it.to} to={it.to} className={classes.tab} aria-current={it.isHere ? 'page' : undefined}>
        {it.label}
      </Link>
    ))}
  </nav>
);
