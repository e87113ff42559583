import { domainEvent } from '../../platform/domain-event.ts';

/** A FAQ was added, changed, moved out of sight, or restored. */
export const faqSaved = domainEvent<{ faqId: string }>('faq.saved');
export const faqRemoved = domainEvent<{ faqId: string }>('faq.removed');
/** A category has another name; without one, its FAQs have none. */
export const faqCategoryRenamed = domainEvent<{ from: string; to: string }>('faqs.category-renamed');
/** FAQs stand in another order. */
export const faqsReordered = domainEvent<object>('faqs.reordered');
