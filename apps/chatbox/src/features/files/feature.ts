import type { ChatboxFeature } from '../../app/feature.ts';
import { useAttachTool } from './attach-tool.tsx';
import style from './files.css?inline';

/** Files that go with a message. */
export const filesFeature = { name: 'files', style, composerTools: [useAttachTool] } satisfies ChatboxFeature;
