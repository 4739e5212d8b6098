import type { Browser, Page } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildWebIfStale } from '../../scripts/build-web.mjs';
import { openBrowser } from '../../widget/testing/open-browser.ts';
import { logIn, openPage, seriousFaults, seriousFaultsInTheDark, type Visitor, visit } from './console-browser.ts';
import { type ConsoleServer, codeOf, startConsoleServer, startOrderService } from './console-server.ts';

const opened = await openBrowser();
if ('reason' in opened) console.warn(`Browser tests of the console are skipped: ${opened.reason}.`);

describe.skipIf('reason' in opened)('administration in the console', () => {
  const { browser } = opened as { browser: Browser };
  let server: ConsoleServer;
  let orders: Awaited<ReturnType<typeof startOrderService>>;
  let admin: Visitor;
  const address = (path: string) => `${server.origin}/console${path}`;
  const dialog = (page: Page) => page.getByRole('dialog');

  beforeAll(async () => {
    await buildWebIfStale({ log: () => {} });
    [server, orders] = await Promise.all([startConsoleServer(), startOrderService()]);
    admin = await visit(browser, server.origin);
    await admin.page.goto(address('/login'));
    await logIn(admin.page, server.admin);
    await admin.page.getByRole('heading', { level: 1, name: 'Agents' }).waitFor();
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await orders?.close();
    await server?.close();
  });

  it('changes how long recordings are kept, after showing what that would delete', async () => {
    const { page } = admin;
    await openPage(page, address('/privacy/retention'), 'Privacy');
    const days = page.getByLabel('Recordings', { exact: true });
    await days.fill('30');
    await page.getByRole('button', { name: 'Review changes' }).click();
    await dialog(page)
      .getByText(/Nothing that is stored today|The next nightly run deletes/)
      .waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('The retention policy is saved.').waitFor();
    await page.reload();
    await expect.poll(() => days.inputValue()).toContain('30');
    expect(await page.getByRole('button', { name: 'Review changes' }).isDisabled()).toBe(true);
  });

  it('exports what is stored about a number, and says why a short number is refused', async () => {
    const { page } = admin;
    await openPage(page, address('/privacy/export'), 'Privacy');
    await page.getByLabel('Phone number').fill('112');
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByText('Enter a complete phone number.').waitFor();
    await page.getByLabel('Phone number').fill('+46 70 999 99 99');
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByText('Nothing is stored about +46709999999.').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download JSON' }).click();
    expect((await download).suggestedFilename()).toMatch(/^data-subject-export-.*\.json$/);
  });

  it('invites a colleague by the link of the stored email, shows what an editor may see, and removes them', async () => {
    const { page } = admin;
    await openPage(page, address('/people/invitations'), 'People');
    await page.getByRole('button', { name: 'Invite people' }).click();
    await dialog(page).getByLabel('Email').fill('robin@example.com');
    await dialog(page).getByLabel('Role').selectOption('editor');
    await dialog(page).getByRole('button', { name: 'Send invitation', exact: true }).click();
    const shown = await dialog(page).getByLabel('Invitation link', { exact: true }).last().textContent();
    expect(shown).toContain('/console/invite#token=inv_');
    expect(await seriousFaults(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: "I've saved it" }).click();
    await page
      .getByRole('row', { name: /robin@example.com/ })
      .getByText('Pending')
      .waitFor();

    await openPage(page, address('/mail'), 'Mail');
    await page
      .getByRole('row', { name: /robin@example.com/ })
      .getByRole('link')
      .click();
    const link = page.getByRole('link', { name: /invite#token=/ });
    const mailed = new URL((await link.getAttribute('href')) ?? '');
    expect(await seriousFaults(page)).toEqual([]);

    const robin = await visit(browser, server.origin);
    await robin.page.goto(`${server.origin}${mailed.pathname}${mailed.hash}`);
    await robin.page.getByRole('heading', { level: 1, name: 'Join Demo' }).waitFor();
    expect(robin.page.url()).not.toContain('token');
    expect(await seriousFaults(robin.page)).toEqual([]);
    await robin.page.getByLabel('Your name').fill('Robin Berg');
    await robin.page.locator('input[type=password]').fill('short');
    await robin.page.getByRole('button', { name: 'Accept invitation' }).click();
    await robin.page.locator('input[type=password][aria-invalid=true]').waitFor();
    await robin.page.locator('input[type=password]').fill('four winds blow north');
    await robin.page.getByRole('button', { name: 'Accept invitation' }).click();
    await robin.page.getByRole('heading', { level: 1, name: 'Agents' }).waitFor();
    expect(await robin.page.getByRole('link', { name: 'Tools', exact: true }).count()).toBe(1);
    for (const name of ['API keys', 'Mail']) expect(await robin.page.getByRole('link', { name }).count()).toBe(0);

    await openPage(page, address('/people/users'), 'People');
    await page.getByRole('button', { name: 'Actions for Robin Berg' }).click();
    await page.getByRole('menuitem', { name: 'Change role' }).click();
    await dialog(page).getByLabel('Role').selectOption('viewer');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await page
      .getByRole('row', { name: /Robin Berg/ })
      .getByText('Viewer')
      .waitFor();
    await page.getByRole('button', { name: 'Actions for Robin Berg' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await dialog(page).getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('row', { name: /Robin Berg/ }).waitFor({ state: 'detached' });
    await robin.page.reload();
    await robin.page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    expect([...admin.complaints, ...robin.complaints]).toEqual([]);
  }, 90_000);

  it('creates a key with the selected scopes, shows it once, rotates and revokes it', async () => {
    const { page } = admin;
    const statusWith = async (key: string, path: string) =>
      (await fetch(server.origin + path, { headers: { 'x-api-key': key } })).status;
    const keepSecret = async () => {
      const secret = await dialog(page).getByLabel('Your new key', { exact: true }).last().textContent();
      await dialog(page).getByRole('button', { name: "I've saved it" }).click();
      return secret ?? '';
    };
    await openPage(page, address('/api-keys'), 'API keys');
    await page.getByRole('button', { name: 'Create key' }).click();
    await dialog(page).getByLabel('Name').fill('Web shop');
    await dialog(page).getByRole('button', { name: 'Create key' }).click();
    await dialog(page).getByText('Select at least one permission.').waitFor();
    await dialog(page).getByRole('group', { name: 'Agents' }).getByLabel('Read').check();
    await dialog(page)
      .getByLabel(/^Allowed IP/)
      .fill('nonsense');
    await dialog(page).getByRole('button', { name: 'Create key' }).click();
    await dialog(page).locator('textarea[aria-invalid=true]').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await dialog(page)
      .getByLabel(/^Allowed IP/)
      .fill('127.0.0.1');
    await dialog(page).getByRole('button', { name: 'Create key' }).click();
    const first = await keepSecret();
    expect([await statusWith(first, '/api/agents'), await statusWith(first, '/api/tools')]).toEqual([200, 403]);
    expect(await page.getByText(first).count()).toBe(0);

    await page.getByRole('button', { name: 'Actions for key Web shop' }).click();
    await page.getByRole('menuitem', { name: 'Rotate' }).click();
    await dialog(page).getByLabel('Old key').selectOption('Revoke in 1 hour');
    await dialog(page).getByRole('button', { name: 'Rotate' }).click();
    const second = await keepSecret();
    expect([await statusWith(first, '/api/agents'), await statusWith(second, '/api/agents')]).toEqual([200, 200]);

    const row = page.getByRole('row', { name: new RegExp(second.slice(-4)) });
    await row.getByRole('button').click();
    await page.getByRole('menuitem', { name: 'Revoke' }).click();
    await dialog(page).getByRole('button', { name: 'Revoke' }).click();
    await row.getByText('Revoked').waitFor();
    expect(await statusWith(second, '/api/agents')).toBe(401);
    expect(admin.complaints).toEqual([]);
  }, 90_000);

  it('creates a webhook tool, tests it against a real server, attaches it to an agent and finds the run in the log', async () => {
    const { page } = admin;
    await openPage(page, address('/tools/new'), 'New tool');
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
    const agent = page.getByRole('group', { name: server.agentName });
    await agent.getByRole('button', { name: `Add to ${server.agentName}` }).click();
    const enabled = agent.getByRole('switch', { name: 'Enabled' });
    await enabled.waitFor();
    expect(await enabled.isChecked()).toBe(true);
    await enabled.click();
    await expect.poll(() => enabled.isChecked()).toBe(false);
    expect(await seriousFaults(page)).toEqual([]);

    await openPage(page, address('/tool-log'), 'Tool log');
    await page.getByLabel('Result').selectOption('ok');
    await page.getByRole('link', { name: 'find_order' }).click();
    await page.getByRole('heading', { level: 1, name: 'find_order' }).waitFor();
    await page.getByLabel('Response', { exact: true }).getByText('shipped').waitFor();
    expect(await seriousFaults(page)).toEqual([]);

    await openPage(page, address('/tools'), 'Tools');
    await page.getByRole('link', { name: 'find_order' }).click();
    await page.getByRole('button', { name: 'Actions for find_order' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await dialog(page).getByText(server.agentName).waitFor();
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    await page.getByText('No tools yet').waitFor();
    expect(admin.complaints).toEqual([]);
  }, 120_000);

  it('creates a webhook with its secret shown once, delivers a test event to a real server, and logs the request', async () => {
    const { page } = admin;
    await openPage(page, address('/webhooks'), 'Webhooks');
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
    await server.query(`update webhook_deliveries set state = 'missed'`);
    await page.getByRole('button', { name: 'Enable' }).click();
    await page.getByRole('button', { name: 'Send missed events' }).click();
    await page.getByRole('cell', { name: 'Missed' }).waitFor({ state: 'detached' });
    await page.getByRole('cell', { name: 'Delivered 200' }).waitFor();
    expect([await seriousFaults(page), await seriousFaultsInTheDark(page)]).toEqual([[], []]);
    expect(admin.complaints).toEqual([]);
  }, 90_000);

  it('enables two-factor sign-in, requires the code at the next sign-in, and disables it', async () => {
    const { page } = admin;
    await openPage(page, address('/me'), 'My account');
    await page.getByRole('button', { name: 'Set up' }).click();
    await dialog(page).locator('input[type=password]').fill('not my password');
    await dialog(page).getByRole('button', { name: 'Next' }).click();
    await dialog(page).getByText('Incorrect password.').waitFor();
    await dialog(page).locator('input[type=password]').fill(server.admin.password);
    await dialog(page).getByRole('button', { name: 'Next' }).click();
    await dialog(page).getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    const secret = (await dialog(page).locator('code').first().textContent()) ?? '';
    expect(await seriousFaults(page)).toEqual([]);
    await dialog(page).getByRole('textbox', { name: 'Code' }).fill(codeOf(secret));
    await dialog(page).getByRole('button', { name: 'Turn on' }).click();
    const codes = (await dialog(page).getByLabel('Recovery codes', { exact: true }).textContent())?.split('\n') ?? [];
    expect(codes.length).toBeGreaterThanOrEqual(8);
    await dialog(page).getByRole('button', { name: "I've saved it" }).click();
    await page.getByRole('button', { name: 'Turn off' }).waitFor();

    const again = await visit(browser, server.origin);
    await again.page.goto(address('/login'));
    await logIn(again.page, server.admin);
    await again.page.getByRole('heading', { level: 1, name: 'Two-factor authentication' }).waitFor();
    await again.page.getByLabel('Code').fill('000000');
    await again.page.getByRole('button', { name: 'Sign in' }).click();
    await again.page.getByText('Incorrect or expired code').waitFor();
    expect(await seriousFaults(again.page)).toEqual([]);
    // The step of the code that turned it on is used up.
    await again.page.getByLabel('Code').fill(codeOf(secret, 1));
    await again.page.getByRole('button', { name: 'Sign in' }).click();
    await again.page.getByRole('heading', { level: 1, name: 'Agents' }).waitFor();

    await openPage(again.page, address('/me'), 'My account');
    await again.page.getByRole('button', { name: 'Turn off' }).click();
    await dialog(again.page).locator('input[type=password]').fill(server.admin.password);
    await dialog(again.page)
      .getByLabel('Code')
      .fill(codes[0] ?? '');
    await dialog(again.page).getByRole('button', { name: 'Turn off' }).click();
    await again.page.getByRole('button', { name: 'Set up' }).waitFor();
    expect([...admin.complaints, ...again.complaints]).toEqual([]);
  }, 90_000);

  it('revokes a session from the list, and that browser must sign in', async () => {
    const other = await visit(browser, server.origin);
    await other.page.goto(address('/login'));
    await logIn(other.page, server.admin);
    await other.page.getByRole('heading', { level: 1, name: 'Agents' }).waitFor();
    const { page } = admin;
    await openPage(page, address('/me'), 'My account');
    const buttons = page.getByRole('button', { name: /^Sign out/ });
    await buttons.first().waitFor();
    for (let left = await buttons.count(); left > 0; left -= 1) {
      await buttons.first().click();
      await expect.poll(() => buttons.count()).toBe(left - 1);
    }
    await other.page.getByRole('link', { name: 'People' }).click();
    await other.page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    await logIn(other.page, server.admin);
    await other.page.getByRole('heading', { level: 1, name: 'People' }).waitFor();
  }, 90_000);

  it('saves the account, and shows faults at their fields', async () => {
    const { page } = admin;
    await openPage(page, address('/account'), 'Account');
    await page.getByLabel('Name').fill('Harbour Cycles');
    await page.getByLabel('Contact email').fill('nobody');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.locator('input[type=email][aria-invalid=true]').waitFor();
    await page.getByLabel('Contact email').fill('office@example.com');
    await page.getByLabel('Time zone').selectOption('Europe/Stockholm');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Account saved.').waitFor();
    await page.reload();
    await page.getByLabel('Name').waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('Harbour Cycles');
    await page.getByRole('navigation').getByText('Harbour Cycles').waitFor();
  }, 60_000);

  it('erases a person after the number was typed twice, shows the certificate, and sets and lifts a legal hold', async () => {
    const { page } = admin;
    const number = '+46701740608';
    const [call] = await server.query<{ id: string }>(
      `insert into calls (tenant_id, id, agent_config, type, direction, status, created_at, started_at, ended_at,
         end_reason, duration_seconds, phone_number)
       select tenant_id, gen_random_uuid(), '{"name": "Robin"}', 'phone', 'inbound', 'completed', now(), now(), now(),
         'user_hangup', 12, number
       from agents, unnest(array['${number}', '+46701740609']) number
       order by number desc returning id`,
    );
    await openPage(page, address('/privacy/holds'), 'Privacy');
    await page.getByRole('button', { name: 'Set legal hold' }).click();
    await dialog(page)
      .getByLabel('ID of the call')
      .fill(call?.id ?? '');
    await dialog(page).getByLabel('Reason').fill('Case T 1234-26');
    await dialog(page).getByRole('button', { name: 'Set legal hold' }).click();
    await page.getByRole('row', { name: /Case T 1234-26/ }).waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page
      .getByRole('row', { name: /Case T/ })
      .getByRole('button', { name: 'Lift' })
      .click();
    await dialog(page).getByRole('button', { name: 'Lift' }).click();
    await page.getByText('No legal holds').waitFor();

    await page.getByRole('tab', { name: 'Erase' }).click();
    await page.getByLabel('Phone number').fill(number);
    await page.getByRole('button', { name: 'Continue…' }).click();
    await dialog(page)
      .getByLabel(/Type the number again/)
      .fill('+46701740607');
    await dialog(page).getByRole('button', { name: 'Erase this person' }).click();
    await dialog(page).getByText('This is not the number above.').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await dialog(page)
      .getByLabel(/Type the number again/)
      .fill(number);
    await dialog(page).getByRole('button', { name: 'Erase this person' }).click();
    await page.getByRole('status').getByRole('link', { name: 'Open the certificate' }).click();
    await page.getByRole('heading', { level: 1, name: 'Certificate 1' }).waitFor();
    await page.getByText('Signature: Valid').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    const left = await server.query<{ phone_number: string }>(
      `select phone_number from calls where phone_number is not null`,
    );
    expect(left).toEqual([{ phone_number: '+46701740609' }]);
    await page.getByRole('link', { name: 'Certificates' }).click();
    await page.getByRole('row', { name: /Person.*Complete/ }).waitFor();
    expect(await seriousFaults(page)).toEqual([]);
  }, 90_000);
});
