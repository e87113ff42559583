/** What subscribers agree to in `newsletterOn`. */
export const consentText = 'Send me mail';

/** The settings of a shop that asks for subscribers. */
export const newsletterOn = (more: Record<string, unknown> = {}) => ({
  newsletterPopupSettings: { active: true, consentText, ...more },
});
