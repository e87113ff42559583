import classes from './store-frame.module.css';

/** A page as plain as a theme can be. */
const pageOf = (html: string) =>
  `<!doctype html><html data-chatty><meta charset="utf-8"><style>body{margin:0;font:16px/1.55 system-ui,sans-serif}</style>${html}`;

/** The very markup that the store shows, in a frame in which nothing runs. `isWaiting`: another one is on its way. */
export function StoreFrame({ title, html, isWaiting }: { title: string; html: string; isWaiting: boolean }) {
  return <iframe title={title} className={classes.frame} data-waiting={isWaiting} sandbox="" srcDoc={pageOf(html)} />;
}
