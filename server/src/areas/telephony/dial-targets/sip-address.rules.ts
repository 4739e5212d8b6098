/** Parsed SIP address; parts without a field here are not dialled. */
export interface SipAddress {
  scheme: 'sip' | 'sips';
  /** Decoded, NFKC-normalized, without user parameters. */
  user: string;
  /** The user part has extras: `;postd=`, `;phone-context=`, a pause, a password. */
  hasUserExtras: boolean;
  /** Lower case, IPv6 without brackets. */
  host: string;
  port: number | undefined;
  /** Parameter names in lower case. */
  parameters: ReadonlyMap<string, string>;
  /** Header fields for the request (`?Replaces=`). */
  hasHeaders: boolean;
}

const pattern =
  /^(sips?):([^@]{1,128})@(\[[0-9a-f:.]{2,47}\]|[a-z0-9._-]{1,128})(?::(\d{1,5}))?((?:;[^;?]*)*)(\?.*)?$/i;
const transports: ReadonlySet<string> = new Set(['udp', 'tcp', 'tls']);
const longest = 320;

/** Undefined when it is not a SIP address with a user. */
export function readSipAddress(text: string): SipAddress | undefined {
  if (text.length > longest || /[\s<>"\p{Cc}\p{Cf}]/u.test(text)) return undefined;
  const [, scheme = '', userInfo = '', host = '', port, parameters = '', headers] = pattern.exec(text) ?? [];
  const user = decodeUser(userInfo);
  if (user === undefined || scheme === '' || Number(port ?? 1) > 65_535 || Number(port ?? 1) < 1) return undefined;
  const [name = ''] = user.split(/[;,:]/, 1);
  return {
    scheme: scheme.toLowerCase() as SipAddress['scheme'],
    user: name,
    hasUserExtras: name !== user,
    host: host.toLowerCase().replace(/^\[|\]$|\.$/g, ''),
    port: port === undefined ? undefined : Number(port),
    parameters: readParameters(parameters),
    hasHeaders: headers !== undefined,
  };
}

/** Decodes percent-encoding repeatedly, as next hops may. Full-width digits become ASCII. */
function decodeUser(userInfo: string): string | undefined {
  let user = userInfo;
  try {
    for (let round = 0; round < 3 && user.includes('%'); round += 1) user = decodeURIComponent(user);
  } catch {
    return undefined;
  }
  const plain = user.normalize('NFKC');
  return /[%@<>"\\\p{Cc}\p{Cf}]/u.test(plain) ? undefined : plain;
}

function readParameters(text: string): Map<string, string> {
  const parameters = new Map<string, string>();
  for (const part of text.split(';').filter((each) => each !== '')) {
    const [name = '', value = ''] = part.split('=', 2);
    parameters.set(name.toLowerCase(), value);
  }
  return parameters;
}

/** Serializes only checked parts: scheme, user, host, port and transport. */
export function writeSipAddress({ scheme, host, port, parameters }: SipAddress, user: string): string {
  const transport = parameters.get('transport')?.toLowerCase() ?? '';
  const tail = transports.has(transport) ? `;transport=${transport}` : '';
  const place = host.includes(':') ? `[${host}]` : host;
  // Exclamation mark, asterisk and the like need no escape in a user part (RFC 3261, 25.1).
  const written = encodeURIComponent(user).replaceAll(/%(?:2B|26|3D|24|2F)/g, decodeURIComponent);
  return `${scheme}:${written}@${place}${port === undefined ? '' : `:${port}`}${tail}`;
}
