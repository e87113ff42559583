import { idOffset } from '../../apps/simulator/src/catalogue/seeded-random.ts';
import type { WriteContents } from '../../apps/simulator/src/content/contents.ts';
import type { Customer, Order, Product } from '../../apps/simulator/src/shop/records.ts';
import { shipmentOf } from '../../apps/simulator/src/shop/shipment.ts';
import type { ShopFile } from './shop-file.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** What the platform calls the only form of a product. */
const onlyForm = { option: 'Title', value: 'Default Title' };

/** The contents of a shop of the simulator as a file says them. Throws where an order names goods that are not there. */
export const contentsOf =
  (file: ShopFile): WriteContents =>
  (domain, epoch) => {
    let lastId = 9_100_000_000_001 + idOffset(domain);
    const takeId = () => (lastId += 32);
    const at = (ms: number) => new Date(epoch.getTime() + ms).toISOString();
    const hoursAgo = (hours: number) => at(-hours * HOUR);
    const written = at(-40 * DAY);

    const productOf = ({ variants, metafields, options, ...product }: ShopFile['products'][number]): Product => ({
      ...product,
      id: takeId(),
      options: options.length > 0 ? options : [{ name: onlyForm.option, values: [onlyForm.value] }],
      variants: variants.map((variant) => {
        const values = options.length > 0 ? variant.options : [onlyForm.value];
        return { ...variant, id: takeId(), options: values, title: values.join(' / ') };
      }),
      metafields: metafields.map((it) => ({ ...it, id: takeId() })),
      picture: { silhouette: 'mug', colour: 'Slate' },
      createdAt: written,
      updatedAt: written,
    });
    const products = file.products.map(productOf);

    const lineOf = ({ handle, options, quantity }: ShopFile['orders'][number]['lineItems'][number]) => {
      const product = products.find((it) => it.handle === handle);
      const wanted = options.join(' / ') || onlyForm.value;
      const variant = product?.variants.find((it) => it.title === wanted);
      if (!product || !variant) throw new Error(`No goods of the shop: ${handle}, ${wanted}`);
      return {
        id: takeId(),
        productId: product.id,
        variantId: variant.id,
        handle,
        title: product.title,
        variantTitle: variant.title,
        sku: variant.sku,
        quantity,
        priceCents: variant.priceCents,
      };
    };

    const customers = new Map<string, Customer>();
    for (const { email, phone, shippingAddress: address } of file.orders) {
      if (customers.has(email)) continue;
      customers.set(email, {
        ...{ id: takeId(), email, phone, address, locale: 'en', tags: [], note: null, acceptsMarketing: false },
        ...{ firstName: address.firstName, lastName: address.lastName, createdAt: written, updatedAt: written },
      });
    }

    const orderOf = ({ hoursAgo: age, cancelledHoursAgo, ...order }: ShopFile['orders'][number]): Order => {
      const name = `#${order.number}`;
      const lineItems = order.lineItems.map(lineOf);
      const subtotalCents = lineItems.reduce((sum, it) => sum + it.priceCents * it.quantity, 0);
      const fulfillments = order.fulfillments.map(({ estimatedInHours, events, tracking }, index) =>
        shipmentOf({
          id: takeId(),
          name: `${name}.${index + 1}`,
          tracking,
          estimatedDeliveryAt: estimatedInHours === null ? null : hoursAgo(-estimatedInHours),
          events: events.map((it) => ({
            ...{ id: takeId(), status: it.status, message: it.message },
            happenedAt: hoursAgo(it.hoursAgo),
          })),
        }),
      );
      return {
        ...order,
        ...{ id: takeId(), name, lineItems, subtotalCents, fulfillments, note: null, attributes: [] },
        confirmationNumber: `C${order.number}`,
        customerId: customers.get(order.email)?.id ?? null,
        createdAt: hoursAgo(age),
        updatedAt: fulfillments.at(-1)?.updatedAt ?? hoursAgo(cancelledHoursAgo ?? age),
        cancelledAt: cancelledHoursAgo === null ? null : hoursAgo(cancelledHoursAgo),
        totalCents: subtotalCents - order.discountCents + order.shippingCents,
      };
    };

    return {
      ...{ name: file.name, email: file.email, currency: file.currency, timezone: file.timezone },
      collections: file.collections.map((it) => ({ ...it, id: takeId() })),
      products,
      pages: file.pages.map((it) => ({ ...it, id: takeId(), updatedAt: written })),
      blogs: [],
      policies: file.policies.map((it) => ({
        ...it,
        id: takeId(),
        handle: it.type.toLowerCase().replaceAll('_', '-'),
        updatedAt: written,
      })),
      discounts: file.discounts.map(({ code, startsInDays, endsInDays, ...discount }) => ({
        ...discount,
        id: takeId(),
        codes: [{ id: takeId(), code, used: 0 }],
        startsAt: at(startsInDays * DAY),
        endsAt: endsInDays === null ? null : at(endsInDays * DAY),
        createdAt: at(Math.min(startsInDays, 0) * DAY),
      })),
      customers: [...customers.values()],
      orders: file.orders.map(orderOf),
    };
  };
