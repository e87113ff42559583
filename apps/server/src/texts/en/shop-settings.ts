/** The chatbox's settings, and the suggestions that visitors can ask with one tap. */
export const texts = {
  noAnswer:
    'Visitors don’t see this yet: the assistant has no answer to it. Add an FAQ, a custom answer, or a page that says it.',
  noOrders: 'Visitors don’t see this yet: the store doesn’t let Chatty read its orders.',
  notTried: 'Visitors see this once the assistant has tried it, in a few seconds.',
  switchedOff: 'Visitors don’t see this: it’s switched off.',
  shop: 'This shop',
  thisVersion: 'This version',
  changedMeanwhile: 'Someone else changed this meanwhile. Look at their version, then save yours or keep theirs.',
  versionMissing:
    'These are more fields than a few, so someone else’s change could get lost. Send the “version” that came with the settings along, or under “from” what you read in these fields.',
  versionOld:
    'The settings were changed since you read them. Read them again, make your change, and save with their new “version”.',
  theirs: 'Someone else changed this',
  providersAlone: 'Only Chatty can turn the chatbox off or on again for the whole store.',
  brandingInPlan: 'Hiding the Chatty line needs the Basic plan or higher.',
  foreignPicture: 'This picture is no longer there. Upload it again.',
};
