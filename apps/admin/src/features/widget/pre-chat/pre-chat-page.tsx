import type { SavedSettings } from '@chatty/contract/settings/shop-settings';
import { texts } from '#texts/pre-chat.ts';
import { ConflictAlert } from '../../../connection/merging/conflict-alert.tsx';
import { useSettingsForm } from '../../../connection/shop-settings/use-settings-form.ts';
import { WithSettings } from '../../../connection/shop-settings/with-settings.tsx';
import { Page } from '../../../ui/page.tsx';
import { SettingsEditor } from '../page/settings-editor.tsx';
import { ConsentCard } from './consent-card.tsx';
import { FieldsCard } from './fields-card.tsx';
import { preChatNames, sayPreChat } from './pre-chat-draft.ts';
import { WhoCard } from './who-card.tsx';

/** What visitors are asked before their first message, with the chatbox beside it. */
export function PreChatPage() {
  return (
    <Page title={texts.title} subtitle={texts.subtitle} back={{ to: '/settings', label: texts.back }} width="full">
      <WithSettings>{(settings) => <PreChatForm settings={settings} />}</WithSettings>
    </Page>
  );
}

function PreChatForm({ settings }: { settings: SavedSettings }) {
  const form = useSettingsForm(settings, preChatNames);
  return (
    <SettingsEditor form={form} settings={settings} screen="newConversation">
      <ConflictAlert form={form} labels={texts.names} say={sayPreChat} />
      <WhoCard form={form} />
      {form.draft.preChatCustomerChatAs !== 'anonymous' && <FieldsCard form={form} />}
      <ConsentCard form={form} />
    </SettingsEditor>
  );
}
