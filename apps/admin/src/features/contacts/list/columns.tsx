import { fieldOfColumn } from '@chatty/contract/contact-fields';
import { ContactColumn, type ListedContact, type ShownColumn } from '@chatty/contract/contact-list';
import { neverSeen } from '@chatty/contract/contacts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { texts } from '#texts/contacts.ts';
import { texts as uiTexts } from '#texts/ui.ts';
import { contactFieldsQuery } from '../../../people/contact/fields/field-queries.ts';
import { money } from '../../../people/contact/orders/money.ts';
import { sayValue } from '../../../people/contact/fields/say-value.ts';
import { TagChips } from '../../../people/tags/tag-chips.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { languageOf } from './contact-filters.tsx';
import classes from './contact-list.module.css';

const { list, filters } = texts;

/** A column of the list. */
export interface Column {
  key: ShownColumn;
  name: string;
  /** What it shows of a contact; nothing where there is nothing to show. */
  show(contact: ListedContact): ReactNode;
}

const kindOf = ({ customerId, email }: ListedContact) =>
  customerId !== null ? 'customer' : email !== null ? 'lead' : 'anonymous';

/** What the columns of every shop show. */
const cells: Record<ContactColumn, (contact: ListedContact) => ReactNode> = {
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  kind: (contact) => list.kinds[kindOf(contact)],
  tags: ({ tagIds }) => tagIds.length > 0 && <TagChips tagIds={tagIds} most={2} />,
  place: ({ online, place }) => online && place && <span title={place.url}>{place.title || place.url}</span>,
  locale: ({ locale }) => languageOf(locale),
  orders: ({ orderCount }) => orderCount?.toLocaleString(uiTexts.locale),
  spent: ({ spent }) => spent && money(spent),
  subscribed: ({ subscribedAt }) => subscribedAt && list.subscribed,
  lastSeen: ({ online, lastSeenAt }) =>
    online ? (
      <span className={classes.online}>{list.online}</span>
    ) : lastSeenAt === neverSeen ? (
      list.never
    ) : (
      <RelativeTime at={lastSeenAt} />
    ),
  created: ({ createdAt }) => <RelativeTime at={createdAt} />,
};

/** The columns that were chosen, those of the shop's own fields among them; one of a field that is gone is left out. */
export function useColumns(chosen: readonly ShownColumn[]): Column[] {
  const { data: fields } = useQuery(contactFieldsQuery);
  return useMemo(
    () =>
      chosen.flatMap((key): Column[] => {
        const known = ContactColumn.safeParse(key);
        if (known.success) return [{ key, name: filters.columnNames[known.data], show: cells[known.data] }];
        const field = fieldOfColumn(fields ?? [], key);
        if (!field || field.archivedAt !== null) return [];
        return [{ key, name: field.name, show: ({ fieldValues }) => sayValue(field, fieldValues[field.id]) }];
      }),
    [chosen, fields],
  );
}
