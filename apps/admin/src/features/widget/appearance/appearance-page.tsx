import type { SavedSettings } from '@chatty/contract/settings/shop-settings';
import { ConflictAlert } from '../../../connection/merging/conflict-alert.tsx';
import { useSettingsForm } from '../../../connection/shop-settings/use-settings-form.ts';
import { texts } from '#texts/widget.ts';
import { appearanceFields } from '../fields/field-names.ts';
import { EditorPage } from '../page/editor-page.tsx';
import { contactWrong } from '../contact-methods/contact-draft.ts';
import { ContactMethodsCard } from '../contact-methods/contact-methods-card.tsx';
import { SettingsEditor } from '../page/settings-editor.tsx';
import { sayValue } from '../page/say-value.ts';
import { ColorsCard } from './colors-card.tsx';
import { ConversationsCard } from './conversations-card.tsx';
import { FontsCard } from './fonts-card.tsx';
import { LauncherCard } from './launcher-card.tsx';
import { TextsCard } from './texts-card.tsx';

/** How the chatbox looks and what it says first, beside its preview. */
export const AppearancePage = () => (
  <EditorPage page="appearance">{(settings) => <Appearance settings={settings} />}</EditorPage>
);

function Appearance({ settings }: { settings: SavedSettings }) {
  const form = useSettingsForm(settings, appearanceFields, (draft) => contactWrong(draft));
  return (
    <SettingsEditor form={form} settings={settings}>
      <ConflictAlert form={form} labels={texts.names} say={sayValue} />
      <ColorsCard form={form} />
      <LauncherCard form={form} />
      <TextsCard form={form} />
      <FontsCard form={form} />
      <ContactMethodsCard draft={form.draft} problems={form.problems} set={form.set} />
      <ConversationsCard form={form} />
    </SettingsEditor>
  );
}
