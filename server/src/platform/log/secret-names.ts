/** Replacement of a secret in a log line. */
export const redacted = '[redacted]';

const exactNames = new Set(['authorization', 'proxyauthorization', 'cookie', 'cookies', 'setcookie', 'pwd', 'auth']);
const endings = [
  'password',
  'passwd',
  'passphrase',
  'secret',
  'token',
  'apikey',
  'accesskey',
  'privatekey',
  'secretkey',
  'masterkey',
  'signingkey',
  'encryptionkey',
  'sessionid',
  'credential',
  'jwt',
  'connectionstring',
  'databaseurl',
];

/**
 * Classifies a field name: `one` holds a secret whatever its type, `many` holds several (its numbers are counts and are
 * not redacted, as in `tokens: 812`), undefined holds none. Case, hyphens, underscores and dots do not matter:
 * `X-API-Key`, `xApiKey` and `x_api_key` are one name.
 */
export function findSecretKind(name: string): SecretKind {
  const known = judged.get(name);
  if (known !== undefined || judged.has(name)) return known;
  const kind = judgeName(name);
  if (judged.size < judgedLimit) judged.set(name, kind);
  return kind;
}

type SecretKind = 'one' | 'many' | undefined;

/** Cache limit: the same few hundred names occur on every line; names from outside must not fill the memory. */
const judgedLimit = 2_000;
const judged = new Map<string, SecretKind>();

function judgeName(name: string): SecretKind {
  const flat = name.toLowerCase().replace(/[^a-z0-9]/g, '');
  if (exactNames.has(flat)) return 'one';
  for (const ending of endings) {
    if (flat.endsWith(ending)) return 'one';
    if (flat.endsWith(`${ending}s`)) return 'many';
  }
  return undefined;
}

const quote = String.raw`(?:\\*["'])?`;
const namedValue = new RegExp(
  String.raw`((?:authorization|cookie|password|passwd|passphrase|secret|token|api[_-]?key|access[_-]?key|private[_-]?key)` +
    String.raw`${quote}\s{0,3}[=:]\s{0,3}${quote})(?!\[redacted)(?:(?:bearer|basic)\s+)?[^\s"'\\&,;)}\]]+`,
  'gi',
);

const patterns: readonly [RegExp, string][] = [
  [/-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]{0,30}PRIVATE KEY-----|$)/g, redacted],
  [namedValue, `$1${redacted}`],
  [/\b(bearer\s+)(?!\[redacted)[\w.~+/=-]{6,}/gi, `$1${redacted}`],
  [/\b(basic\s+)(?=[\w+/]*[A-Z0-9=])[A-Za-z0-9+/]{8,}={0,2}/g, `$1${redacted}`],
  [/(:\/\/)[^\s/"'\\?#]{1,300}@/g, `$1${redacted}@`],
  [/\beyJ[\w-]{8,2000}\.[\w-]{4,4000}\.[\w-]*/g, redacted],
  [/\b(?:sk|pk|rk|xox[a-z]|gh[a-z]|AIza)[-_]?[\w-]{24,}/g, redacted],
  [/\b[a-z][a-z0-9_]{0,10}[a-z0-9]_[\w-]{43}(?![\w-])/g, redacted],
];

/** Redacts likely secrets in a text: credentials in URLs, `password=...`, bearer tokens, JWTs, vendor keys. */
export function scrubText(text: string): string {
  let scrubbed = text;
  for (const [pattern, replacement] of patterns) scrubbed = scrubbed.replace(pattern, replacement);
  return scrubbed;
}
