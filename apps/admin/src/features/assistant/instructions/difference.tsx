import { diffWordsWithSpace } from 'diff';
import { texts } from '#texts/instruction-versions.ts';
import classes from './versions.module.css';

/** What of a text was taken out and put in, word by word. */
export function Difference({ from, to }: { from: string; to: string }) {
  if (from === to) return <p className={classes.soft}>{texts.same}</p>;
  return (
    <div className={classes.difference} role="group" aria-label={texts.difference} dir="auto">
      {diffWordsWithSpace(from, to).map(({ added, removed, value }, at) => {
        // A piece is nothing but its place and its words.
        if (added) return <ins key={at}>{value}</ins>;
        return removed ? <del key={at}>{value}</del> : <span key={at}>{value}</span>;
      })}
    </div>
  );
}
