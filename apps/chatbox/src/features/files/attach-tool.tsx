import { fileTypes } from '@chatty/contract/limits';
import { useRef } from 'react';
import type { ComposerPlace, ComposerTool } from '../../app/slots.ts';
import { useChat } from '../../app/use-chat.ts';
import { Icon } from '../../ui/icons.tsx';
import { say } from '../../ui/say.ts';
import { AttachedFiles } from './attached-files.tsx';
import { useAttachments } from './attachments.ts';
import { megabytes, uploadFile } from './upload-file.ts';

/** Attaches files: picked, pasted or dropped. */
export function useAttachTool({ dropping }: ComposerPlace): ComposerTool {
  const { config, token } = useChat();
  const picker = useRef<HTMLInputElement>(null);
  const attachments = useAttachments((file, onProgress, signal) =>
    uploadFile({ origin: config.origin, token, file, onProgress, signal }),
  );
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
