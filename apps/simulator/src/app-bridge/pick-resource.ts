import type { ShopifyGlobal } from '@shopify/app-bridge-types';
import type { HostLine } from './host-line.ts';

type Picker = ShopifyGlobal['resourcePicker'];

/** `shopify.resourcePicker`: the choice is made in the admin; undefined when it was left. */
export function resourcePicker(line: HostLine): Picker {
  return async <Type extends 'product' | 'variant' | 'collection'>(options: Parameters<Picker>[0] & { type: Type }) => {
    const { multiple = false } = options;
    const chosen = await line.ask('pick', {
      type: options.type,
      action: options.action ?? 'add',
      most: typeof multiple === 'number' ? multiple : multiple ? Number.MAX_SAFE_INTEGER : 1,
      query: options.query ?? options.filter?.query ?? '',
      chosen: (options.selectionIds ?? []).map((one) => one.id),
    });
    if (!chosen) return undefined;
    return Object.assign(chosen, { selection: chosen }) as Awaited<
      ReturnType<typeof window.shopify.resourcePicker<Type>>
    >;
  };
}
