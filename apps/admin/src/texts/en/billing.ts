/** What is offered to shops on a plan. */
export const texts = {
  saleDeal: 'Get my deal',
  saleClaim: 'Claim my discount',
  saleWait: (percentOff: number) => `Wait! Don't lose your ${percentOff}% savings forever`,
  saleLater: 'Save for later',
};
