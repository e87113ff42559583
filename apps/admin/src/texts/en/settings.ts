/** The list of the settings. */
export const texts = {
  title: 'Settings',
  you: 'You',
  team: { title: 'Team members', text: 'Invite people, set their roles, and see who has a seat' },
  awayMode: { title: 'Away mode', text: 'Appear away while you’re logged in' },
  notifications: { title: 'Notifications', text: 'Choose what you hear about by email and push while you’re away' },
  account: {
    title: 'My account',
    text: 'Your name and picture, appearance, password, two-factor authentication, and sessions',
  },
};
