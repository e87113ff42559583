import type { LaterSlots } from '../../app/feature.ts';
import { useAttachTool } from './attach-tool.tsx';
import style from './files.css?inline';

/** Files that go with a message. */
export const filesLater: LaterSlots = { name: 'files', style, composerTools: [useAttachTool] };
