/** The dev zone for the route table: only the provider's staff ever load it. */
export const devZonePage = async () => ({ Component: (await import('./dev-zone-page.tsx')).DevZonePage });
