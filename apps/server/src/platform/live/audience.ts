/** Who may hear an event: the shop's team, one contact, or both. */
export interface Audience {
  team: boolean;
  contactId: string | null;
}
