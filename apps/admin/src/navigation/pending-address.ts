let read: () => string | null = () => null;

/** Told once by the router: where a navigation that is under way leads. */
export function readPendingAddressBy(reader: () => string | null): void {
  read = reader;
}

/** Where the navigation that is under way leads; null when none is. */
export const pendingAddress = (): string | null => read();
