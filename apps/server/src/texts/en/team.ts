/** Members, seats, invitations and away mode. */
export const texts = {
  thisMember: 'This member',
  newMember: 'New member',

  noSeat: (owner: string) => `You don’t have a seat on this shop’s team. Ask ${owner} for one.`,
  anOwner: 'the shop’s owner',
  onlySeatTaken: (plan: string) =>
    `The ${plan} plan has one seat, and it belongs to the owner. To add your team, choose a plan with more seats.`,
  allSeatsTaken: (seats: number, plan: string) =>
    `All ${seats} seats of your ${plan} plan are taken. Deactivate a member, or choose a plan with more seats.`,

  emailInTeam: 'Someone on your team already uses this email.',
  emailJustChanged: 'Your email just changed. Open the app again.',
  hasJoined: (name: string) => `${name} has already joined the team.`,
  isDeactivated: (name: string) => `${name} is deactivated. Activate them first.`,

  notSwitchedOn: 'This isn’t turned on for your shop yet. Contact us to try it.',
  changeInvitation: (name: string) =>
    `${name} hasn’t joined the team yet. Remove the invitation and invite the other address.`,
  ownersEmail: 'Only the owner can change the owner’s email.',
  worksElsewhere: (name: string) => `${name} is also on other shops’ teams, so only they can change their email.`,
  ownerStays: (name: string) =>
    `${name} owns the shop and is always an active admin. Only the owner can transfer ownership.`,
  notYourself: 'You can’t remove your own access. Ask another admin to do it.',
  adminsAreActive: 'Admins are always active. Make them a member first, then deactivate them.',
  onlyOwnerTransfers: 'Only the owner can transfer ownership.',
  isOwnerAlready: (name: string) => `${name} already owns the shop.`,
  ownerMustBeActive: (name: string) => `${name} must be an active member who has joined the team.`,
  seatRequest: 'This request',
  noAddress: (name: string) => `${name} comes in through the Shopify admin and has no address to email.`,
  ownDeskOnly: 'You can only open your own inbox settings.',
  deskOfAnother: 'Only the member can change this, or an admin of their team.',
  ownAwayModeOnly: 'You can only change your own Away mode.',
  tooManyTeamMails: (wait: string) =>
    `Your team has already sent several emails to this address. Wait ${wait} to send another.`,
  tooManyMailsToday: (wait: string) => `Your team has sent too many emails today. Wait ${wait} to send another.`,
};
