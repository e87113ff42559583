import type { ShopifyGlobal } from '@shopify/app-bridge-types';

type Callback = Parameters<NonNullable<ShopifyGlobal['webVitals']['onReport']>>[0];
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Measures LCP, CLS and INP roughly, and reports them each time the page goes out of sight. */
export function reportVitals(): (callback: Callback) => Promise<void> {
  const values = new Map<string, number>();
  let callback: Callback = null;
  const observe = (type: string, take: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...(type === 'event' ? { durationThreshold: 16 } : {}),
    });
  };
  observe('largest-contentful-paint', (entry) => values.set('LCP', entry.startTime));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as LayoutShift;
    if (!hadRecentInput) values.set('CLS', (values.get('CLS') ?? 0) + value);
  });
  observe('event', (entry) => {
    if (!(entry as PerformanceEventTiming).interactionId) return;
    values.set('INP', Math.max(values.get('INP') ?? 0, entry.duration));
  });
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || !callback || values.size === 0) return;
    const load = Math.round(performance.timeOrigin);
    void callback({ metrics: [...values].map(([name, value]) => ({ id: `${name}-${load}`, name, value })) });
  });
  return async (wanted) => {
    callback = wanted;
  };
}
