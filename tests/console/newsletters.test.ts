import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  headerOf,
  startMailServer,
  type TestMailServer,
} from '../../server/src/providers/email/testing/mail-server.ts';
import {
  logIn,
  openPage,
  seriousFaults,
  seriousFaultsInTheDark,
  shoot,
  visit,
  waitUntilLoaded,
  widthOnPhone,
} from './console-browser.ts';
import { describeConsole } from './describe-console.ts';

describeConsole('newsletters of a reseller', {}, (signedIn) => {
  let mail: TestMailServer;
  beforeAll(async () => {
    mail = await startMailServer();
  });
  afterAll(() => mail?.close());

  it('are agreed to, written, tested, sent, and unsubscribed from with the link in them', async () => {
    const { server } = signedIn;
    const ask = async (method: string, path: string, body: unknown, key: string) => {
      const headers = { 'x-api-key': key, 'content-type': 'application/json' };
      const answer = await fetch(`${server.origin}${path}`, { method, headers, body: JSON.stringify(body) });
      expect([path, answer.ok]).toEqual([path, true]);
      return (await answer.json()) as Record<string, Record<string, string>>;
    };
    const isAdmin = `from users where email = '${server.admin.email}'`;
    const mailServer = { host: '127.0.0.1', port: mail.port, security: 'none', user: null, from_name: 'Parley' };
    const addresses = { from_address: 'parley@example.com', test_to: 'test@example.com' };
    await ask('PUT', '/api/admin/mail-server', { ...mailServer, ...addresses }, server.platformKey);
    const made = await ask('POST', '/api/admin/resellers', { name: 'Nordic Voice' }, server.platformKey);
    const [resellerId, key = ''] = [made['reseller']?.['id'], made['api_key']?.['secret']];
    const brand = { name: 'Nordic Voice', primary_color: '#0b6b4f', postal_address: 'Kajen 1, 211 18 Malmö' };
    await ask('PUT', '/api/reseller/branding', brand, key);
    const { customer } = await ask('POST', '/api/reseller/customers', { name: 'Lindgren Dental' }, key);
    await server.query(
      `insert into reseller_members (reseller_id, user_id, role, created_at) select '${resellerId}', id, 'owner', now() ${isAdmin}`,
    );
    await server.query(
      `insert into memberships (tenant_id, user_id, role, created_at, updated_at) select '${customer?.['id']}', id, 'owner', now(), now() ${isAdmin}`,
    );
    await server.query(`update users set email_verified_at = now() where email = '${server.admin.email}'`);

    const { page, complaints } = await visit(signedIn.browser, server.origin);
    await page.goto(signedIn.address('/login'));
    await logIn(page, server.admin);
    await page.getByRole('heading', { level: 1, name: 'Start' }).waitFor();
    const expectSound = async () => {
      expect([...(await seriousFaults(page)), ...(await seriousFaultsInTheDark(page))]).toEqual([]);
      expect(await widthOnPhone(page)).toBe(375);
    };

    await openPage(page, signedIn.address('/reseller/newsletters'), 'Newsletters');
    await page.getByText('Recipients now: 0').waitFor();
    await expectSound();
    await shoot(page, 'newsletters-empty');

    await openPage(page, signedIn.address('/me'), 'My account');
    const agreement = page.getByRole('switch', { name: 'News from Nordic Voice' });
    expect(await agreement.isChecked()).toBe(false);
    await agreement.click();
    await expect.poll(() => agreement.isChecked()).toBe(true);
    await expectSound();
    await shoot(page, 'me-newsletters');

    await openPage(page, signedIn.address('/reseller/newsletters'), 'Newsletters');
    await page.getByText('Recipients now: 1').waitFor();
    await page.getByRole('link', { name: 'Write newsletter' }).click();
    await page.getByRole('heading', { level: 1, name: 'New newsletter' }).waitFor();
    await page.getByLabel('Subject').fill('News from {{brnd}}');
    await page
      .getByRole('textbox', { name: 'Text', exact: true })
      .fill('Hello {{name}},\n\nyour agents now speak Finnish.');
    await page.getByLabel('Button', { exact: true }).fill('Try it');
    await page.getByRole('textbox', { name: 'Address of the button' }).fill('https://voice.nordic.example/news');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByText('this email has no variable brnd').first().waitFor();
    await page.getByLabel('Subject').fill('News from {{brand}}');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByText('Draft saved.').waitFor();
    await page.getByText('News from Nordic Voice').first().waitFor();
    await waitUntilLoaded(page);
    await expectSound();
    await shoot(page, 'newsletter-draft');

    await page.getByLabel('Subject').fill('Other news');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText('Save the draft first.').waitFor();
    await page.getByLabel('Subject').fill('News from {{brand}}');

    await page.getByRole('button', { name: 'Send a test' }).click();
    await page.getByRole('dialog').getByLabel('Send to').fill('robin@example.com');
    await page.getByRole('dialog').getByRole('button', { name: 'Send a test' }).click();
    await page.getByText('Test sent to robin@example.com.').waitFor();

    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('dialog').getByText('Recipients: 1.').waitFor();
    await expectSound();
    await shoot(page, 'newsletter-send');
    await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('heading', { level: 2, name: 'Report' }).waitFor();
    const received = () => mail.received.find(({ to }) => to.includes(server.admin.email));
    await expect.poll(received, { timeout: 30_000 }).toBeDefined();
    await page.reload();
    await page.getByRole('heading', { level: 2, name: 'Report' }).waitFor();
    await waitUntilLoaded(page);
    await expectSound();
    await shoot(page, 'newsletter-report');
    expect(complaints).toEqual([]);

    const link = new URL(headerOf(received()?.source ?? '', 'list-unsubscribe')?.slice(1, -1) ?? '');
    const reader = await visit(signedIn.browser, server.origin);
    await reader.page.goto(`${server.origin}${link.pathname}${link.search}`);
    await reader.page.getByText('Receive no more news from Nordic Voice?').waitFor();
    expect(await seriousFaults(reader.page)).toEqual([]);
    await shoot(reader.page, 'unsubscribe');
    await reader.page.getByRole('button', { name: 'Unsubscribe' }).click();
    await reader.page.getByText('You are unsubscribed.').waitFor();
    await openPage(page, signedIn.address('/reseller/newsletters'), 'Newsletters');
    await page.getByText('Recipients now: 0').waitFor();
    await shoot(page, 'newsletters');
    expect(reader.complaints).toEqual([]);
  });
});
