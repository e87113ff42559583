import { mayRemoveBranding } from '@chatty/contract/plans';
import { dateFormats } from '@chatty/contract/settings/options';
import { Anchor, Select, Stack, Switch } from '@mantine/core';
import { Link } from 'react-router';
import { texts } from '#texts/widget.ts';
import { useMe } from '../../../people/me.tsx';
import { Card } from '../../../ui/card.tsx';
import type { AppearanceForm } from '../fields/field-names.ts';

/** How conversations are shown, and whether Chatty is named under them. */
export function ConversationsCard({ form: { draft, problems, set } }: { form: AppearanceForm }) {
  const { shop } = useMe();
  const isInPlan = mayRemoveBranding(shop);
  return (
    <Card title={texts.conversations}>
      <Stack gap="md">
        <Switch
          label={texts.names.isShowMemberAvatar}
          checked={draft.isShowMemberAvatar}
          onChange={(event) => set({ isShowMemberAvatar: event.currentTarget.checked })}
        />
        <Select
          label={texts.names.dateFormat}
          data={[...dateFormats]}
          value={draft.dateFormat}
          error={problems.dateFormat}
          allowDeselect={false}
          onChange={(it) => set({ dateFormat: dateFormats.find((known) => known === it) ?? draft.dateFormat })}
        />
        <Switch
          label={texts.names.brandingRemoval}
          description={
            isInPlan ? undefined : (
              <>
                {texts.brandingInPlan}{' '}
                <Anchor component={Link} to="/subscription" fz="inherit">
                  {texts.seePlans}
                </Anchor>
              </>
            )
          }
          // Whoever has gone back to a smaller plan can still switch it off.
          disabled={!isInPlan && !draft.brandingRemoval}
          checked={draft.brandingRemoval}
          error={problems.brandingRemoval}
          onChange={(event) => set({ brandingRemoval: event.currentTarget.checked })}
        />
      </Stack>
    </Card>
  );
}
