import { z } from 'zod';
import { verifySignature } from '#platform/secrets/signer.ts';
import { type CertificateText, readCertificateText } from './certificate-text.ts';
import { certificateBytes } from './deletion-certificate.ts';

/** A saved certificate: the answer of `GET /api/privacy/deletion-certificates/{certificateId}`. */
const CertificateFile = z.object({
  number: z.int(),
  certificate: z.string(),
  signature: z.string(),
  signing_key: z.object({ id: z.string(), pem: z.string() }),
});

export interface CertificateReport {
  /** Empty for a valid certificate. */
  faults: string[];
  /** Null for a file that holds no certificate. */
  statement: CertificateText | null;
}

/** Fields of the file that repeat the signed text. */
const repeated: Readonly<Record<string, keyof CertificateText>> = {
  id: 'id',
  kind: 'kind',
  state: 'state',
  subject_hash: 'subject_hash',
  call_id: 'call_id',
  counts: 'deleted',
  held: 'held',
  recipients: 'recipients',
  backups: 'backups',
  actor: 'actor',
  requested_at: 'requested_at',
  due_at: 'due_at',
  erased_at: 'erased_at',
  completed_at: 'completed_at',
};

const noCertificate =
  'The file holds no certificate with its signed text; save the answer of GET /api/privacy/deletion-certificates/{id}';

/**
 * Verifies a saved certificate without Parley. `publicKey` (PEM) is the key that must have signed; without it the
 * file's own key is used, which proves integrity but not origin.
 */
export function verifyCertificate(text: string, options: { publicKey?: string } = {}): CertificateReport {
  const json = parseJson(text);
  const file = CertificateFile.safeParse(json);
  if (!file.success) return { faults: [noCertificate], statement: null };
  const { certificate, signature, signing_key: key, number } = file.data;
  let statement: CertificateText;
  try {
    statement = readCertificateText(certificate, number);
  } catch {
    return { faults: ['The signed text is no deletion certificate'], statement: null };
  }
  const publicKeys = [options.publicKey ?? key.pem];
  const verdict = verifySignature({ bytes: certificateBytes(certificate), signature, publicKeys });
  const faults: string[] = [];
  if (verdict === 'invalid') faults.push('The signed text or its signature was changed');
  if (verdict === 'unknown_key') faults.push('The certificate was signed with another key');
  for (const [field, name] of Object.entries(repeated)) {
    const shown = (json as Record<string, unknown>)[field];
    if (shown !== undefined && JSON.stringify(shown) !== JSON.stringify(statement[name]))
      faults.push(`\`${field}\` is not as it was signed`);
  }
  return { faults, statement };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
