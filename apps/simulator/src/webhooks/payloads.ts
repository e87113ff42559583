import { decimal } from '../shop/money.ts';
import type { Address, Customer, Fulfillment, Order, Product } from '../shop/records.ts';
import type { Shop } from '../shop/shop.ts';

const gid = (type: string, id: number): string => `gid://shopify/${type}/${id}`;

/** A product in the shape of Shopify's webhooks. */
export function productPayload(product: Product, origin: string): object {
  return {
    id: product.id,
    admin_graphql_api_id: gid('Product', product.id),
    title: product.title,
    handle: product.handle,
    body_html: product.descriptionHtml,
    vendor: product.vendor,
    product_type: product.productType,
    created_at: product.createdAt,
    updated_at: product.updatedAt,
    published_at: product.createdAt,
    published_scope: 'global',
    status: product.status.toLowerCase(),
    template_suffix: null,
    tags: product.tags.join(', '),
    variants: product.variants.map((variant, index) => ({
      id: variant.id,
      admin_graphql_api_id: gid('ProductVariant', variant.id),
      product_id: product.id,
      title: variant.title,
      sku: variant.sku,
      price: decimal(variant.priceCents),
      compare_at_price: variant.compareAtCents === null ? null : decimal(variant.compareAtCents),
      position: index + 1,
      inventory_policy: 'deny',
      inventory_quantity: variant.inventoryQuantity,
      old_inventory_quantity: variant.inventoryQuantity,
      inventory_item_id: variant.id + 1,
      taxable: true,
      barcode: null,
      option1: variant.options[0] ?? null,
      option2: variant.options[1] ?? null,
      option3: variant.options[2] ?? null,
      image_id: null,
      created_at: product.createdAt,
      updated_at: product.updatedAt,
    })),
    options: product.options.map((option, index) => ({
      id: product.id * 10 + index,
      product_id: product.id,
      name: option.name,
      position: index + 1,
      values: option.values,
    })),
    images: [
      {
        id: product.id + 7,
        product_id: product.id,
        position: 1,
        alt: product.title,
        width: 800,
        height: 800,
        src: `${origin}/cdn/products/${product.handle}.svg`,
        variant_ids: [],
        created_at: product.createdAt,
        updated_at: product.createdAt,
      },
    ],
    variant_gids: product.variants.map((variant) => ({
      admin_graphql_api_id: gid('ProductVariant', variant.id),
      updated_at: product.updatedAt,
    })),
  };
}

function addressPayload(address: Address): object {
  return {
    first_name: address.firstName,
    last_name: address.lastName,
    name: `${address.firstName} ${address.lastName}`,
    company: null,
    address1: address.address1,
    address2: null,
    city: address.city,
    province: address.province,
    province_code: address.provinceCode,
    zip: address.zip,
    country: address.country,
    country_code: address.countryCode,
    phone: address.phone,
    latitude: null,
    longitude: null,
  };
}

/** A customer in the shape of Shopify's webhooks. */
export function customerPayload(customer: Customer): object {
  return {
    id: customer.id,
    admin_graphql_api_id: gid('Customer', customer.id),
    email: customer.email || null,
    first_name: customer.firstName,
    last_name: customer.lastName,
    phone: customer.phone,
    state: 'disabled',
    note: customer.note,
    tags: customer.tags.join(', '),
    verified_email: true,
    currency: 'USD',
    tax_exempt: false,
    created_at: customer.createdAt,
    updated_at: customer.updatedAt,
    addresses: customer.address ? [addressPayload(customer.address)] : [],
    default_address: customer.address
      ? { ...addressPayload(customer.address), customer_id: customer.id, default: true }
      : null,
  };
}

/** What a customer has bought, in the shape of Shopify's webhooks. */
export function purchasesPayload(customer: Customer, shop: Shop): object {
  const orders = shop.ordersOf(customer);
  return {
    customerId: gid('Customer', customer.id),
    numberOfOrders: orders.length,
    amountSpent: {
      amount: decimal(orders.reduce((sum, order) => sum + order.totalCents - order.refundedCents, 0)),
      currencyCode: shop.currency,
    },
    lastOrderId: orders.length > 0 ? gid('Order', orders.at(-1)?.id ?? 0) : null,
    occurredAt: customer.updatedAt,
  };
}

function fulfillmentPayload(fulfillment: Fulfillment, order: Order, origin: string): object {
  const url = `${origin}/tracking/${fulfillment.tracking.number}`;
  return {
    id: fulfillment.id,
    admin_graphql_api_id: gid('Fulfillment', fulfillment.id),
    order_id: order.id,
    name: fulfillment.name,
    status: 'success',
    service: 'manual',
    shipment_status: fulfillment.displayStatus.toLowerCase(),
    created_at: fulfillment.createdAt,
    updated_at: fulfillment.updatedAt,
    tracking_company: fulfillment.tracking.company,
    tracking_number: fulfillment.tracking.number,
    tracking_numbers: [fulfillment.tracking.number],
    tracking_url: url,
    tracking_urls: [url],
    line_items: [],
  };
}

/** An order in the shape of Shopify's webhooks. */
export function orderPayload(shop: Shop, order: Order, origin: string): object {
  const customer = shop.customer(order.customerId);
  const status = { UNFULFILLED: null, FULFILLED: 'fulfilled', PARTIALLY_FULFILLED: 'partial' }[order.fulfillmentStatus];
  const money = (cents: number): object => ({
    shop_money: { amount: decimal(cents), currency_code: shop.currency },
    presentment_money: { amount: decimal(cents), currency_code: shop.currency },
  });
  return {
    id: order.id,
    admin_graphql_api_id: gid('Order', order.id),
    name: order.name,
    number: order.number - 1000,
    order_number: order.number,
    confirmation_number: order.confirmationNumber,
    confirmed: true,
    test: false,
    created_at: order.createdAt,
    processed_at: order.createdAt,
    updated_at: order.updatedAt,
    cancelled_at: order.cancelledAt,
    cancel_reason: order.cancelReason?.toLowerCase() ?? null,
    closed_at: null,
    currency: shop.currency,
    presentment_currency: shop.currency,
    email: order.email,
    contact_email: order.email,
    phone: order.phone,
    financial_status: order.financialStatus.toLowerCase(),
    fulfillment_status: status,
    subtotal_price: decimal(order.subtotalCents - order.discountCents),
    total_discounts: decimal(order.discountCents),
    total_line_items_price: decimal(order.subtotalCents),
    total_price: decimal(order.totalCents),
    total_tax: '0.00',
    current_total_price: decimal(order.totalCents - order.refundedCents),
    current_total_price_set: money(order.totalCents - order.refundedCents),
    total_price_set: money(order.totalCents),
    total_shipping_price_set: money(order.shippingCents),
    discount_codes: order.discountCodes.map((code) => ({
      code,
      amount: decimal(order.discountCents),
      type: 'percentage',
    })),
    note: order.note,
    note_attributes: order.attributes.map(({ key, value }) => ({ name: key, value })),
    tags: '',
    order_status_url: `${origin}/orders/${order.confirmationNumber}`,
    source_name: 'web',
    landing_site: '/',
    referring_site: '',
    customer: customer ? customerPayload(customer) : null,
    shipping_address: addressPayload(order.shippingAddress),
    billing_address: addressPayload(order.shippingAddress),
    line_items: order.lineItems.map((item) => ({
      id: item.id,
      admin_graphql_api_id: gid('LineItem', item.id),
      product_id: item.productId,
      variant_id: item.variantId,
      title: item.title,
      variant_title: item.variantTitle,
      name: `${item.title} - ${item.variantTitle}`,
      sku: item.sku,
      quantity: item.quantity,
      current_quantity: order.cancelledAt ? 0 : item.quantity,
      price: decimal(item.priceCents),
      fulfillment_status: status,
      requires_shipping: true,
      taxable: true,
      gift_card: false,
      properties: [],
      total_discount: '0.00',
    })),
    shipping_lines: [
      { title: order.shippingCents > 1000 ? 'Express' : 'Standard', price: decimal(order.shippingCents), code: 'STD' },
    ],
    fulfillments: order.fulfillments.map((fulfillment) => fulfillmentPayload(fulfillment, order, origin)),
    refunds: [],
  };
}

/** The shop in the shape of Shopify's `shop/update` and `app/uninstalled` webhooks. */
export function shopPayload(shop: Shop, origin: string): object {
  return {
    id: shop.id,
    name: shop.name,
    email: shop.email,
    customer_email: shop.email,
    domain: new URL(origin).host,
    myshopify_domain: shop.domain,
    shop_owner: `${shop.owner.firstName} ${shop.owner.lastName}`,
    address1: '18 Wharf Lane',
    address2: null,
    city: 'Portland',
    province: 'Maine',
    province_code: 'ME',
    zip: '04101',
    country: 'US',
    country_code: 'US',
    country_name: 'United States',
    phone: '+12075550142',
    currency: shop.currency,
    money_format: '${{amount}}',
    money_with_currency_format: '${{amount}} USD',
    weight_unit: 'kg',
    timezone: '(GMT-05:00) America/New_York',
    iana_timezone: shop.timezone,
    primary_locale: 'en',
    plan_name: 'partner_test',
    plan_display_name: 'Development',
    created_at: shop.createdAt,
    updated_at: new Date().toISOString(),
    has_storefront: true,
    password_enabled: false,
    enabled_presentment_currencies: [shop.currency],
  };
}
