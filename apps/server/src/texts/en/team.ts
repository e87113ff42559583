/** What people read about the team: refusals, and the mail about a request for a seat. */
export const texts = {
  noAccess: 'You no longer have access to this shop: Chatty was uninstalled there, or your seat was taken away.',
  noSuchRequest: 'This request',
  noAddress: (name: string) => `${name} comes in through the Shopify admin, and has no address to send a mail to.`,
  seatRequest: {
    subject: (name: string, shop: string) => `${name} asks for a seat on the ${shop} team`,
    asks: (who: string, shop: string) =>
      `${who} opened Chatty in the Shopify admin of ${shop} and asks for a seat on your team.`,
    button: 'Approve or decline',
    note: 'Until somebody approves, they see nothing of your shop. To let store staff in without asking, open Team members.',
  },
};
