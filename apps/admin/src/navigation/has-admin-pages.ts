import { viewerKindsOf } from './path-entry.ts';
import { useViewer } from './viewer.ts';

/**
 * Whether the pages that are for owners and admins alone open for whoever looks: not in the app that the browser installed.
 * What leads there from elsewhere is shown only then; what may be done is a question of the role.
 */
export const useHasAdminPages = (): boolean => viewerKindsOf(useViewer()).every((it) => it === 'admin');
