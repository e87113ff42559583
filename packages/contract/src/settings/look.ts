import { z } from 'zod';
import { fontFamilyMaxChars, fontFamilyPattern, maxFonts } from '../fonts.ts';
import { widgetTexts } from '../default-texts.ts';
import { texts } from '../texts.ts';
import { Color, Line, Picture } from './fields.ts';
import { colorModes, dateFormats, type Theme, themes } from './options.ts';

const themeNames = ['custom', ...Object.keys(themes)] as [Theme, ...Theme[]];

/** How the chat looks, and what it says before anybody has spoken. */
export const lookFields = {
  theme: z.enum(themeNames).default('custom').describe('A ready set of colors in place of the three own ones'),
  brandColor: Color.default('#1a5c4c').describe('The color of launcher and header'),
  textColor: Color.default('#ffffff').describe('The color of the words in the header'),
  actionColor: Color.default('#1a5c4c').describe('The color of buttons, links, and the visitor’s own messages'),
  isGradient: z.boolean().default(true).describe('The header’s color grows deeper toward one side'),
  colorMode: z.enum(colorModes).default('light').describe('Light, dark, or as the visitor’s device'),
  fonts: z
    .array(z.string().max(fontFamilyMaxChars).regex(fontFamilyPattern, texts.invalid))
    .max(maxFonts)
    .default([])
    .describe('Web fonts by family name; without one the chatbox asks nothing of any third party'),
  logoHeader: Picture.default('').describe('A picture at the top of the home screen'),
  welcomeText: Line(200).default(widgetTexts.welcome).describe('The greeting on the home screen'),
  description: Line(400).default(widgetTexts.description).describe('The line under the greeting'),
  backBtnLabel: Line(40).default('').describe('The words of the button that leads back; without any an arrow alone'),
  isShowMemberAvatar: z.boolean().default(true).describe('Pictures of the members beside what they say'),
  dateFormat: z.enum(dateFormats).default('MM/DD/YYYY').describe('How days are written in conversations'),
  brandingRemoval: z.boolean().default(false).describe('The line that names Chatty is left out'),
  customCss: z
    .string()
    .max(10_000, texts.maxChars(10_000))
    .default('')
    .describe('Style of the merchant’s own, inside the chatbox alone'),
};
