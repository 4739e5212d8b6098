import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { readEvents } from '../../../server/test/read-events.ts';
import { openPage, seriousFaults, seriousFaultsInTheDark, visit } from '../console-browser.ts';
import { chatOf, conversation, dialog, list } from './desk-page.ts';
import type { DeskWorld } from './desk-world.ts';

const faultsOf = async (page: Page) => [...(await seriousFaults(page)), ...(await seriousFaultsInTheDark(page))];

/** Connection, colour schemes and small screens. Runs after the customers, one of whose chats it opens. */
export function describeDisplay(desk: DeskWorld): void {
  it('reports a lost connection, and misses nothing after it', async () => {
    const { page, context } = desk.astrid;
    // A stream that begins as the real one does, and breaks off at once; then no server for a while.
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const stream = await readEvents(`${desk.server.origin}/api/chat/operator/events`, { headers: { cookie } });
    const ready = await stream.next();
    stream.cut();
    const opened: (string | undefined)[] = [];
    await page.route('**/api/chat/operator/events', async (route) => {
      opened.push(route.request().headers()['last-event-id']);
      if (opened.length > 1) return route.abort();
      const body = `event: ready\nid: ${ready.id}\ndata: ${JSON.stringify(ready.data)}\n\n`;
      return route.fulfill({ contentType: 'text/event-stream', body });
    });
    await openPage(page, desk.address('/desk'), 'Inbox');
    await page.getByText('Connection lost.').waitFor();
    await desk.visitorInQueue('Late Visitor');
    await expect.poll(() => opened.length).toBeGreaterThan(1);
    expect(await chatOf(page, 'Late Visitor').count()).toBe(0);
    await page.unroute('**/api/chat/operator/events');
    await chatOf(page, 'Late Visitor').waitFor();
    await page.getByText('Connection lost.').waitFor({ state: 'detached' });
    expect(opened[1]).toBe(ready.id);
  });

  it('opens although its script could not be loaded with an earlier page, which works without it', async () => {
    const storageState = await desk.owner.context.storageState();
    const { page } = await visit(desk.browser, desk.server.origin, { storageState });
    let refused = 0;
    const script = '**/assets/operator-desk-*.js';
    await page.route(script, (route) => {
      refused += 1;
      return route.abort('internetdisconnected');
    });
    await openPage(page, desk.address('/canned-replies'), 'Canned replies');
    await expect.poll(() => refused).toBeGreaterThan(0);
    await page.unroute(script);
    await page.getByRole('navigation').getByRole('link', { name: 'Inbox' }).click();
    await page.getByRole('heading', { level: 1, name: 'Inbox' }).waitFor();
    await chatOf(page, 'Late Visitor').waitFor();
  });

  it('has no serious axe violation, light and dark', async () => {
    const storageState = await desk.owner.context.storageState();
    const { page, complaints } = await visit(desk.browser, desk.server.origin, { storageState });
    const pages: readonly (readonly [path: string, heading: string | RegExp])[] = [
      ['/desk', 'Inbox'],
      ['/contact-requests', 'Contact requests'],
      ['/canned-replies', 'Canned replies'],
      [`/widget/${desk.agentId}`, /^Chat widget of/],
    ];
    for (const [path, heading] of pages) {
      await openPage(page, desk.address(path), heading);
      await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
      expect({ path, faults: await faultsOf(page) }).toEqual({ path, faults: [] });
    }
    await openPage(page, desk.address('/desk'), 'Inbox');
    await page.locator('body').press('?');
    await dialog(page).getByText('Next chat').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await list(page).getByRole('button', { name: /Ines/ }).click();
    await conversation(page).getByText('What are your opening hours?').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('shows one column at a time on a phone, without horizontal scrolling', async () => {
    const phone = { viewport: { width: 375, height: 667 }, isMobile: true, hasTouch: true };
    const storageState = await desk.owner.context.storageState();
    const { page } = await visit(desk.browser, desk.server.origin, { ...phone, storageState, locale: 'sv-SE' });
    await openPage(page, desk.address('/desk'), 'Inkorg');
    const chats = page.getByRole('region', { name: 'Chattar' });
    await chats.getByRole('button', { name: /Ines/ }).click();
    await page.getByRole('log', { name: 'Samtal' }).getByText('What are your opening hours?').waitFor();
    expect(await chats.isVisible()).toBe(false);
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(375);
    await page.getByRole('button', { name: 'Kund', exact: true }).click();
    await dialog(page).getByLabel('E-post').waitFor();
    await dialog(page).getByRole('button', { name: 'Stäng' }).click();
    await page.getByRole('button', { name: 'Till listan' }).click();
    await chats.waitFor();
    for (const path of ['/contact-requests', '/canned-replies', `/widget/${desk.agentId}`]) {
      await page.goto(desk.address(path));
      await page.getByRole('heading', { level: 1 }).waitFor();
      const width = await page.evaluate<number>('document.documentElement.scrollWidth');
      expect({ path, width }).toEqual({ path, width: 375 });
    }
  });
}
