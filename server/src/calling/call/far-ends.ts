import type { StoredDialog } from '@parley/sip';
import { z } from 'zod';

const SipFarEnd = z.object({
  kind: z.literal('sip'),
  /** Trunk whose credentials answer a challenge of the BYE; null for a phone that called directly. */
  trunkId: z.string().nullable(),
  dialog: z.object({
    callId: z.string(),
    local: z.string(),
    remote: z.string(),
    sequence: z.int(),
    routes: z.array(z.string()),
    target: z.string(),
    flow: z.object({ transport: z.enum(['udp', 'tcp', 'tls']), address: z.string(), port: z.int() }).optional(),
    verifiesCertificate: z.boolean().optional(),
  }),
});
const CarrierFarEnd = z.object({ kind: z.literal('carrier'), provider: z.string(), callRef: z.string() });

/** Far end of a call, as a process needs it to hang up a call that another carried. */
const FarEnd = z.discriminatedUnion('kind', [SipFarEnd, CarrierFarEnd]);
export type FarEnd =
  | { kind: 'sip'; trunkId: string | null; dialog: StoredDialog }
  | { kind: 'carrier'; provider: string; callRef: string };

/** Reads a stored far end; undefined for one of a version that this one does not know. */
export function readFarEnd(stored: unknown): FarEnd | undefined {
  const { data } = FarEnd.safeParse(stored);
  return data as FarEnd | undefined;
}

/** Far ends of one call: the caller's, and those of transfer legs. */
export class FarEnds {
  readonly #ends = new Map<object, FarEnd>();
  #onChange: () => void = () => {};

  /** Reports every change from now on. */
  listen(onChange: () => void): void {
    this.#onChange = onChange;
  }

  /** `leg`: identity of the SIP call or stream. */
  add(leg: object, end: FarEnd): void {
    this.#ends.set(leg, end);
    this.#onChange();
  }

  remove(leg: object): void {
    if (this.#ends.delete(leg)) this.#onChange();
  }

  all(): readonly FarEnd[] {
    return [...this.#ends.values()];
  }
}
