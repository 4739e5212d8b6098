import type { InviteFacts } from '@parley/sip';
import type { OpenTrunk } from '#areas/telephony/sip-trunks';

/** Candidates for the called number, the likeliest first: carriers put it in different headers. */
export function calledNumbers(facts: InviteFacts, { config }: OpenTrunk, contactUser: string): string[] {
  const source = config.inbound.number_source;
  const named =
    source === 'request_uri'
      ? facts.calledUser
      : source === 'to'
        ? facts.to.user
        : userIn(facts.headers[source.toLowerCase()]);
  const candidates = [named, facts.calledUser, facts.to.user, config.username ?? undefined];
  return [...new Set(candidates)].filter(
    (user): user is string => user !== undefined && user !== '' && user !== contactUser,
  );
}

/** The user part of an address in a header, or a bare number. */
function userIn(value: string | undefined): string | undefined {
  const address = /<?(?:sips?|tel):([^@;>\s]+)/i.exec(value ?? '')?.[1] ?? value?.trim();
  try {
    return address === undefined ? undefined : decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Caller id: the asserted identity, else the From header. */
export function callerNumber(facts: InviteFacts): string {
  const asserted = userIn(facts.headers['p-asserted-identity'] ?? facts.headers['remote-party-id']);
  return asserted ?? facts.from.user;
}
