/** The chatbox's settings, and the suggestions that visitors can ask with one tap. */
export const texts = {
  noAnswer:
    'Visitors don’t see this yet: the assistant has no answer to it. Add an FAQ, a custom answer, or a page that says it.',
  noOrders: 'Visitors don’t see this yet: the store doesn’t let Chatty read its orders.',
  notTried: 'Visitors see this once the assistant has tried it, in a few seconds.',
  shop: 'This shop',
  thisVersion: 'This version',
  changedMeanwhile: 'Someone else changed this meanwhile. Look at their version, then save yours or keep theirs.',
  theirs: 'Someone else changed this',
  providersAlone: 'Only Chatty can turn the chatbox off or on again for the whole store.',
  brandingInPlan: 'Hiding the Chatty line needs the Basic plan or higher.',
  foreignPicture: 'This picture is no longer there. Upload it again.',
};
