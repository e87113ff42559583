import type { PopupContent } from '@chatty/contract/popups';
import { type PopupField, type PopupKind, popupKinds } from '@chatty/contract/settings/popups/popup-rules';
import type { SavedSettings } from '@chatty/contract/settings/shop-settings';
import { Stack, Switch, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { texts } from '#texts/popups.ts';
import { ConflictAlert } from '../../../connection/merging/conflict-alert.tsx';
import type { SettingsForm } from '../../../connection/shop-settings/use-settings-form.ts';
import { WithSettings } from '../../../connection/shop-settings/with-settings.tsx';
import { Card } from '../../../ui/card.tsx';
import { Page } from '../../../ui/page.tsx';
import classes from '../page/page.module.css';
import { SettingsEditor } from '../page/settings-editor.tsx';
import { DaysCard } from './days-card.tsx';
import { popupPaths } from './popup-paths.ts';
import { type AnyPopup, type PartProps, sayPopup } from './popup-draft.ts';
import { ReportCard } from './report-card.tsx';
import { WhenCard } from './when-card.tsx';
import { WhereCard } from './where-card.tsx';

/** The popups in the order in which a merchant meets them. */
const shownKinds = popupKinds.toReversed();

/** A popup's page: the way to the others, and the editor once the settings are there. */
export function PopupPage({ children }: { children(settings: SavedSettings): ReactNode }) {
  return (
    <Page title={texts.title} width="full" back={{ to: '/settings', label: texts.back }}>
      <nav className={classes.tabs} aria-label={texts.pages}>
        {shownKinds.map((kind) => (
          <NavLink key={kind} to={popupPaths[kind]} className={classes.tab}>
            {texts.kinds[kind]}
          </NavLink>
        ))}
      </nav>
      <WithSettings>{children}</WithSettings>
    </Page>
  );
}

interface PopupEditorProps<Field extends PopupField> extends PartProps<AnyPopup> {
  kind: PopupKind;
  field: Field;
  form: Pick<SettingsForm<Field>, 'conflicts' | 'keepMine' | 'takeTheirs' | 'bar' | 'formId' | 'save'> & {
    draft: Partial<SavedSettings>;
  };
  settings: SavedSettings;
  content: PopupContent;
  /** What this popup alone has. */
  children: ReactNode;
}

/** The cards of a popup, with the popup itself beside them as the draft would make it. */
export function PopupEditor<Field extends PopupField>(props: PopupEditorProps<Field>) {
  const { kind, field, form, settings, content, draft, wrong, change, children } = props;
  const labels = { [field]: texts.kinds[kind] } as Record<Field, string>;
  return (
    <SettingsEditor form={form} settings={settings} popup={content}>
      <ConflictAlert form={form} labels={labels} say={(_, value) => sayPopup(value)} />
      <Card>
        <Stack gap="sm">
          <Switch
            label={texts.active[kind]}
            description={texts.about[kind]}
            checked={draft.active}
            onChange={(event) => change({ active: event.currentTarget.checked })}
          />
          <Text size="xs" c="ink.6">
            {texts.fewAtATime}
          </Text>
        </Stack>
      </Card>
      {children}
      <WhenCard draft={draft} wrong={wrong} change={change} />
      <DaysCard draft={draft} wrong={wrong} change={change} zone={settings.timeZone} />
      <WhereCard draft={draft} wrong={wrong} change={change} />
      <ReportCard kind={kind} />
    </SettingsEditor>
  );
}
