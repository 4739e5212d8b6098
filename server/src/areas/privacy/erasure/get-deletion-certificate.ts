import { DeletionCertificateDetail } from '@parley/contract/resources/erasure';
import { certificateBytes } from '#platform/audit/deletion-certificate.ts';
import { apiKey } from '#platform/http/access/access.ts';
import { verifySignature } from '#platform/secrets/signer.ts';
import { exampleCertificateDetail, exampleCertificateId } from './erasure.examples.ts';
import { certificateParams, operation } from './erasure.operation.ts';
import { getCertificate } from './get-certificate.queries.ts';

/** Gets a deletion certificate with its signed text, and verifies it. */
export const getDeletionCertificate = operation({
  method: 'GET',
  path: '/api/privacy/deletion-certificates/{certificateId}',
  id: 'getDeletionCertificate',
  summary: 'Get a deletion certificate',
  description:
    'With the signed text and the public key. The answer, saved to a file, can be verified without Parley: `npm run privacy:verify -- file.json`.',
  access: apiKey('privacy:read'),
  showsConversations: false,
  params: certificateParams,
  answer: { status: 200, schema: DeletionCertificateDetail },
  refusals: ['not_found'],
  example: { params: { certificateId: exampleCertificateId }, answer: exampleCertificateDetail },
  async run({ tx, params, deps }) {
    const { row, certificate } = await getCertificate(tx, params.certificateId);
    const { keyId, pem } = deps.certifier.publicKey;
    return {
      ...certificate,
      certificate: row.certificate,
      signing_key: { id: keyId, pem },
      verification: verifySignature({
        bytes: certificateBytes(row.certificate),
        signature: row.signature,
        publicKeys: [pem],
      }),
    };
  },
});
