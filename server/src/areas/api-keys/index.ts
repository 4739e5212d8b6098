export { createAuthenticator } from './authenticate.ts';
export { issueApiKey, issuePlatformKey } from './issue-api-key.ts';
