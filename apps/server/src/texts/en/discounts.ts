/** The store's discount codes. */
export const texts = {
  thisDiscount: 'This discount code',
  /** What a discount is called in the store to which the codes of shoppers are added. */
  perShopper: (code: string, mark: string) => `${code} – one code for each shopper (${mark})`,
  notPerShopper:
    'Codes for single shoppers can only be made of a discount that takes a percentage or an amount off all products.',
  noScope:
    'Your store doesn’t let us create discount codes yet. Allow it here, and visitors who ask again get their code.',
  codesTaken: 'Your store already has the codes that we tried. Give this discount another name in your store.',
};
