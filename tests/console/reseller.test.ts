import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import {
  logIn,
  openPage,
  seriousFaults,
  seriousFaultsInTheDark,
  shoot,
  type Visitor,
  visit,
  widthOnPhone,
} from './console-browser.ts';
import { describeConsole } from './describe-console.ts';

describeConsole('a reseller and its customer', {}, (signedIn) => {
  async function post<Answer>(path: string, body: unknown, key: string): Promise<Answer> {
    const response = await fetch(`${signedIn.server.origin}${path}`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Answer;
  }

  const signIn = async (): Promise<Visitor> => {
    const visitor = await visit(signedIn.browser, signedIn.server.origin);
    await visitor.page.goto(signedIn.address('/login'));
    await logIn(visitor.page, signedIn.server.admin);
    await visitor.page.getByRole('heading', { level: 1, name: 'Start' }).waitFor();
    return visitor;
  };

  const expectSound = async (page: Page) => {
    expect([...(await seriousFaults(page)), ...(await seriousFaultsInTheDark(page))]).toEqual([]);
    expect(await widthOnPhone(page)).toBe(375);
  };

  it('enters the account with a reason, which its people read; suspends it, and they see why', async () => {
    const { server } = signedIn;
    const isAdmin = `from users where email = '${server.admin.email}'`;
    const { reseller, api_key: key } = await post<{ reseller: { id: string }; api_key: { secret: string } }>(
      '/api/admin/resellers',
      { name: 'Nordic Voice' },
      server.platformKey,
    );
    const { customer } = await post<{ customer: { id: string } }>(
      '/api/reseller/customers',
      { name: 'Lindgren Dental' },
      key.secret,
    );
    await server.query(
      `insert into reseller_members (reseller_id, user_id, role, created_at) select '${reseller.id}', id, 'admin', now() ${isAdmin}`,
    );

    const { page, complaints } = await signIn();
    await openPage(page, signedIn.address('/reseller/customers'), 'Customers');
    await page.getByRole('button', { name: 'Enter Lindgren Dental' }).waitFor();
    await expectSound(page);
    await shoot(page, 'customers');
    await page.getByRole('button', { name: 'Enter Lindgren Dental' }).click();
    await page.getByRole('dialog').getByLabel('Reason').fill('Ticket 4711: opening hours are wrong');
    await expectSound(page);
    await shoot(page, 'customers-enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Enter', exact: true }).click();
    await page.getByText('You are in Lindgren Dental for Nordic Voice.').waitFor();
    await openPage(page, signedIn.address('/account'), 'Account');
    const sharing = page.getByRole('switch', { name: 'Nordic Voice may see conversations' });
    expect(await sharing.isDisabled()).toBe(true);
    await shoot(page, 'account-entered');
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await page.getByText('You are in Lindgren Dental').waitFor({ state: 'detached' });

    await server.query(
      `insert into memberships (tenant_id, user_id, role, created_at, updated_at) select '${customer.id}', id, 'owner', now(), now() ${isAdmin}`,
    );
    await openPage(page, signedIn.address(''), 'Start');
    await page.getByRole('button', { name: /Switch account/ }).click();
    await page.getByRole('button', { name: 'Lindgren Dental' }).click();
    await page.getByRole('button', { name: 'Switch account, current: Lindgren Dental' }).waitFor();
    await openPage(page, signedIn.address('/account'), 'Account');
    await page.getByRole('cell', { name: 'Ticket 4711: opening hours are wrong' }).waitFor();
    await sharing.click();
    await page.getByText('Account saved.').waitFor();
    await expectSound(page);
    await shoot(page, 'account-reseller');

    await openPage(page, signedIn.address('/reseller/customers'), 'Customers');
    await page.getByText('Shares conversations').waitFor();
    await page.getByRole('button', { name: 'Suspend Lindgren Dental' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Suspend', exact: true }).click();
    await page.getByRole('button', { name: 'Resume Lindgren Dental' }).waitFor();
    await shoot(page, 'customers-suspended');
    await openPage(page, signedIn.address(''), 'Welcome');
    await page.getByText('Lindgren Dental is suspended').waitFor();
    await page.getByText('Contact Nordic Voice').waitFor();
    await expectSound(page);
    await shoot(page, 'suspended');
    expect(complaints).toEqual([]);
  }, 120_000);
});
