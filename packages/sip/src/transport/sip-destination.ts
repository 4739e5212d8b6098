/** Place a message would be sent to, as a guard sees it before anything is sent. */
export interface SipDestination {
  /** Name the address was resolved from; the address itself where no name was. */
  hostname: string;
  address: string;
  port: number;
}
