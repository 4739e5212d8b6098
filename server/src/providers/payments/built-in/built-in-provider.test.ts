import { describe } from 'vitest';
import { describePaymentProvider } from '../payment-provider.conformance.ts';
import { createBuiltInProvider } from './built-in-provider.ts';

describe('the built-in provider', () => {
  describePaymentProvider(() => createBuiltInProvider({ now: () => new Date() }));
});
