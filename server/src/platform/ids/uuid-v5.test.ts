import { expect, it } from 'vitest';
import { uuidV5 } from './uuid-v5.ts';

// The namespace of DNS names and the example of RFC 9562, appendix A.4.
it('is the UUID of the name, as RFC 9562 has it', () => {
  expect(uuidV5('6ba7b810-9dad-11d1-80b4-00c04fd430c8', 'www.example.com')).toBe(
    '2ed6657d-e927-568b-95e1-2665a8aea6a2',
  );
});
