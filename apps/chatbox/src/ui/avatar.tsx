import type { ReactNode } from 'react';
import { Icon, LineDrawing } from './icons.tsx';

interface AvatarProps {
  name: string;
  /** The address of a picture; of the assistant's, it may be the path of a drawing. */
  url?: string | null | undefined;
  /** The assistant is drawn as what it is, never as a person. */
  assistant?: boolean;
}

/** A round picture of a speaker, or the beginning of the name. The name itself stands beside it. */
export function Avatar({ name, url, assistant }: AvatarProps): ReactNode {
  const isDrawn = assistant && /^m/i.test(url ?? '');
  if (url && !isDrawn) return <img className="avatar" src={url} alt="" width="28" height="28" />;
  return (
    <span className={assistant ? 'avatar avatar-assistant' : 'avatar'} aria-hidden="true">
      {isDrawn && url ? (
        <LineDrawing path={url} size={16} />
      ) : assistant ? (
        <Icon name="spark" size={16} />
      ) : (
        ([...name.trim()][0] ?? '?').toUpperCase()
      )}
    </span>
  );
}
