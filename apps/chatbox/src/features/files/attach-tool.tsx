import { fileTypes } from '@chatty/contract/limits';
import { useRef } from 'react';
import type { ComposerPlace, ComposerTool } from '../../app/slots.ts';
import { Icon } from '../../ui/icons.tsx';
import { say } from '../../ui/say.ts';
import { AttachedFiles } from './attached-files.tsx';
import { useAttachments } from './attachments.ts';
import { megabytes } from './megabytes.ts';

/** Attaches files: picked, pasted or dropped. */
export function useAttachTool({ dropping }: ComposerPlace): ComposerTool {
  const picker = useRef<HTMLInputElement>(null);
  const attachments = useAttachments();
  return {
    button: (
      <button
        type="button"
        className="icon"
        aria-label={say('liveChatAttach')}
        title={say('liveChatAttachHint', { megabytes })}
        onClick={() => picker.current?.click()}
      >
        <Icon name="attach" />
      </button>
    ),
    above: <AttachedFiles attachments={attachments} />,
    behind: (
      <>
        <input
          ref={picker}
          type="file"
          multiple
          hidden
          accept={fileTypes.join(',')}
          onChange={(change) => {
            attachments.add([...(change.currentTarget.files ?? [])]);
            change.currentTarget.value = '';
          }}
        />
        {dropping && <div className="drop">{say('liveChatDropHere')}</div>}
      </>
    ),
    files: attachments.ready,
    takeFiles: attachments.add,
    sent: attachments.clear,
  };
}
