/** The time zone of this device. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** As people read it: America/New York. */
export const zoneName = (zone: string): string => zone.replaceAll('_', ' ');
