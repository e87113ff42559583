import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { texts } from '#texts/conversation-thread.ts';
import { blockCode } from '../../../../people/contact/block/block-code.ts';
import { LaterMenu } from '../../../../ui/later/later-menu.tsx';
import { later } from '../../../../ui/later/later.ts';
import { contactOf } from '../../names.ts';
import { mergingCode } from '../merging/merging-code.ts';
import { useHeaderMenu } from './header-menu.ts';
import type { MoreProps } from './more-items.tsx';

const items = later(async () => ({ Items: (await import('./more-items.tsx')).MoreItems }));

/** What is done less often. */
export function MoreMenu({ conversation, run }: Omit<MoreProps, 'onBlock' | 'onMerge'>) {
  const [asking, setAsking] = useHeaderMenu('block', conversation.id);
  const BlockDialog = blockCode.use(asking)?.BlockDialog;
  const [merging, setMerging] = useHeaderMenu('merge', conversation.id);
  const MergeDialog = mergingCode.use(merging)?.MergeDialog;
  return (
    <>
      <LaterMenu
        position="bottom-end"
        target={
          <ActionIcon aria-label={texts.more}>
            <IconDots size={20} stroke={1.7} />
          </ActionIcon>
        }
        items={items}
        of={{ conversation, run, onBlock: () => setAsking(true), onMerge: () => setMerging(true) }}
      />
      {MergeDialog && <MergeDialog conversation={conversation} opened={merging} onClose={() => setMerging(false)} />}
      {BlockDialog && (
        <BlockDialog
          contactId={conversation.contactId}
          name={contactOf(conversation).name}
          opened={asking}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
