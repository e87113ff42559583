/** What our mails say. */
export const texts = {
  hello: (name: string) => `Hi ${name},`,
  noServer: 'No mail server is configured. Ask whoever runs Chatty for you.',
  copyAddress: 'Or copy this link into your browser:',
  chooseMails: 'Choose which emails you get',

  /** At the foot of mails from us to a shop's team. */
  fromChatty: 'Sent by Chatty, the live chat and help desk for online stores.',
  fromChattyFor: (shop: string) => `Sent by Chatty on behalf of ${shop}.`,

  usage: {
    subject: (percent: number, shop: string) =>
      percent >= 100
        ? `${shop} has used all AI replies of its plan`
        : `${shop} has used ${percent}% of the AI replies of its plan`,
    used: (used: string, limit: string, plan: string) =>
      `Your assistant has written ${used} of the ${limit} replies that your ${plan} plan holds for 30 days.`,
    soon: 'When they are used up, it answers from your FAQs and custom answers only, for free, and hands all else to your team.',
    now: 'Until older replies are 30 days past, it answers from your FAQs and custom answers only, for free, and hands all else to your team.',
    button: 'See your usage',
    note: 'We tell you this once in 30 days, at 80% and when all are used.',
  },
  code: {
    subject: (code: string) => `${code} is your code for Chatty`,
    preview: (minutes: number) => `Use it within ${minutes} minutes to log in.`,
    title: 'Your login code',
    text: 'Enter this code to log in to Chatty:',
    note: (minutes: number) =>
      `The code works once and expires in ${minutes} minutes. Never share it: we will never ask you for it. If you didn’t try to log in, you can ignore this email.`,
  },
  reset: {
    subject: 'Set a new password for Chatty',
    preview: 'This link works once and expires in 1 hour.',
    title: 'Set a new password',
    text: 'Someone asked to reset the password of your Chatty account. If it was you, choose a new one here:',
    button: 'Set a new password',
    note: 'The link works once and expires in 1 hour. If you didn’t ask for this, you can ignore this email. Your password stays the same.',
  },
  passwordChanged: {
    subject: 'Your Chatty password was changed',
    preview: 'If this wasn’t you, reset your password now.',
    title: 'Your password was changed',
    text: 'The password of your Chatty account was just changed. You’ve been logged out everywhere else.',
    button: 'This wasn’t me',
    note: 'If this was you, there’s nothing to do.',
  },
  emailChanged: {
    subject: 'Your Chatty account has a new email address',
    preview: (email: string) => `From now on, log in with ${email}.`,
    title: 'Your email address was changed',
    text: (email: string) =>
      `From now on, log in to Chatty with ${email}. We won’t send any more emails to this address.`,
    note: 'If you didn’t want this, contact an admin of your shop right away.',
  },
  invitation: {
    subject: (host: string, shop: string) => `${host} invites you to the team of ${shop}`,
    preview: (shop: string) => `Answer ${shop}’s visitors in Chatty.`,
    title: (shop: string) => `Join the team of ${shop}`,
    text: (host: string, shop: string) => `${host} invites you to answer ${shop}’s visitors in Chatty.`,
    known: 'You already have a Chatty account: open the link and log in.',
    fresh: 'Choose a password and you’re in.',
    button: 'Join the team',
    note: (days: number, shop: string) =>
      `The link works once and expires in ${days} days. If you don’t know ${shop}, you can ignore this email.`,
  },
  newAddress: {
    subject: 'Confirm your new email address',
    preview: (email: string) => `Confirm that ${email} is yours.`,
    title: 'Confirm your new email address',
    text: (from: string, to: string) =>
      `Your Chatty account is about to move from ${from} to ${to}. You’ll log in with the new address.`,
    where:
      'Open the link in the browser where you’re logged in to Chatty, and you’ll stay logged in there. In any other browser, the account’s password and two-factor authentication are removed, and you log in with a code we email you.',
    button: 'Confirm address',
    note: 'The link works once and expires in 24 hours. If you didn’t expect it, ignore this email and nothing changes.',
  },
  seatRequest: {
    subject: (name: string, shop: string) => `${name} asks for a seat on the ${shop} team`,
    asks: (who: string, shop: string) =>
      `${who} opened Chatty in the Shopify admin of ${shop} and asks for a seat on your team.`,
    button: 'Approve or decline',
    note: 'They see nothing of your shop until someone approves. To let shop staff in without asking, open Team members.',
  },
  notificationAddress: {
    subject: 'Confirm this address for notifications',
    preview: 'One click and your Chatty notifications arrive here.',
    title: 'Confirm this address',
    text: (shop: string) => `You asked Chatty to send your notifications for ${shop} to this address.`,
    button: 'Confirm address',
    note: 'The link works once and expires in 24 hours. If you didn’t ask for this, ignore this email and nothing will be sent here.',
  },
  dataRequest: {
    subject: (shop: string) => `A customer asked for their data · ${shop}`,
    preview: (found: boolean) => (found ? 'Download it and send it to them.' : 'There is nothing to send.'),
    title: 'A customer asked for their data',
    text: (shop: string) => `A customer of ${shop} asked through Shopify to see the data that is kept about them.`,
    nothing: 'Chatty has no data about this customer, so there’s nothing to send.',
    found: 'Download what Chatty has and send it to them.',
    button: (at: number, of: number) => (of === 1 ? 'Download the data' : `Download file ${at} of ${of}`),
    note: (days: number) => `The link expires in ${days} days.`,
  },
};
