import type { PopupContent } from '@chatty/contract/popups';
import type { SavedSettings } from '@chatty/contract/settings/shop-settings';
import { Button, Modal } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { IconEye } from '@tabler/icons-react';
import type { FormEvent, ReactNode } from 'react';
import { texts } from '#texts/widget.ts';
import type { PreviewScreen } from '@chatty/contract/widget-preview';
import { PreviewPanel } from '../preview/preview-panel.tsx';
import classes from './page.module.css';

interface SettingsEditorProps {
  form: { formId: string; bar: ReactNode; draft: Partial<SavedSettings>; save(): void };
  /** What is saved now, of all fields. */
  settings: SavedSettings;
  /** What the preview begins with. */
  screen?: PreviewScreen;
  /** The popup that the preview shows, in place of the chat. */
  popup?: PopupContent;
  children: ReactNode;
}

/** From this width on the preview stands beside the editor; below it a button opens it. */
const wide = '(min-width: 1100px)';

/** The cards of a form, and beside them the chatbox as the draft would make it. */
export function SettingsEditor({
  form,
  settings,
  popup,
  screen = popup ? 'popup' : 'home',
  children,
}: SettingsEditorProps) {
  const isWide = useMediaQuery(wide, undefined, { getInitialValueInEffect: false });
  const [opened, dialog] = useDisclosure(false);
  const preview = (
    <PreviewPanel settings={{ ...settings, ...form.draft }} saved={settings} first={screen} popup={popup} />
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.save();
  };
  return (
    <div className={classes.editor}>
      {form.bar}
      <form id={form.formId} className={classes.cards} onSubmit={submit} noValidate>
        {children}
      </form>
      {isWide ? (
        <aside className={classes.aside} aria-label={texts.preview.title}>
          {preview}
        </aside>
      ) : (
        <>
          <Button className={classes.open} leftSection={<IconEye size={16} />} size="sm" onClick={dialog.open}>
            {texts.preview.open}
          </Button>
          <Modal opened={opened} onClose={dialog.close} title={texts.preview.title} fullScreen>
            {preview}
          </Modal>
        </>
      )}
    </div>
  );
}
