export { createAuthenticator } from './authenticate.ts';
export { type IssuedApiKey, issueApiKey, issuePlatformKey } from './issue-api-key.ts';
