import { z } from 'zod';
import { widgetTexts } from '../default-texts.ts';
import { Between, Color, DisplayPages, Line, Picture } from './fields.ts';
import { displayDevices, floatBtnSizes, launcherIcons, launcherKinds, offsets } from './options.ts';

/** The launcher, and where in the store the chatbox is at all. */
export const launcherFields = {
  floatBtnLauncher: z.enum(launcherKinds).default('iconAndLabel').describe('What the launcher shows'),
  icon: z
    .union([z.enum(launcherIcons), Picture])
    .default('bubble')
    .describe('The launcher’s icon or picture'),
  floatBtnLabel: Line(40)
    .default(widgetTexts.floatBtnLabel)
    .describe('The words on the launcher; its name for screen readers'),
  floatBtnLabelColor: Color.default('#ffffff').describe('The color of the launcher’s words and icon'),
  floatBtnSize: Between(floatBtnSizes).default(55).describe('The launcher’s height in pixels'),
  floatBtnPosition: z.enum(['right', 'left']).default('right').describe('The corner of launcher and chat'),
  floatBtnOffsetSide: Between(offsets).default(20).describe('Pixels between the launcher and the side of the window'),
  floatBtnOffsetBottom: Between(offsets)
    .default(20)
    .describe('Pixels between the launcher and the bottom of the window'),
  zIndex: z
    .number()
    .int()
    .min(1)
    .max(2_147_483_000)
    .default(2_147_483_000)
    .describe('How far in front of the store’s page it lies'),
  hideOnMobile: z.boolean().default(false).describe('No launcher on phones; links of the store still open the chat'),
  displayDevices: z.enum(displayDevices).default('all').describe('The devices on which the chatbox is there at all'),
  displayPages: DisplayPages.default({ type: 'all', values: [] }).describe('The pages on which the chatbox is there'),
};
