import type { SavedSettings } from '@chatty/contract/settings/shop-settings';
import { texts } from '#texts/chat-page.ts';
import { ConflictAlert } from '../../../connection/merging/conflict-alert.tsx';
import { useSettingsForm } from '../../../connection/shop-settings/use-settings-form.ts';
import { EditorPage } from '../page/editor-page.tsx';
import { SettingsEditor } from '../page/settings-editor.tsx';
import { AddressesCard } from './addresses-card.tsx';
import { ChatPageCard } from './chat-page-card.tsx';

const names = ['chatPageSettings'] as const;
const labels = { chatPageSettings: texts.settings };

/** The chat as a page of its own: what stands over it, and where it is. */
export const ChatPagePage = () => (
  <EditorPage page="chat_page">{(settings) => <ChatPageEditor settings={settings} />}</EditorPage>
);

function ChatPageEditor({ settings }: { settings: SavedSettings }) {
  const form = useSettingsForm(settings, names);
  return (
    <SettingsEditor form={form} settings={settings} screen="page">
      <ConflictAlert form={form} labels={labels} />
      <ChatPageCard form={form} />
      <AddressesCard isEnabled={form.saved.chatPageSettings.isEnabled} />
    </SettingsEditor>
  );
}
