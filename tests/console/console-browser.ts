import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { type AxeViolation, axeViolations, describeViolations } from '../../widget/testing/axe.ts';

/** A person at a browser of their own, with everything their pages complained about. */
export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** Refused by the policy, thrown, or asked of another host. */
  complaints: string[];
  newPage(): Promise<Page>;
}

export async function visit(browser: Browser, origin: string, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...options });
  // Generous, because the machine may be busy with everything else.
  context.setDefaultTimeout(45_000);
  await context.addInitScript(openAllGroups);
  const complaints: string[] = [];
  const newPage = async () => {
    const page = await context.newPage();
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (line) => {
      if (line.text().includes('Content Security Policy')) complaints.push(line.text());
    });
    page.on('request', (request) => {
      const { protocol, origin: asked } = new URL(request.url());
      if (protocol !== 'data:' && asked !== origin) complaints.push(`outside request: ${request.url()}`);
    });
    return page;
  };
  return { context, page: await newPage(), complaints, newPage };
}

/** Opens the groups of the navigation that begin folded, unless the person has folded some. */
const openAllGroups = `try {
  localStorage['parley-navigation'] ??= JSON.stringify({ connect: true, manage: true, platform: true, reseller: true });
} catch { /* about:blank has no storage. */ }`;

/** Fills in the sign-in, wherever it is shown, and waits until the page behind it is there. */
export async function logIn(page: Page, person: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(person.email);
  await page.locator('input[type=password]').fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Opens a page of the console and waits for its heading. */
export async function openPage(page: Page, address: string, heading: string | RegExp): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

/**
 * Shows another page of the open console, without loading the console anew, and waits for its heading. Pages may have the
 * heading of the one before, so the way leads over an unknown one.
 */
export async function turnTo(page: Page, address: string, heading: string): Promise<void> {
  const push = (to: string) => page.evaluate(`history.pushState(null, '', ${JSON.stringify(to)})`);
  await push(new URL('/console/nowhere', address).href);
  await page.getByRole('heading', { level: 1, name: 'Not found' }).waitFor();
  await push(address);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

/** Waits until nothing on the page is being loaded any more. The network is never idle: the desk's stream stays open. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await page.locator('.mantine-Skeleton-root, .mantine-Loader-root').first().waitFor({ state: 'detached' });
}

/** Serious and critical axe violations. */
export async function seriousFaults(page: Page): Promise<string[]> {
  return seriousOf(await axeViolations(page));
}

/** Axe violations in the dark scheme, limited to colour rules: the elements are those of the light one. */
export async function seriousFaultsInTheDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-mantine-color-scheme=dark]').waitFor();
  const found = await axeViolations(page, ['color-contrast', 'link-in-text-block']);
  await page.emulateMedia({ colorScheme: 'light' });
  return seriousOf(found);
}

const seriousOf = (found: readonly AxeViolation[]): string[] =>
  describeViolations(found.filter(({ impact }) => impact === 'serious' || impact === 'critical'));

/** Width that the page needs on a phone's screen of 375 pixels, once it is drawn anew. Restores the size it had. */
export async function widthOnPhone(page: Page): Promise<number> {
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 375, height: 667 });
  const read = () => page.evaluate<number>('document.documentElement.scrollWidth');
  let width = await read();
  for (let left = 40; left > 0 && width > 375; left -= 1) {
    await page.waitForTimeout(50);
    width = await read();
  }
  if (wide) await page.setViewportSize(wide);
  return width;
}

/** Saves pictures of a page, where the environment names a folder for them. */
export async function shoot(page: Page, name: string): Promise<void> {
  const target = process.env['CONSOLE_SHOTS'];
  if (!target) return;
  mkdirSync(target, { recursive: true });
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      // Charts and waveforms are drawn anew after the new width.
      await page.waitForTimeout(600);
      await page.screenshot({ path: join(target, `${name}-${scheme}-${width}.png`), fullPage: true });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 720 });
}
