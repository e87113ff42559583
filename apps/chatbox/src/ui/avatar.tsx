import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';

interface AvatarProps {
  name: string;
  url?: string | null;
  /** The assistant is drawn as what it is, never as a person. */
  assistant?: boolean;
}

/** A round picture of a speaker, or the beginning of the name. The name itself stands beside it. */
export function Avatar({ name, url, assistant }: AvatarProps): ReactNode {
  if (url) return <img className="avatar" src={url} alt="" width="28" height="28" />;
  return (
    <span className={assistant ? 'avatar avatar-assistant' : 'avatar'} aria-hidden="true">
      {assistant ? <Icon name="spark" size={16} /> : ([...name.trim()][0] ?? '?').toUpperCase()}
    </span>
  );
}
