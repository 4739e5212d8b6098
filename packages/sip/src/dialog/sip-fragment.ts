/** Reads the status of a `message/sipfrag` (RFC 3420), the outcome of a referral. */
export function readFragmentStatus(body: Uint8Array): number | undefined {
  const firstLine = Buffer.from(body.subarray(0, 256)).toString('latin1').trimStart();
  const status = /^SIP\/2\.0 ([1-6]\d\d)(?: |\r|\n|$)/i.exec(firstLine)?.[1];
  return status === undefined ? undefined : Number(status);
}
