import type { SettingsPatch } from '@chatty/contract/settings/shop-settings';
import { settingsOf, type ShopRow } from '../../shops/index.ts';

/** The changed settings with whether there is an instruction, as it follows from the instruction and from nobody's word. */
export function settledInstruction(
  shop: Pick<ShopRow, 'primary_locale'>,
  widget: Record<string, unknown>,
  { aiAssistantSettings: given }: Pick<SettingsPatch, 'aiAssistantSettings'>,
): Record<string, unknown> {
  if (!given) return widget;
  const { customInstruction } = settingsOf({ ...shop, widget }).aiAssistantSettings;
  const kept = widget.aiAssistantSettings as object;
  return { ...widget, aiAssistantSettings: { ...kept, hasInstruction: customInstruction !== '' } };
}
