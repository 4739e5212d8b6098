import { expect, it } from 'vitest';
import { openPage } from '../console-browser.ts';
import type { DeskWorld } from './desk-world.ts';

/** Widget settings. */
export function describeWidget(desk: DeskWorld): void {
  it('saves a widget, shows faults at their fields, and previews it', async () => {
    const { page, complaints } = desk.owner;
    await openPage(page, desk.address('/widget'), 'Chat widget');
    await page.getByRole('table').getByRole('link', { name: desk.server.agentName, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: `Chat widget of ${desk.server.agentName}` }).waitFor();
    await page.getByLabel('Primary colour', { exact: true }).fill('reddish');
    await page.getByLabel('Title', { exact: true }).fill('Ahoy!');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.locator('input[aria-invalid=true]').waitFor();
    await page.getByLabel('Primary colour', { exact: true }).fill('#0b6e4f');
    await page.getByRole('switch', { name: 'Limit to certain hours' }).check({ force: true });
    await page.getByLabel('Saturday').fill('10-14');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Widget saved.').waitFor();
    await page.frameLocator('iframe').getByText('Ahoy!').waitFor();
    const config = await fetch(`${desk.server.origin}/api/chat/widget/${desk.agentId}`);
    expect(await config.json()).toMatchObject({ primary_color: '#0b6e4f', welcome_title: 'Ahoy!' });
    await page.reload();
    await expect.poll(() => page.getByLabel('Saturday').inputValue()).toBe('10:00-14:00');
    expect(complaints).toEqual([]);
  });
}
