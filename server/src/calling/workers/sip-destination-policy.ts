import { classifyAddress, entryMatches, parseAllowList } from '@parley/egress';
import type { SipDestination } from '@parley/sip';

/**
 * Decides where requests and media may go: to public addresses, and to others where an entry of the operator's
 * allow-list opens them (forbidden ones by address or network only, see `parseAllowList`). Ports are not checked: those
 * of SIP are among the ones closed to HTTP for being able to misread it. Throws RangeError as `parseAllowList` does.
 */
export function createSipDestinationPolicy(allowHosts: readonly string[]): (target: SipDestination) => boolean {
  const entries = parseAllowList(allowHosts);
  return (target) => {
    if (!Number.isInteger(target.port) || target.port < 1 || target.port > 65_535) return false;
    const kind = classifyAddress(target.address);
    if (kind === 'public') return true;
    return entries.some(
      (entry) =>
        entryMatches(entry, target) &&
        (entry.port ?? target.port) === target.port &&
        (kind !== 'forbidden' || entry.kind === 'network'),
    );
  };
}
