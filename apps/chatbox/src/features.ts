import type { ChatboxFeature } from './app/feature.ts';
import { assistant } from './features/assistant/feature.ts';
import { catalog } from './features/catalog/feature.ts';
import { contacts } from './features/contacts/feature.ts';
import { conversations } from './features/conversations/feature.ts';
import { faqs } from './features/faqs/feature.ts';
import { files } from './features/files/feature.ts';
import { widget } from './features/widget/feature.ts';

/** What the chat is made of, in the server's order: a feature may use those before it. */
export const features: readonly ChatboxFeature[] = [files, contacts, conversations, widget, faqs, catalog, assistant];
