import { mostOfContact } from '@chatty/contract/most-of-contact';
import { texts } from '#texts/contact-history.ts';

interface LatestOnlyProps {
  /** How many conversations of a contact were read, and how many there are. */
  read: number;
  all: number;
  className: string | undefined;
}

/** Says that older conversations are left out, where they are. */
export const LatestOnly = ({ read, all, className }: LatestOnlyProps) =>
  read >= mostOfContact && all > read ? <p className={className}>{texts.latestOnly(mostOfContact)}</p> : null;
