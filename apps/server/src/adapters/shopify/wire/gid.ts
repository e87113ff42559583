/** Shopify's global id of a record that webhooks and the storefront name by number. */
export const gidOf = (kind: 'Product' | 'Customer', id: string) =>
  id.startsWith('gid://') ? id : `gid://shopify/${kind}/${id}`;
