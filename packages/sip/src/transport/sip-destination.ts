/** Destination of a message, for the check before anything is sent. */
export interface SipDestination {
  /** Name the address was resolved from; the address itself without one. */
  hostname: string;
  address: string;
  port: number;
}
