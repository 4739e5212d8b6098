import { expect, it } from 'vitest';
import { openPage, seriousFaults } from '../console-browser.ts';
import { chatOf, dialog } from './desk-page.ts';
import type { DeskWorld } from './desk-world.ts';

/** Customer data and contact requests. */
export function describeCustomers(desk: DeskWorld): void {
  it('stores customer data, also for colleagues, without overwriting fields being typed in', async () => {
    const visitor = await desk.visitorInQueue('Ines');
    const { page } = desk.owner;
    await chatOf(page, 'Ines').click();
    const customer = page.getByRole('complementary', { name: 'Customer' });
    await customer.getByLabel('Email').fill('no address');
    await customer.getByLabel('Email').press('Enter');
    await customer.locator('input[type=email][aria-invalid=true]').waitFor();
    await customer.getByLabel('Email').fill('ines@example.com');
    await customer.getByLabel('Email').press('Enter');
    await customer.getByLabel('Phone').fill('cjk?');
    await customer.getByLabel('Phone').fill('');
    await openPage(desk.astrid.page, desk.address(`/desk?chat=${visitor.sessionId}`), 'Inbox');
    await expect
      .poll(() => desk.astrid.page.getByRole('complementary', { name: 'Customer' }).getByLabel('Email').inputValue())
      .toBe('ines@example.com');
    expect(await dialog(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Take chat' }).waitFor();

    const again = await desk.visitorInQueue('Back Again', {
      visitor: { name: 'Back Again', email: 'ines@example.com' },
    });
    await chatOf(page, 'Back Again').click();
    await page.waitForURL((url) => url.searchParams.get('chat') === again.sessionId);
    await customer.getByRole('region', { name: 'Previous chats' }).getByRole('link').click();
    await page.waitForURL((url) => url.searchParams.get('chat') === visitor.sessionId);
    await page.getByRole('region', { name: 'Ines', exact: true }).waitFor();
  });

  it('lists contact requests, with their assignees', async () => {
    const { page } = desk.astrid;
    const visitor = await desk.openChat({ locale: 'en' });
    const left = await fetch(`${desk.server.origin}/api/chat/contact-requests`, {
      method: 'POST',
      headers: { ...visitor.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Kofi Mensah', email: 'kofi@example.com', message: 'Please call me tomorrow.' }),
    });
    expect(left.status).toBe(201);
    await openPage(page, desk.address('/contact-requests'), 'Contact requests');
    await page.getByRole('button', { name: 'Open request from Kofi Mensah' }).click();
    await dialog(page).getByText('Please call me tomorrow.').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await dialog(page).getByLabel('Status', { exact: true }).selectOption('In progress');
    await dialog(page).getByLabel('Assignee').selectOption('Astrid');
    await dialog(page).getByLabel('Note', { exact: true }).fill('Calls at nine.');
    await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
    const row = page.getByRole('row', { name: /Kofi Mensah/ });
    await row.getByText('In progress').waitFor();
    await row.getByText('Astrid').waitFor();
    await dialog(page).waitFor({ state: 'hidden' });
    await page.getByLabel('Status').selectOption('Resolved');
    await page.getByText('No contact requests').waitFor();
  });
}
