import { type PreviewScreen, previewScreens } from '@chatty/contract/widget-preview';
import type { PopupContent } from '@chatty/contract/popups';
import type { OrderState } from '@chatty/contract/orders';
import { orderStates } from '@chatty/contract/settings/options';
import type { SavedSettings } from '@chatty/contract/settings/shop-settings';
import { Group, Select, Switch, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { texts as orderTexts } from '#texts/order-tracking.ts';
import { texts } from '#texts/widget.ts';
import { useMe } from '../../../people/me.tsx';
import { Card } from '../../../ui/card.tsx';
import { Choice } from '../fields/choice.tsx';
import { localeChoices, startingLocale } from './locales.ts';
import classes from './preview.module.css';
import { type Device, PreviewFrame } from './preview-frame.tsx';
import { wordingQuery } from './wording-query.ts';
import { previewOf } from './preview-of.ts';

const words = texts.preview;

interface PreviewPanelProps {
  /** The draft. */
  settings: SavedSettings;
  saved: SavedSettings;
  /** The screen that is looked at first. */
  first: PreviewScreen;
  /** The popup that is looked at, in place of the chat's screens. */
  popup?: PopupContent | undefined;
}

/** The chatbox as the draft would make it, and what of it is looked at. */
export function PreviewPanel({ settings, saved, first, popup }: PreviewPanelProps) {
  const { shop } = useMe();
  const [device, setDevice] = useState<Device>('desktop');
  const [screen, setScreen] = useState<PreviewScreen>(first);
  const [locale, setLocale] = useState(() => startingLocale(shop.shopInfo));
  const [online, setOnline] = useState(true);
  const [orderState, setOrderState] = useState<OrderState>('shipped');
  const [colors, setColors] = useState({ of: settings.colorMode, shown: settings.colorMode });
  // Another choice in the editor is looked at at once.
  if (colors.of !== settings.colorMode) setColors({ of: settings.colorMode, shown: settings.colorMode });
  const { data: wording, isError } = useQuery(wordingQuery(locale));
  const preview = previewOf(shop, settings, saved, { colorMode: colors.shown, online, orderState, popup, wording });
  return (
    <Card title={words.title}>
      <Group gap={12} className={classes.controls}>
        <Choice<Device> label={words.device} options={words.devices} value={device} onChange={setDevice} />
        <Choice
          label={words.colors}
          options={texts.colorModes}
          value={colors.shown}
          onChange={(shown) => setColors({ of: settings.colorMode, shown })}
        />
        {!popup && (
          <Select
            label={words.screen}
            size="xs"
            w={130}
            allowDeselect={false}
            data={previewScreens.map((value) => ({ value, label: words.screens[value] }))}
            value={screen}
            onChange={(it) => setScreen(previewScreens.find((known) => known === it) ?? screen)}
          />
        )}
        {screen === 'orderTracking' && (
          <Select
            label={words.order}
            size="xs"
            w={150}
            allowDeselect={false}
            data={orderStates.map((value) => ({ value, label: orderTexts.stateNames[value] }))}
            value={orderState}
            onChange={(it) => setOrderState(orderStates.find((known) => known === it) ?? orderState)}
          />
        )}
        <Select
          label={words.locale}
          size="xs"
          w={150}
          allowDeselect={false}
          searchable
          data={localeChoices([locale, ...(wording?.locales ?? [])])}
          value={locale}
          onChange={(it) => setLocale(it ?? locale)}
        />
        <Switch label={words.online} checked={online} onChange={(event) => setOnline(event.currentTarget.checked)} />
      </Group>
      <PreviewFrame preview={preview} device={device} screen={screen} locale={locale} />
      <Text size="xs" c="ink.6" mt={8} role="status">
        {isHidden(settings, device) ? words.hidden : words.note}
        {screen === 'orderTracking' && ` ${words.orderNote}`}
        {isError && ` ${words.notTranslated}`}
      </Text>
    </Card>
  );
}

const isHidden = ({ displayDevices, hideOnMobile }: SavedSettings, device: Device) =>
  device === 'phone' ? hideOnMobile || displayDevices === 'desktop' : displayDevices === 'mobile';
