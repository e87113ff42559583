import type { ContactMethod } from '@chatty/contract/settings/options';
import type { ReactNode } from 'react';
import { LineDrawing } from '../../../ui/icons.tsx';

/** Our own drawings, of what each is for: nobody's marks, in the color of the words beside them. */
const paths: Record<ContactMethod, string> = {
  whatsApp:
    'M12 3.5a8.5 8.5 0 0 0-7.3 12.8l-1.2 4.2 4.3-1.1A8.5 8.5 0 1 0 12 3.5ZM8.8 8.3c.2 3.8 3 6.6 6.7 6.9l.6-1.9-2.1-.9-1 .9a5.3 5.3 0 0 1-2.2-2.2l.9-1-.9-2.1Z',
  messenger:
    'M12 3.5c-5 0-8.8 3.3-8.8 7.8 0 2.4 1.1 4.5 2.9 5.9v3.3l3-1.7c.9.2 1.9.4 2.9.4 5 0 8.8-3.4 8.8-7.9S17 3.5 12 3.5Zm-4.5 9.7 3-3.1 2.7 2.1 3.3-3.1',
  phoneCall:
    'M6 3.5h3l1.5 4.5-2 1.5a11 11 0 0 0 6 6l1.5-2 4.5 1.5v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4 5.7a2 2 0 0 1 2-2.2Z',
  email: 'M3.5 5.5h17v13h-17zM4 6l8 7 8-7',
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5Zm4 12.2a3.7 3.7 0 1 0 0-7.4 3.7 3.7 0 0 0 0 7.4Zm4.8-8.7v.1',
  telegram: 'M20.5 4 3.5 11l5.5 2 2 6.5 3-4 4.5 3.5 2-15ZM9 13l7.5-6',
  skype:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm2.9 5.6c-.5-1-1.6-1.5-2.9-1.5-1.7 0-2.9.8-2.9 2.2 0 3.1 6 1.3 6 4.3 0 1.4-1.4 2.2-3.1 2.2-1.4 0-2.6-.6-3.1-1.7',
  line: 'M12 4c-5 0-9 3-9 6.9 0 3.5 3.1 6.4 7.3 6.9.6.1.8.5.7 1l-.2 1.7c3-1.5 10.2-5 10.2-9.6C21 7 17 4 12 4ZM8 9v3.8h2.3M13.5 9v3.8',
  zalo: 'M5 4h14a1.5 1.5 0 0 1 1.5 1.5v10A1.5 1.5 0 0 1 19 17h-8l-4.5 3.5V17H5a1.5 1.5 0 0 1-1.5-1.5v-10A1.5 1.5 0 0 1 5 4Zm4.5 3.8h5l-5 5.6h5',
  sms: 'M5 4h14a1.5 1.5 0 0 1 1.5 1.5v10A1.5 1.5 0 0 1 19 17h-8l-4.5 3.5V17H5a1.5 1.5 0 0 1-1.5-1.5v-10A1.5 1.5 0 0 1 5 4Zm3 6.5v.1m4-.1v.1m4-.1v.1',
  tiktok: 'M13.5 4v11.5a4 4 0 1 1-4-4M13.5 4c.3 2.8 2.2 4.6 5 4.9',
};

export const ContactGlyph = ({ method }: { method: ContactMethod }): ReactNode => (
  <LineDrawing path={paths[method]} size={20} />
);
