import { area } from '#platform/areas/area.ts';
import type { ApiKeysDeps } from './api-keys.operation.ts';
import { createApiKey } from './create-api-key.ts';
import { listApiKeys } from './list-api-keys.ts';
import { apiKeysPersonalData } from './personal-data.ts';
import { revokeApiKey } from './revoke-api-key.ts';
import { rotateApiKey } from './rotate-api-key.ts';

export {
  exampleIssuedKey,
  exampleKey,
  exampleKeyId,
  exampleKeyRequest,
  exampleRotatedKey,
} from './api-keys.examples.ts';
export { keyParams } from './api-keys.operation.ts';
export { createKeyAuthenticator } from './authenticate.ts';
export { auditedKey } from './create-api-key.ts';
export { issueApiKey, issueResellerKey, ownKey } from './issue-api-key.ts';
export { checkGrant, readKeyRequest } from './key-request.rules.ts';
export { createKeyUse } from './key-use.ts';
export { resellerKeys, tenantKeys } from './keys.queries.ts';
export { keyQuery } from './list-api-keys.ts';
export { issuePlatformKey, revokePlatformKeys } from './platform-keys.queries.ts';
export { revokeKey } from './revoke-api-key.ts';
export { rotateOwnKey, rotateResellerKey } from './rotate-key.ts';
export { rotatePlatformKeys } from './rotate-platform-keys.ts';
export { presentKey } from './stored-key.rules.ts';

/** API key area: create, list, rotate and revoke keys of a tenant. */
export const apiKeysArea = area<ApiKeysDeps>({
  name: 'api-keys',
  personalData: apiKeysPersonalData,
  operations: {
    'Customer API keys': [listApiKeys, createApiKey, revokeApiKey, rotateApiKey],
  },
});
