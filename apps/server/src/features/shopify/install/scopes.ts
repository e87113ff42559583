/**
 * What the app asks a shop for: no more than its documents need. The same list stands in `shopify.app.toml`, beside what a
 * merchant may grant later: without `write_customers` the newsletter's subscribers stay with us, and without
 * `write_discounts` no shopper gets a code of their own.
 */
export const requiredScopes = [
  'read_products',
  'read_orders',
  'read_customers',
  'read_themes',
  'read_content',
  'read_legal_policies',
  'read_discounts',
  'read_locales',
  'write_app_proxy',
] as const;
