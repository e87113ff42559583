import type { Contact } from '@chatty/contract/contacts';

export const detailFields = ['name', 'email', 'phone'] as const;
export type DetailField = (typeof detailFields)[number];

/** Fields as they are to be, each with what stood there as it was begun. */
export type UnsavedDetails = Partial<Record<DetailField, { value: string; began: string }>>;
type Details = Pick<Contact, DetailField>;

/** What stands in a field, for everybody. */
export const standing = (contact: Details, field: DetailField): string => contact[field] ?? '';

/** The server keeps addresses in small letters. */
const meant = (field: DetailField, value: string) => (field === 'email' ? value.trim().toLowerCase() : value.trim());

/** A field as it was typed, beside the others. What is as it stands anyway is no change. */
export function withField(
  unsaved: UnsavedDetails,
  contact: Details,
  field: DetailField,
  value: string,
): UnsavedDetails {
  const { [field]: before, ...others } = unsaved;
  if (value === standing(contact, field)) return others;
  return { ...others, [field]: { value, began: before?.began ?? standing(contact, field) } };
}

/** What is to be saved: only what differs from what stands there, as it is to be and as it was known. */
export function changesOf(unsaved: UnsavedDetails, contact: Details) {
  const [body, was]: [Partial<Record<DetailField, string>>, Partial<Record<DetailField, string>>] = [{}, {}];
  for (const field of detailFields) {
    const typed = unsaved[field];
    if (!typed || meant(field, typed.value) === standing(contact, field)) continue;
    body[field] = typed.value.trim();
    was[field] = typed.began;
  }
  return { body, was, isEmpty: Object.keys(body).length === 0 };
}

/** Fields that somebody else has changed to something else since they were begun. */
export const changedMeanwhile = (unsaved: UnsavedDetails, contact: Details): DetailField[] =>
  detailFields.filter((field) => {
    const typed = unsaved[field];
    const now = standing(contact, field);
    return typed !== undefined && typed.began !== now && meant(field, typed.value) !== now;
  });

/** What is still unsaved once the server has taken a change: what was typed since. */
export function remainingOf(unsaved: UnsavedDetails, sent: UnsavedDetails): UnsavedDetails | null {
  const kept = detailFields.flatMap((field) => {
    const typed = unsaved[field];
    return typed && typed.value !== sent[field]?.value ? [[field, typed] as const] : [];
  });
  return kept.length > 0 ? Object.fromEntries(kept) : null;
}
