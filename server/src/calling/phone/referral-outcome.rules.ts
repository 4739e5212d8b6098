/**
 * The BYE of a peer that accepted a REFER confirms the transfer: many never send the final NOTIFY. A peer that reports
 * the progress of its call (180, 183) would report its answer too: there the caller has hung up.
 */
export function isConfirmedByBye(transfer: { status: number | undefined } | undefined): boolean {
  return transfer !== undefined && (transfer.status === undefined || transfer.status <= 100);
}
