import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPage, seriousFaults, seriousFaultsInTheDark } from '../console-browser.ts';
import { startOrderService } from '../console-server.ts';
import { dialog, type SignedInConsole } from '../describe-console.ts';

/** Tests tools and webhooks against a server of a customer. */
export function describeIntegrations(signedIn: SignedInConsole): void {
  let orders: Awaited<ReturnType<typeof startOrderService>>;
  beforeAll(async () => {
    orders = await startOrderService();
  });
  afterAll(() => orders?.close());

  it('creates a webhook tool, tests it against a real server, attaches it to an agent and finds the run in the log', async () => {
    const { page } = signedIn.admin;
    await openPage(page, signedIn.address('/tools/new'), 'New tool');
    await page.getByRole('link', { name: /^Webhook Calls/ }).click();
    await page.getByRole('heading', { level: 1, name: 'New tool: Webhook' }).waitFor();
    await page.getByLabel('Name').first().fill('find_order');
    await page.getByLabel('When to use it').fill('Finds how an order stands.');
    await page.getByLabel('Method').selectOption('GET');
    await page.getByLabel('URL').fill(`${orders.origin}/orders/{order_number}`);
    await page.getByRole('button', { name: 'Add header' }).click();
    await page.getByLabel('Headers: name 1').fill('X-Shop-Key');
    await page.getByLabel('Headers: value 1').fill('secret-of-the-shop');
    await page.getByText('JSON Schema', { exact: true }).click();
    const schema = page.getByLabel('JSON Schema of the arguments');
    await schema.fill('{\n  "type": "object",\n  "properties": {\n    "order_number": { "type": "text" }\n  }\n}');
    await page.getByRole('button', { name: 'Create tool' }).click();
    const fault = page.getByRole('alert').getByRole('listitem').first();
    await fault.getByText('/properties/order_number/type').waitFor();
    await fault.getByText('line 4').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await schema.fill('{ "type": "object", "properties": {} }');
    await page.getByText('Fields', { exact: true }).click();
    await page.getByRole('button', { name: 'Add argument' }).click();
    const argument = page.getByRole('group', { name: 'Argument 1' });
    await argument.getByLabel('Name').fill('order_number');
    await argument.getByLabel('Description').fill('Number on the receipt');
    await page.getByRole('button', { name: 'Create tool' }).click();
    const secret = await dialog(page).getByLabel('Signing secret', { exact: true }).last().textContent();
    expect(secret).toMatch(/^whsec_/);
    await dialog(page).getByRole('button', { name: "I've saved it" }).click();

    await page.getByRole('heading', { level: 1, name: 'find_order' }).waitFor();
    expect(await page.getByLabel('Headers: value 1').inputValue()).not.toContain('secret');
    await page.getByRole('tab', { name: 'Test' }).click();
    await page.getByLabel('Arguments').fill('{ "order_number": "A 1007" }');
    await page.getByRole('button', { name: 'Run' }).click();
    await page.getByRole('status').getByText('OK').waitFor();
    await page.getByLabel('Response', { exact: true }).getByText('shipped').waitFor();
    expect(orders.requests.at(-1)).toMatchObject({ method: 'GET', headers: { 'x-shop-key': 'secret-of-the-shop' } });
    expect(orders.requests.at(-1)?.url).toBe('/orders/A%201007');
    expect(await page.getByText('secret-of-the-shop').count()).toBe(0);
    expect(await seriousFaults(page)).toEqual([]);

    await page.getByRole('tab', { name: 'Settings' }).click();
    await page.getByLabel('When to use it').fill('Finds how an order stands, by its number.');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Tool saved.').waitFor();
    await page.getByRole('tab', { name: 'Agents' }).click();
    const agent = page.getByRole('group', { name: signedIn.server.agentName });
    await agent.getByRole('button', { name: `Add to ${signedIn.server.agentName}` }).click();
    const enabled = agent.getByRole('switch', { name: 'Enabled' });
    await enabled.waitFor();
    expect(await enabled.isChecked()).toBe(true);
    await enabled.click();
    await expect.poll(() => enabled.isChecked()).toBe(false);
    expect(await seriousFaults(page)).toEqual([]);

    await openPage(page, signedIn.address('/tool-log'), 'Tool log');
    await page.getByLabel('Result').selectOption('ok');
    await page.getByRole('link', { name: 'find_order' }).click();
    await page.getByRole('heading', { level: 1, name: 'find_order' }).waitFor();
    await page.getByLabel('Response', { exact: true }).getByText('shipped').waitFor();
    expect(await seriousFaults(page)).toEqual([]);

    await openPage(page, signedIn.address('/tools'), 'Tools');
    await page.getByRole('link', { name: 'find_order' }).click();
    await page.getByRole('button', { name: 'Actions for find_order' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await dialog(page).getByText(signedIn.server.agentName).waitFor();
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    await page.getByText('No tools yet').waitFor();
    expect(signedIn.admin.complaints).toEqual([]);
  });

  it('creates a webhook with its secret shown once, delivers a test event to a real server, and logs the request', async () => {
    const { page } = signedIn.admin;
    await openPage(page, signedIn.address('/webhooks'), 'Webhooks');
    await page.getByText('No webhooks yet').waitFor();
    await page.getByRole('button', { name: 'Create webhook' }).click();
    await dialog(page).getByLabel('URL').fill(`${orders.origin}/parley`);
    await dialog(page).getByLabel('Description').fill('Shop');
    await dialog(page).getByLabel('Booking created').check();
    expect(await seriousFaults(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Create webhook' }).click();
    const secret = await dialog(page).getByLabel('Signing secret', { exact: true }).last().textContent();
    await dialog(page).getByRole('button', { name: "I've saved it" }).click();
    expect([await seriousFaults(page), await seriousFaultsInTheDark(page)]).toEqual([[], []]);

    await page.getByRole('link', { name: 'Shop' }).click();
    await page.getByRole('button', { name: 'Send test event' }).click();
    await dialog(page).getByText('The test event was delivered.').waitFor();
    const { url, headers, body } = orders.requests.at(-1) ?? { url: '', headers: {}, body: '' };
    expect(url).toBe('/parley');
    expect(new Webhook(secret ?? '').verify(body, headers as Record<string, string>)).toMatchObject({ type: 'ping' });
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Open Test event' }).click();
    await dialog(page).getByLabel('Request headers').getByText('webhook-signature').waitFor();
    await dialog(page).getByLabel('Response').getByText('shipped').waitFor();
    expect([await seriousFaults(page), await seriousFaultsInTheDark(page)]).toEqual([[], []]);
    await dialog(page).getByRole('button', { name: 'Redeliver Test event' }).click();
    await dialog(page).getByText('Attempt 2').waitFor();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Pause' }).click();
    await dialog(page).getByRole('button', { name: 'Pause' }).click();
    await signedIn.server.query(`update webhook_deliveries set state = 'missed'`);
    await page.getByRole('button', { name: 'Enable' }).click();
    await page.getByRole('button', { name: 'Send missed events' }).click();
    await page.getByRole('cell', { name: 'Missed' }).waitFor({ state: 'detached' });
    await page.getByRole('cell', { name: 'Delivered 200' }).waitFor();
    expect([await seriousFaults(page), await seriousFaultsInTheDark(page)]).toEqual([[], []]);
    expect(signedIn.admin.complaints).toEqual([]);
  });
}
