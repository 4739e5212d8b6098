import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A rule that a page breaks, with the HTML of the first place. */
export interface AxeViolation {
  id: string;
  impact: 'minor' | 'moderate' | 'serious' | 'critical' | null;
  html: string;
}

/** Colours in the middle of a transition break rules that the page keeps. Spinners have no end, and are not waited for. */
const drawn = `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))).then(() =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
      .map(({ finished }) => finished),
  )).then(() => undefined)`;

/** Axe violations of a page and its frames; of all rules, or of the named ones. Loads axe once per document. */
export async function axeViolations(page: Page, rules?: readonly string[]): Promise<AxeViolation[]> {
  await page.evaluate(drawn);
  for (const frame of page.frames()) {
    if ((await frame.evaluate('typeof axe')) === 'undefined') await frame.evaluate(source);
  }
  const options = JSON.stringify({ resultTypes: ['violations'], ...(rules ? { runOnly: rules } : {}) });
  return page.evaluate<AxeViolation[]>(
    `axe.run(document, ${options}).then(({ violations }) =>
      violations.map(({ id, impact, nodes }) => ({ id, impact, html: nodes[0]?.html })))`,
  );
}

/** Sentences about violations, for a test that expects none. */
export const describeViolations = (violations: readonly AxeViolation[]): string[] =>
  violations.map(({ id, html }) => `${id}: ${html}`);
