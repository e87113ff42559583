/** The store's discount codes. */
export const texts = { thisDiscount: 'This discount code' };
