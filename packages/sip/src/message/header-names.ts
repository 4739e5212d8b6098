/** Properties of a header field name. */
export interface FieldName {
  /** Long form in lower case, for comparison. */
  key: string;
  /** Spelling for output. */
  name: string;
  /** Several values may share one field, joined by commas (RFC 3261, section 7.3.1, and each field's grammar). */
  isJoined: boolean;
  /** A second field makes the message ambiguous. */
  isSingle: boolean;
}

/** Name, and the compact form registered with IANA. */
const joinedNames = [
  'Accept',
  'Accept-Contact a',
  'Accept-Encoding',
  'Accept-Language',
  'Accept-Resource-Priority',
  'Alert-Info',
  'Allow',
  'Allow-Events u',
  'Call-Info',
  'Contact m',
  'Content-Encoding e',
  'Content-Language',
  'Diversion',
  'Error-Info',
  'Geolocation',
  'History-Info',
  'In-Reply-To',
  'P-Asserted-Identity',
  'P-Associated-URI',
  'P-Preferred-Identity',
  'Path',
  'Proxy-Require',
  'Reason',
  'Record-Route',
  'Recv-Info',
  'Reject-Contact j',
  'Request-Disposition d',
  'Require',
  'Resource-Priority',
  'Route',
  'Security-Client',
  'Security-Server',
  'Security-Verify',
  'Service-Route',
  'Supported k',
  'Unsupported',
  'User-to-User',
  'Via v',
  'Warning',
];
const singleNames = [
  'Call-ID i',
  'Content-Length l',
  'Content-Type c',
  'CSeq',
  'From f',
  'Max-Forwards',
  'RAck',
  'Refer-To r',
  'Referred-By b',
  'Replaces',
  'RSeq',
  'Session-Expires x',
  'To t',
];
const otherNames = [
  'Authorization',
  'Authentication-Info',
  'Content-Disposition',
  'Date',
  'Event o',
  'Expires',
  'Identity y',
  'Info-Package',
  'Min-Expires',
  'Min-SE',
  'Organization',
  'Priority',
  'Privacy',
  'Proxy-Authenticate',
  'Proxy-Authorization',
  'Refer-Sub',
  'Remote-Party-ID',
  'Retry-After',
  'Server',
  'Subject s',
  'Subscription-State',
  'Timestamp',
  'User-Agent',
  'WWW-Authenticate',
];

const known = new Map<string, FieldName>();
for (const [list, isJoined, isSingle] of [
  [joinedNames, true, false],
  [singleNames, false, true],
  [otherNames, false, false],
] as const) {
  for (const entry of list) {
    const [name = entry, compact] = entry.split(' ');
    const field: FieldName = { key: name.toLowerCase(), name, isJoined, isSingle };
    for (const spelling of [name, field.key, ...(compact ? [compact, compact.toUpperCase()] : [])]) {
      known.set(spelling, field);
    }
  }
}

/** Finds a field by name in any case, in long or compact form; an unknown name is returned as it is. */
export function fieldNameOf(name: string): FieldName {
  const field = known.get(name);
  if (field) return field;
  const key = name.toLowerCase();
  return known.get(key) ?? { key, name, isJoined: false, isSingle: false };
}
