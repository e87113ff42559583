/** Who may hear an event: the shop's team, one contact, all visitors. */
export interface Audience {
  team: boolean;
  contactId: string | null;
  /** All of the shop's visitors, whoever they are. */
  visitors?: boolean;
}
