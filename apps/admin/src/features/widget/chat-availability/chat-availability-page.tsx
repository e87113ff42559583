import type { SavedSettings } from '@chatty/contract/settings/shop-settings';
import { texts } from '#texts/chat-availability.ts';
import { ConflictAlert } from '../../../connection/merging/conflict-alert.tsx';
import { useSettingsForm } from '../../../connection/shop-settings/use-settings-form.ts';
import { WithSettings } from '../../../connection/shop-settings/with-settings.tsx';
import { Page } from '../../../ui/page.tsx';
import { SettingsEditor } from '../page/settings-editor.tsx';
import { availabilityFields, problemsOf, sayValue } from './availability-draft.ts';
import { HolidaysCard } from './holidays/holidays-card.tsx';
import { BreaksCard } from './hours/breaks-card.tsx';
import { HoursCard } from './hours/hours-card.tsx';
import { MessagesCard } from './messages-card.tsx';
import { VisitorsSee } from './visitors-see.tsx';

const back = { to: '/settings', label: texts.back };

/** When the shop's people answer, and what visitors read about it. */
export function ChatAvailabilityPage() {
  return (
    <Page title={texts.title} subtitle={texts.subtitle} back={back} width="full">
      <WithSettings>{(settings) => <AvailabilityForm settings={settings} />}</WithSettings>
    </Page>
  );
}

function AvailabilityForm({ settings }: { settings: SavedSettings }) {
  const form = useSettingsForm(settings, availabilityFields, problemsOf);
  const { draft, problems, set } = form;
  const isCustom = draft.typeWorking === 'custom';
  return (
    <SettingsEditor form={form} settings={settings} screen="waiting">
      <ConflictAlert form={form} labels={texts.fields} say={sayValue} />
      <VisitorsSee draft={draft} isUnsaved={form.unsaved} />
      <HoursCard draft={draft} problems={problems} set={set} />
      {isCustom && <BreaksCard draft={draft} problems={problems} set={set} />}
      {isCustom && <HolidaysCard draft={draft} problems={problems} set={set} />}
      <MessagesCard draft={draft} problems={problems} set={set} />
    </SettingsEditor>
  );
}
