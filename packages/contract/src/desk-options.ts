/** For so many seconds a reply can be taken back before it leaves; 0 sends at once. */
export const undoChoices = [0, 5, 10] as const;
export type UndoSeconds = (typeof undoChoices)[number];

/** What Enter does in the composer; the other is Shift-Enter's or Ctrl-Enter's work. */
export const messagePreferences = ['sendOnEnter', 'newLineOnEnter'] as const;
export type MessagePreference = (typeof messagePreferences)[number];

/** At which messages of visitors a sound is made: of one's own conversations and of those that wait for a person, or of all. */
export const soundChoices = ['mine', 'all', 'off'] as const;
export type SoundChoice = (typeof soundChoices)[number];

/** What is shown once the open conversation has been resolved: itself, or the next one of the list. */
export const afterResolveChoices = ['stay', 'next'] as const;
export type AfterResolve = (typeof afterResolveChoices)[number];

/** What a desk begins with; what Enter does then is the shop's choice (`inboxSettings`). */
export const firstDesk: {
  undoSeconds: UndoSeconds;
  afterResolve: AfterResolve;
  sound: SoundChoice;
  singleKeys: boolean;
  showTrail: boolean;
} = {
  undoSeconds: 0,
  afterResolve: 'stay',
  sound: 'mine',
  singleKeys: true,
  showTrail: true,
};

/** How many open conversations a member may be given by itself, as it is offered; 0: as many as come. */
export const capacityChoices = [0, 3, 5, 10, 15, 20, 30, 50] as const;
