/** What the button in the corner says: apart from the chat's texts, which are not loaded with a page. */
export const texts = {
  open: 'Chat with us',
  close: 'Close chat',
};
