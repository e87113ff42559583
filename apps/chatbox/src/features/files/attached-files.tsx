import type { ReactNode } from 'react';
import { Icon } from '../../ui/icons.tsx';
import { say } from '../../ui/say.ts';
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
        {all.map((attachment) => (
          <li key={attachment.key} className={attachment.problem ? 'attached-file attached-failed' : 'attached-file'}>
            <Icon name={attachment.problem ? 'alert' : attachment.ref ? 'check' : 'file'} size={16} />
            <span className="attached-name">{attachment.file.name}</span>
            {attachment.problem ? (
              <span className="problem" role="alert">
                {attachment.problem}
              </span>
            ) : attachment.ref ? null : (
              <progress max={1} value={attachment.share} aria-label={attachment.file.name} />
            )}
            {attachment.problem && attachment.retryable && (
              <button type="button" className="link" onClick={() => attachments.retry(attachment.key)}>
                {say('navigationRetry')}
              </button>
            )}
            <button
              type="button"
              className="icon icon-small"
              aria-label={say('liveChatRemove', { name: attachment.file.name })}
              onClick={() => attachments.remove(attachment.key)}
            >
              <Icon name="close" size={14} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
