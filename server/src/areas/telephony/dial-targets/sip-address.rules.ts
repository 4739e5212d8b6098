/** A SIP address taken apart for a decision: whatever is not named here is not dialled. */
export interface SipAddress {
  scheme: 'sip' | 'sips';
  /** Decoded, in NFKC, without parameters of its own. */
  user: string;
  /** The user part holds more than a user: `;postd=`, `;phone-context=`, a pause, a password. */
  hasUserExtras: boolean;
  /** In lower case, IPv6 without brackets. */
  host: string;
  port: number | undefined;
  /** Names in lower case. */
  parameters: ReadonlyMap<string, string>;
  /** Fields the request is to carry (`?Replaces=`). */
  hasHeaders: boolean;
}

const pattern =
  /^(sips?):([^@]{1,128})@(\[[0-9a-f:.]{2,47}\]|[a-z0-9._-]{1,128})(?::(\d{1,5}))?((?:;[^;?]*)*)(\?.*)?$/i;
const transports: ReadonlySet<string> = new Set(['udp', 'tcp', 'tls']);
const longest = 320;

/** Undefined for what is no SIP address with a user. */
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

/** Percent-encodings are undone until none is left: the next hop may undo as many. Full-width digits become plain ones. */
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

/** The address written anew, of nothing but what was judged: scheme, this user, host, port and transport. */
export function writeSipAddress({ scheme, host, port, parameters }: SipAddress, user: string): string {
  const transport = parameters.get('transport')?.toLowerCase() ?? '';
  const tail = transports.has(transport) ? `;transport=${transport}` : '';
  const place = host.includes(':') ? `[${host}]` : host;
  // An exclamation mark, an asterisk and their like stand in a user part as they are (RFC 3261, 25.1).
  const written = encodeURIComponent(user).replaceAll(/%(?:2B|26|3D|24|2F)/g, decodeURIComponent);
  return `${scheme}:${written}@${place}${port === undefined ? '' : `:${port}`}${tail}`;
}
