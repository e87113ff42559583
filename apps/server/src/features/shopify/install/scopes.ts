/** What the app asks a shop for: no more than its documents need. The same list stands in `shopify.app.toml`. */
export const requiredScopes = [
  'read_products',
  'read_orders',
  'read_customers',
  'read_content',
  'read_legal_policies',
  'read_discounts',
  'read_locales',
  'write_app_proxy',
] as const;

/** What the merchant may grant besides, and take back: without it subscribers of the newsletter stay with us. */
export const optionalScopes = ['write_customers'] as const;
