const seats = (count: number) => `${count} ${count === 1 ? 'seat' : 'seats'}`;

/** The team: its list, a member, invitations, and shop staff who ask for a seat. */
export const texts = {
  settingsPlace: { title: 'Team members', text: 'Invite people, set their roles, and see who has a seat' },
  title: 'Team members',
  settings: 'Settings',
  back: 'team members',
  loading: 'Loading the team',
  loadingMember: 'Loading',
  failed: 'The team couldn’t be loaded',
  fullName: 'Full name',
  email: 'Email',
  cancel: 'Cancel',
  search: {
    label: 'Search the team',
    placeholder: 'Search name or email',
    clear: 'Clear search',
    found: (count: number) => `${count} found`,
    nobody: 'No matches',
    tryAnother: 'Try another part of the name or email.',
  },
  row: {
    you: 'You',
    invited: 'Invited',
    inviting: 'Inviting…',
    active: 'Active',
    activeWho: (name: string) => `Active: ${name}`,
    adminSeat: 'Admins always have a seat',
    more: (name: string) => `More actions: ${name}`,
    edit: 'Edit',
    inboxSettings: 'Inbox settings',
  },
  roles: {
    label: 'Role',
    owner: 'Owner',
    meaning: {
      member: { label: 'Member', description: 'Answers visitors in the inbox and manages their own account.' },
      admin: {
        label: 'Admin',
        description: 'Can also manage FAQs, the team, and the shop’s settings. Always has a seat.',
      },
    },
  },
  presence: { invited: 'Hasn’t joined yet', noSeat: 'No seat', offline: 'Offline', away: 'Away', online: 'Online' },
  seats: {
    used: (used: number, limit: number) => `${used} of ${seats(limit)} used`,
    unlimited: (used: number) => `${seats(used)} used, no limit`,
    makeRoom: 'deactivate or remove a member',
    larger: (plan: string, count: number | null) =>
      `choose a larger plan (${plan} has ${count === null ? 'no limit' : seats(count)})`,
    full: (plan: string, ways: readonly string[]) =>
      `All seats on your ${plan} plan are taken.${ways.length > 0 ? ` To invite someone, ${ways.join(', or ')}.` : ''}`,
  },
  invite: {
    open: 'Invite',
    title: 'Invite a team member',
    text: 'We’ll email them a link to join. An invitation takes a seat.',
    send: 'Send invitation',
    again: 'Invite again',
    sent: (email: string) => `Invitation sent to ${email}`,
    sentAgain: (email: string) => `Invitation sent again to ${email}`,
    failed: 'The invitation couldn’t be sent. Please try again.',
    failedAgain: 'Failed to send',
  },
  remove: {
    remove: 'Remove',
    fromTeam: 'Remove from the team',
    withdraw: 'Withdraw invitation',
    title: (name: string) => `Remove ${name}?`,
    withdrawTitle: 'Withdraw this invitation?',
    text: (email: string) =>
      `${email} loses access to this shop right away, on every device. Conversations assigned to them become unassigned. Everything they wrote stays.`,
    withdrawText: (email: string) => `The link sent to ${email} stops working right away, and the seat is free again.`,
    card: 'They lose access right away, on every device. Their conversations become unassigned.',
    withdrawCard: 'Their link stops working, and the seat is free again.',
    done: (name: string) => `${name} was removed from the team`,
  },
  form: {
    details: 'Details',
    access: 'Access',
    overtaken: 'Someone else just changed this member',
    kept: 'Your changes are still here. Saving only updates what you changed.',
    showTheirs: 'Show theirs',
    adminSeat: 'Admins always have a seat.',
    seat: 'Has a seat: can log in and be assigned conversations. Without one they’re logged out right away, and their conversations become unassigned.',
  },
  lock: {
    ownerMe: 'This is you, and you own the shop’s account: you’re always an admin with a seat.',
    owner: 'This person owns the shop’s account: they’re always an admin with a seat.',
    me: 'This is you. Another admin can change your role and your seat.',
  },
  gone: {
    member: 'Team member',
    unknown: 'This member doesn’t exist.',
    title: 'No longer on the team',
    text: (name: string | undefined) =>
      `${name ?? 'This member'} was removed. Conversations assigned to them are now unassigned.`,
    back: 'Back to the team',
    failed: 'The member couldn’t be loaded',
  },
  changeEmail: {
    title: 'Change email',
    signIn: 'They use it to log in.',
    newEmail: 'New email',
    text: (name: string, email: string) =>
      `We’ll send a link to the new address. Until it’s opened, ${name} logs in with ${email}.`,
    send: 'Send link',
    sent: (email: string) => `A link was sent to ${email}. The address changes once it’s opened.`,
    failed: 'The link couldn’t be sent. Please try again.',
  },
  transfer: {
    title: 'Transfer admin',
    question: 'Transfer admin?',
    card: (name: string, shop: string) => `Make ${name} the owner of ${shop}. You become a member.`,
    text: (name: string, shop: string) =>
      `${name} becomes the owner of ${shop}, and nobody can remove them. You become a member right away, without access to settings, FAQs, and the team. Only the new owner can undo this.`,
    done: (name: string) => `${name} is the owner now`,
  },
  staff: {
    title: 'Shop staff',
    label: 'Shop staff who open Chatty',
    description: 'People with access to your Shopify admin who aren’t on your team yet.',
    entries: {
      ask: {
        label: 'Ask me first',
        description: 'Admins get an email and a request here. Nothing happens until an admin approves.',
      },
      'let-in': {
        label: 'Let them in',
        description: 'They join as members and take a seat right away, while seats are free.',
      },
    },
  },
  requests: {
    title: 'Seat requests',
    noEmail: 'Email not verified',
    asked: 'asked',
    approve: 'Approve',
    approveWho: (name: string) => `Approve ${name}`,
    decline: 'Decline',
    declineWho: (name: string) => `Decline ${name}`,
    approved: (name: string) => `${name} has a seat now`,
    declined: (name: string) => `Request from ${name} declined`,
  },
};
