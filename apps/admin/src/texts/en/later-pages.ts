/** What pages are called that are not built. */
export const texts = {
  recommendations: 'Recommendations',
  sizeGuides: 'Size guides',
  addSizeGuide: 'Add size guide',
  editSizeGuide: 'Edit size guide',
  discounts: 'Discounts',
  productFaqs: 'Product FAQs',
  reports: 'Reports',
  channels: 'Channels',
  email: 'Email',
  facebook: 'Facebook',
  whatsapp: 'WhatsApp',
  joy: 'Joy',
  klaviyo: 'Klaviyo',
  snippet: 'Snippet',
};
