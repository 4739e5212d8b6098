import { expect, it } from 'vitest';
import { describesBusiness } from './page-kind.rules.ts';

it.each([
  ['/', true],
  ['/prices.html', true],
  ['/files/club.pdf', true],
  ['/newsletter', true],
  ['/impressum', true],
  ['/blog/summer-hours-2023', false],
  ['/2023/07/summer', false],
  ['/sv/nyheter/', false],
  ['/datenschutzerklärung', false],
  ['/privacy.html', false],
])('%s describes the business: %s', (path, describes) => {
  expect(describesBusiness(`https://salon.example${path}`)).toBe(describes);
});
