import { videoFromLink } from '@chatty/contract/rich-text';
import { Anchor, Group, Text } from '@mantine/core';
import { texts as words } from '#texts/editor.ts';
import classes from '../rich-text.module.css';
import { siteOf } from './video-node.ts';

const texts = words.video;

/** What visitors will see of a video, and the way to look whether it is the right one. */
export function VideoPreview({ address, title }: { address: string; title: string }) {
  const src = videoFromLink(address);
  if (!src) return null;
  return (
    <div>
      <Group justify="space-between" mb={4} fz="xs">
        <Text inherit c="ink.6">
          {texts.preview}
        </Text>
        <Anchor inherit href={src} target="_blank" rel="noopener noreferrer">
          {texts.check}
        </Anchor>
      </Group>
      <div className={classes.video}>
        <span data-play="" />
        <strong>{title.trim() || texts.untitled}</strong>
        <span>{texts.from(siteOf(src))}</span>
      </div>
    </div>
  );
}
