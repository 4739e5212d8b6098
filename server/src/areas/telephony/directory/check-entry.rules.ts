import type { ErrorDetail } from '@parley/contract/errors';
import type { NewDirectoryEntry } from '@parley/contract/resources/directory';
import { checkDialTarget, dialFaultDetail } from '#areas/telephony/dial-targets';

/** The entry with its destinations as they are dialled, and the faults of those that are never called. */
export function checkEntry<Entry extends Pick<NewDirectoryEntry, 'destinations' | 'fallback'>>(
  entry: Entry,
): { entry: Entry; faults: ErrorDetail[] } {
  const faults: ErrorDetail[] = [];
  const dialled = (path: string, text: string) => {
    const judged = checkDialTarget(text);
    if ('objection' in judged) {
      faults.push(dialFaultDetail(path, judged.objection));
      return text;
    }
    return judged.target.kind === 'sip' ? judged.target.address : judged.target.number;
  };
  const destinations = entry.destinations.map((text, at) => dialled(`/destinations/${at}`, text));
  const { fallback } = entry;
  const checked =
    fallback.kind === 'number'
      ? { ...fallback, destination: dialled('/fallback/destination', fallback.destination) }
      : fallback;
  return { entry: { ...entry, destinations, fallback: checked }, faults };
}
