/** What the chat says to whoever designs the store's theme. */
export const themeEditorTexts = {
  nothingSent: 'This is the theme editor, so nothing is sent. Open your store to try the chat.',
};
