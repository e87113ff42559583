/** What pages are called that are not built. */
export const texts = {
  recommendations: 'Recommendations',
  addScenario: 'Add scenario',
  editScenario: 'Edit scenario',
  sizeGuides: 'Size guides',
  addSizeGuide: 'Add size guide',
  editSizeGuide: 'Edit size guide',
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
