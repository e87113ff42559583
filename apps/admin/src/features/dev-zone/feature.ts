import type { Feature } from '../../navigation/feature.ts';
import type { LoadPage } from '../../navigation/path-entry.ts';

const page: LoadPage = async () => ({ Component: (await import('./dev-zone-page.tsx')).DevZonePage });

export const devZoneFeature: Feature = { pages: { '/dev_zone': page, '/dev_zone/:tab': page } };
