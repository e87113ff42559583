import { Modal, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/assistant-suite.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { SkeletonRows } from '../../area/infinite-list.tsx';
import { draftsQuery } from '../suite-queries.ts';
import { CaseChoice } from './case-choice.tsx';

const words = texts.drafts;

interface DraftsDialogProps {
  opened: boolean;
  onClose(): void;
}

/** Tests that could be added, each to be taken or left. */
export const DraftsDialog = ({ opened, onClose }: DraftsDialogProps) => (
  <Modal opened={opened} onClose={onClose} size="lg" title={words.title}>
    {opened && <Drafts onClose={onClose} />}
  </Modal>
);

function Drafts({ onClose }: { onClose(): void }) {
  const drafts = useQuery(draftsQuery);
  if (drafts.isError && !drafts.data)
    return <ErrorState problem={drafts.error} retry={() => void drafts.refetch()} title={words.notLoaded} />;
  if (!drafts.data) return <SkeletonRows />;
  if (drafts.data.length === 0) return <Text>{words.none}</Text>;
  return <CaseChoice name={words.title} text={words.text} drafts={drafts.data} onClose={onClose} />;
}
