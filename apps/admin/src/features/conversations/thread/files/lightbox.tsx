import type { FileRef } from '@chatty/contract/files';
import { ActionIcon, Anchor, Modal } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { texts } from '#texts/conversation-thread.ts';
import classes from './lightbox.module.css';

interface LightboxProps {
  pictures: readonly FileRef[];
  /** The id of the picture that is looked at. */
  shown: string;
  onShow(id: string): void;
  onClose(): void;
}

/** The pictures of a message, large, one at a time; the arrow keys lead from one to the next. */
export function Lightbox({ pictures, shown, onShow, onClose }: LightboxProps) {
  const at = pictures.findIndex((it) => it.id === shown);
  const picture = pictures[at];
  const go = (by: 1 | -1) => {
    const next = pictures[at + by];
    if (next) onShow(next.id);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') go(1);
    if (event.key === 'ArrowLeft') go(-1);
  };
  if (!picture) return null;
  return (
    <Modal
      opened
      onClose={onClose}
      fullScreen
      title={<span dir="auto">{picture.name}</span>}
      closeButtonProps={{ 'aria-label': texts.close }}
      onKeyDown={press}
    >
      <div className={classes.stage}>
        {pictures.length > 1 && (
          <ActionIcon size="lg" aria-label={texts.previousPicture} disabled={at === 0} onClick={() => go(-1)}>
            <IconChevronLeft size={22} />
          </ActionIcon>
        )}
        <img className={classes.picture} src={picture.url} alt={picture.name} />
        {pictures.length > 1 && (
          <ActionIcon
            size="lg"
            aria-label={texts.nextPicture}
            disabled={at === pictures.length - 1}
            onClick={() => go(1)}
          >
            <IconChevronRight size={22} />
          </ActionIcon>
        )}
      </div>
      <p className={classes.foot}>
        {pictures.length > 1 && <span>{texts.pictureOf(at + 1, pictures.length)}</span>}
        <Anchor href={picture.url} target="_blank" rel="noreferrer" size="sm">
          {texts.openPicture}
        </Anchor>
      </p>
    </Modal>
  );
}
