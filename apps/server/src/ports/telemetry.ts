/** A use of the product, as whoever counts it is told. */
export interface TrackedEvent {
  event: string;
  at: Date;
  shopId: string;
  memberId: string;
  /** By a person of the provider, who is not to be counted among merchants. */
  isStaff: boolean;
  options: Readonly<Record<string, string | number | boolean | null>>;
}

/** Where uses of the product are counted. Nobody waits for it, and what it cannot take is lost. */
export interface Telemetry {
  /** Returns at once; never throws. */
  track(event: TrackedEvent): void;
  /** Hands over what is still on its way, as far as that goes. */
  close(): Promise<void>;
}
