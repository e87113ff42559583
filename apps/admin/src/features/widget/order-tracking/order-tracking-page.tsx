import { OrderTrackingSettings } from '@chatty/contract/settings/orders/order-tracking';
import type { SavedSettings } from '@chatty/contract/settings/shop-settings';
import { Stack } from '@mantine/core';
import { texts } from '#texts/order-tracking.ts';
import { ConflictAlert } from '../../../connection/merging/conflict-alert.tsx';
import { useSettingsForm } from '../../../connection/shop-settings/use-settings-form.ts';
import { WithSettings } from '../../../connection/shop-settings/with-settings.tsx';
import { problemsIn } from '../../../ui/form/problems.ts';
import { Page } from '../../../ui/page.tsx';
import { SettingsEditor } from '../page/settings-editor.tsx';
import { AccessCard } from './access-card.tsx';
import { HomeCard } from './home-card.tsx';
import { ParcelsCard } from './parcels-card.tsx';
import { sayTracking } from './say-tracking.ts';
import { StatesCard } from './states-card.tsx';

const names = ['orderTrackingSettings'] as const;
const labels = { orderTrackingSettings: texts.settings };

/** How visitors see where their order is: whether, who, and in which words; beside it what they see. */
export function OrderTrackingPage() {
  return (
    <Page
      title={texts.title}
      subtitle={texts.subtitle}
      back={{ to: '/settings/integrations', label: texts.back }}
      width="full"
    >
      <WithSettings>{(settings) => <OrderTrackingForm settings={settings} />}</WithSettings>
    </Page>
  );
}

function OrderTrackingForm({ settings }: { settings: SavedSettings }) {
  const form = useSettingsForm(settings, names);
  const draft = form.draft.orderTrackingSettings;
  const card = {
    draft,
    // What is wrong is said once it was tried to be saved, and gone when it is mended.
    problems: form.problems.orderTrackingSettings
      ? problemsIn<OrderTrackingSettings>(OrderTrackingSettings, draft)
      : {},
    set: (part: Partial<OrderTrackingSettings>) => form.set({ orderTrackingSettings: { ...draft, ...part } }),
  };
  return (
    <SettingsEditor form={form} settings={settings} screen="orderTracking">
      <Stack gap="md">
        <ConflictAlert form={form} labels={labels} say={sayTracking} />
        <HomeCard {...card} />
        <AccessCard {...card} />
        <ParcelsCard {...card} />
        <StatesCard {...card} />
      </Stack>
    </SettingsEditor>
  );
}
