import { type Api, CallFailed } from '@chatty/client/api';
import { themeEditorTexts } from '../../texts/en/theme-editor.ts';

/** In the place of the visitor's calls in the theme editor, where nobody is a visitor: refuses all of them. */
export const designersApi: Api = async () => {
  throw new CallFailed('not_allowed', themeEditorTexts.nothingSent);
};
