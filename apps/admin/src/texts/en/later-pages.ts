/** What pages are called that are not built. */
export const texts = {
  reports: 'Reports',
  channels: 'Channels',
  email: 'Email',
  facebook: 'Facebook',
  whatsapp: 'WhatsApp',
  joy: 'Joy',
  klaviyo: 'Klaviyo',
  snippet: 'Snippet',
};
