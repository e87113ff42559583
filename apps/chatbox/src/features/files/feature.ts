import type { ChatboxFeature } from '../../app/feature.ts';
import { useAttachTool } from './attach-tool.tsx';

/** Files that go with a message. */
export const files = { name: 'files', composerTools: [useAttachTool] } satisfies ChatboxFeature;
