import { ShopSettings } from '@chatty/contract/settings/shop-settings';
import { LRUCache } from 'lru-cache';

/** Parsed settings by their stored text: the same few shops speak again and again. */
export const parsedSettings = new LRUCache<string, ShopSettings>({ max: 1_000 });

/** A shop's settings from the JSON in which they are stored, the product's defaults filled in, and suggestions in English. */
export function storedSettings(json: string): ShopSettings {
  const known = parsedSettings.get(json);
  if (known) return known;
  const parsed = ShopSettings.parse(JSON.parse(json));
  parsedSettings.set(json, parsed);
  return parsed;
}
