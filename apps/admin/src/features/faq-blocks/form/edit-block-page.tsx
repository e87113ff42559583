import type { FaqBlock } from '@chatty/contract/faq-blocks';
import { Anchor, Button, CopyButton, Group, Stack, Text } from '@mantine/core';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';
import { texts } from '#texts/faq-blocks.ts';
import { api } from '../../../connection/api.ts';
import { EditedRecord } from '../../../connection/edited-record.tsx';
import { pick } from '../../../connection/merging/merge-draft.ts';
import { Card } from '../../../ui/card.tsx';
import { DeletedNotice } from '../../../ui/form/meanwhile-notices.tsx';
import { Page } from '../../../ui/page.tsx';
import { leaveForm } from '../../../ui/save-bar/unsaved-forms.ts';
import { toastDone } from '../../../ui/toast.tsx';
import { useDeleteBlock } from '../block-actions.ts';
import { applyToBlocks, blockQuery, blocksQuery } from '../block-queries.ts';
import { bodyOf } from './block-draft.ts';
import classes from './block-form.module.css';
import { BlockForm } from './block-form.tsx';
import { savedDraft, useBlockForm } from './use-block-form.ts';

const back = { to: '/faqs/faqBlock', label: texts.back };
const words = { missing: texts.missing, notLoaded: texts.oneNotLoaded, loading: texts.loadingOne };

export function EditBlockPage() {
  const { id = '' } = useParams();
  return (
    <EditedRecord id={id} query={blockQuery(id)} title={texts.edit} back={back} width="full" words={words}>
      {(block, isDeleted) => <EditBlock key={id} block={block} isDeleted={isDeleted} />}
    </EditedRecord>
  );
}

/** Shows what was saved, unless a colleague’s later change was told already: then the answer is the older news. */
function showSaved(client: QueryClient, saved: FaqBlock): void {
  const held = client.getQueryData(blockQuery(saved.id).queryKey);
  if (!held || held.updatedAt <= saved.updatedAt) applyToBlocks(client, { type: 'faqBlock.changed', payload: saved });
}

/** Somebody may delete or change the block while it is open here; what is typed stays, and the person decides. */
function EditBlock({ block, isDeleted }: { block: FaqBlock; isDeleted: boolean }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate: remove } = useDeleteBlock();
  const saved = useMemo(() => savedDraft(block), [block]);
  const form = useBlockForm({
    saved,
    async save(draft, changed) {
      const { id, updatedAt: _, ...from } = block;
      // What nobody touched here goes along as the server told it: so it says nothing against what others make of it.
      const body = { ...from, ...pick(bodyOf(draft), changed), from };
      const { data } = await api('PUT /faq-blocks/:id', { params: { id }, body });
      showSaved(client, data);
      return data;
    },
    reread: () => client.refetchQueries({ queryKey: blockQuery(block.id).queryKey }),
    onSaved: () => void toastDone(),
  });
  const removeAndLeave = () => {
    void navigate(back.to);
    remove(block);
  };
  return (
    <Page
      title={texts.edit}
      back={back}
      width="full"
      secondaryActions={
        <Button variant="default" c="var(--bad)" onClick={() => leaveForm(removeAndLeave)} disabled={isDeleted}>
          {texts.delete}
        </Button>
      }
    >
      {form.bar}
      {isDeleted && <DeletedNotice words={{ deletedTitle: texts.form.deletedTitle }} />}
      <BlockForm form={form}>
        <IdCard id={block.id} />
      </BlockForm>
    </Page>
  );
}

/** What the merchant takes to the theme, and the way there. */
function IdCard({ id }: { id: string }) {
  const { data } = useQuery(blocksQuery);
  return (
    <Card title={texts.form.id}>
      <Stack gap="sm">
        <Group gap={8} wrap="nowrap">
          <span className={classes.id}>{id}</span>
          <CopyButton value={id}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {copied ? texts.form.copied : texts.form.copy}
              </Button>
            )}
          </CopyButton>
        </Group>
        <Text size="sm" c="var(--ink-soft)">
          {texts.form.idHint} {texts.list.editorHint}{' '}
          {data?.themeEditor && (
            <Anchor href={data.themeEditor} target="_top" underline="always" inherit>
              {texts.list.editor}
            </Anchor>
          )}
        </Text>
      </Stack>
    </Card>
  );
}
