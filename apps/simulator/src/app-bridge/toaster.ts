import type { ShopifyGlobal } from '@shopify/app-bridge-types';
import type { HostLine } from './host-line.ts';

const DURATION_MS = 5000;

/** `shopify.toast`: drawn by the admin, which says when its action or its cross was pressed. */
export function toaster(line: HostLine): ShopifyGlobal['toast'] {
  const open = new Map<string, { onAction?: () => void; onDismiss?: () => void }>();
  let last = 0;
  line.onOrder((order) => {
    if (order.order !== 'toast-action' && order.order !== 'toast-gone') return;
    const toast = open.get(order.id);
    open.delete(order.id);
    if (order.order === 'toast-action') toast?.onAction?.();
    else toast?.onDismiss?.();
  });
  return {
    show(message, { duration = DURATION_MS, isError = false, action, onAction, onDismiss } = {}) {
      const id = `toast-${(last += 1)}`;
      open.set(id, { ...(onAction ? { onAction } : {}), ...(onDismiss ? { onDismiss } : {}) });
      line.tell({ news: 'toast', id, message, duration, isError, action: action ?? null });
      return id;
    },
    hide(id) {
      line.tell({ news: 'toast-gone', id });
    },
  };
}
