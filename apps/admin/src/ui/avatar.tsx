import { type VisitorHue, visitorHues } from '@chatty/contract/visitor-name';
import { useState } from 'react';
import classes from './avatar.module.css';
import { initialsOf } from './initials.ts';

interface AvatarProps {
  name: string;
  src?: string | null;
  size?: number;
  mark?: 'online' | 'away' | 'offline';
  /** The tint of a picture without a photo; by default one that the name leads to. */
  hue?: VisitorHue;
}

function hueOf(name: string): VisitorHue {
  let sum = 0;
  for (const it of name) sum = (sum * 31 + (it.codePointAt(0) ?? 0)) % 997;
  return visitorHues[sum % visitorHues.length] ?? 'Slate';
}

/** A picture or the initials of someone; decoration, because the name stands beside it. */
export function Avatar({ name, src = null, size = 32, mark, hue = hueOf(name) }: AvatarProps) {
  const [missing, setMissing] = useState<string | null>(null);
  const tint = `--tint-${hue.toLowerCase()}`;
  return (
    <div className={classes.holder} style={{ width: size, height: size }} aria-hidden>
      {src && src !== missing ? (
        <img className={classes.picture} src={src} alt="" onError={() => setMissing(src)} />
      ) : (
        <span
          className={classes.picture}
          style={{ background: `var(${tint})`, color: `var(${tint}-ink)`, fontSize: size * 0.38 }}
        >
          {initialsOf(name) || '?'}
        </span>
      )}
      {mark && <span className={classes.mark} data-mark={mark} />}
    </div>
  );
}
