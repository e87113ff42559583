import { texts } from '#texts/faq-blocks.ts';
import { LinkTabs } from '../ui/link-tabs.tsx';

/** The two parts of the FAQs: what there is, and where pages of the store show some of it. */
export const FaqTabs = ({ here }: { here: 'page' | 'blocks' }) => (
  <LinkTabs
    label={texts.tabs.label}
    tabs={[
      { to: '/faqs', label: texts.tabs.page, isHere: here === 'page' },
      { to: '/faqs/faqBlock', label: texts.tabs.blocks, isHere: here === 'blocks' },
    ]}
  />
);
