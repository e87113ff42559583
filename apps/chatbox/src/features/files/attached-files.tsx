import type { ReactNode } from 'react';
import { Icon } from '../../ui/icons.tsx';
import { texts } from '../../ui/texts.ts';
import type { Attachments } from './attachments.ts';

/** What is attached to the message that is being written. */
export function AttachedFiles({ attachments }: { attachments: Attachments }): ReactNode {
  const { all, problem } = attachments;
  if (all.length === 0 && !problem) return null;
  return (
    <>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <ul className="attached">
        {all.map((it) => (
          <li key={it.key} className={it.problem ? 'attached-file attached-failed' : 'attached-file'}>
            <Icon name={it.problem ? 'alert' : it.ref ? 'check' : 'file'} size={16} />
            <span className="attached-name">{it.file.name}</span>
            {it.problem ? (
              <span className="problem" role="alert">
                {it.problem}
              </span>
            ) : it.ref ? null : (
              <progress max={1} value={it.share} aria-label={it.file.name} />
            )}
            {it.problem && it.retryable && (
              <button type="button" className="link" onClick={() => attachments.retry(it.key)}>
                {texts.retry}
              </button>
            )}
            <button
              type="button"
              className="icon icon-small"
              aria-label={texts.remove(it.file.name)}
              onClick={() => attachments.remove(it.key)}
            >
              <Icon name="close" size={14} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
