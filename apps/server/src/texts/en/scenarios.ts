/** What is said about scenarios. */
export const texts = {
  thisScenario: 'This scenario',
  full: (most: number) => `You can have at most ${most} scenarios of your own. Delete one first.`,
  defaultStays: 'This scenario comes with Chatty. Switch it off instead of deleting it.',
  noDefault: 'Only the scenarios that come with Chatty can be reset.',
  passedOn: (title: string, reason: string) => `Scenario “${title}”: ${reason}`,
};
