import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import {
  logIn,
  openPage,
  seriousFaults,
  seriousFaultsInTheDark,
  shoot,
  turnTo,
  type Visitor,
  visit,
  waitUntilLoaded,
  widthOnPhone,
} from './console-browser.ts';
import { describeConsole, dialog } from './describe-console.ts';

/** Pages of a reseller by address and heading, in the languages that they are looked at. */
const pages: readonly [path: string, heading: string, svenska: string][] = [
  ['/reseller/customers', 'Customers', 'Kunder'],
  ['/reseller/trash', 'Trash', 'Papperskorg'],
  ['/reseller/packages', 'Packages', 'Paket'],
  ['/reseller/staff', 'Staff', 'Personal'],
  ['/reseller/billing/costs', 'Billing', 'Fakturering'],
  ['/reseller/billing/prices', 'Billing', 'Fakturering'],
  ['/reseller/billing/offers', 'Billing', 'Fakturering'],
  ['/reseller/billing/invoices', 'Billing', 'Fakturering'],
  ['/reseller/operations/numbers', 'Operations', 'Drift'],
  ['/reseller/operations/retention', 'Operations', 'Drift'],
  ['/reseller/operations/audit-log', 'Operations', 'Drift'],
];

describeConsole('a reseller and its customer', {}, (signedIn) => {
  async function post<Answer>(path: string, body: unknown, key: string): Promise<Answer> {
    const response = await fetch(`${signedIn.server.origin}${path}`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Answer;
  }

  const signIn = async (locale = 'en-GB'): Promise<Visitor> => {
    const visitor = await visit(signedIn.browser, signedIn.server.origin, { locale });
    await visitor.page.goto(signedIn.address('/login'));
    const { email, password } = signedIn.server.admin;
    if (locale === 'en-GB') await logIn(visitor.page, { email, password });
    else {
      await visitor.page.locator('input[type=email]').fill(email);
      await visitor.page.locator('input[type=password]').fill(password);
      await visitor.page.locator('button[type=submit]').click();
    }
    await visitor.page
      .getByRole('heading', { level: 1 })
      .filter({ hasNotText: /Sign in|Logga in/ })
      .waitFor();
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
      `insert into reseller_members (reseller_id, user_id, role, created_at) select '${reseller.id}', id, 'owner', now() ${isAdmin}`,
    );

    const { page, complaints } = await signIn();
    await openPage(page, signedIn.address('/reseller/sip-trunk'), 'SIP trunk');
    await page.getByRole('button', { name: 'Set up trunk' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel(/^Name/).fill('Wholesale Telecom');
    await form.getByLabel('Host').fill('sip.example.com');
    await form.getByLabel('User name').fill('nordic');
    await form.getByLabel('Password').first().fill('correct horse battery staple');
    await form.getByRole('button', { name: 'Create trunk' }).click();
    await page.getByText('The trunk has been saved.').waitFor();
    const test = page.getByRole('dialog', { name: 'Test Wholesale Telecom' });
    await test.getByRole('button', { name: 'Check now' }).waitFor();
    await page.keyboard.press('Escape');
    await test.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Add number' }).click();
    await page.getByRole('dialog').getByLabel('Number').fill('+46 31 390 67 01');
    await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('button', { name: 'Assign +46313906701' }).click();
    await page.getByRole('dialog').getByLabel('Customer').selectOption('Lindgren Dental');
    await page.getByRole('dialog').getByRole('button', { name: 'Assign', exact: true }).click();
    await page.getByRole('button', { name: 'Take back +46313906701' }).waitFor();
    await expectSound(page);
    await shoot(page, 'reseller-trunk');
    await openPage(page, signedIn.address('/reseller/customers'), 'Customers');
    await page.getByRole('button', { name: 'Enter Lindgren Dental' }).waitFor();
    await expectSound(page);
    await shoot(page, 'customers');
    await page.getByRole('button', { name: 'Enter Lindgren Dental' }).click();
    await dialog(page).getByLabel('Reason').fill('Ticket 4711: opening hours are wrong');
    await expectSound(page);
    await shoot(page, 'customers-enter');
    await dialog(page).getByRole('button', { name: 'Enter', exact: true }).click();
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
    await dialog(page).getByLabel('Reason (optional)').fill('Invoice 104 is unpaid');
    await dialog(page).getByLabel('Let them finish').check();
    await expectSound(page);
    await shoot(page, 'customers-suspend');
    await dialog(page).getByRole('button', { name: 'Suspend', exact: true }).click();
    await page.getByRole('button', { name: 'Resume Lindgren Dental' }).waitFor();
    await shoot(page, 'customers-suspended');
    await openPage(page, signedIn.address(''), 'Welcome');
    await page.getByText('Lindgren Dental is suspended').waitFor();
    await page.getByText('Contact Nordic Voice').waitFor();
    await expectSound(page);
    await shoot(page, 'suspended');
    await openPage(page, signedIn.address(`/reseller/customers/${customer.id}`), 'Lindgren Dental');
    await page.getByText('Invoice 104 is unpaid').waitFor();
    await page.getByRole('button', { name: 'Resume Lindgren Dental' }).click();
    await dialog(page).getByRole('button', { name: 'Resume', exact: true }).click();
    await page.getByRole('button', { name: 'Suspend Lindgren Dental' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('creates a customer with a package and a key, trashes and restores it, and erases it with a certificate', async () => {
    const { page, complaints } = await signIn();
    await openPage(page, signedIn.address('/reseller/packages'), 'Packages');
    await page.getByText('No packages yet').waitFor();
    await page.getByRole('button', { name: 'New package' }).click();
    await dialog(page).getByLabel('Name').fill('Chat only');
    for (const module of ['Phone', 'Outbound calls', 'Web voice']) {
      await dialog(page)
        .getByRole('switch', { name: new RegExp(`^${module}`) })
        .uncheck();
    }
    await expectSound(page);
    await shoot(page, 'package-form');
    await dialog(page).getByRole('button', { name: 'Create' }).click();
    await page.getByRole('cell', { name: 'Phone, Outbound calls, Web voice' }).waitFor();
    await shoot(page, 'packages');

    await openPage(page, signedIn.address('/reseller/customers'), 'Customers');
    await page.getByRole('button', { name: 'New customer' }).click();
    await dialog(page).getByRole('button', { name: 'Create' }).click();
    await dialog(page).getByText('This field is required.').waitFor();
    await dialog(page).getByLabel('Name').fill('Harbour Cycles');
    await dialog(page).getByLabel('Contact email').fill('office@harbour..example');
    await dialog(page).getByRole('button', { name: 'Create' }).click();
    await dialog(page).getByText('expected an email address').waitFor();
    await dialog(page).getByLabel('Contact email').fill('office@harbour.example');
    await dialog(page).getByLabel('Country').selectOption('SE');
    await dialog(page).getByLabel('Package').selectOption('Chat only');
    await expectSound(page);
    await shoot(page, 'customer-form');
    await dialog(page).getByRole('button', { name: 'Create' }).click();
    await page.getByText('pk_live_').waitFor();
    await page.getByRole('button', { name: "I've saved it" }).click();

    await page.getByRole('heading', { level: 1, name: 'Harbour Cycles' }).waitFor();
    await page.getByText('Chat only').waitFor();
    await page.getByText('No usage in this month.').waitFor();
    await page.getByRole('button', { name: 'Create key' }).click();
    await dialog(page).getByLabel('Name').fill('Website');
    await dialog(page).getByRole('button', { name: 'Read-only' }).click();
    await expectSound(page);
    await dialog(page).getByRole('button', { name: 'Create key' }).click();
    await page.getByText('pk_live_').waitFor();
    await page.getByRole('button', { name: "I've saved it" }).click();
    await page.getByRole('button', { name: 'Revoke Website' }).waitFor();
    await expectSound(page);
    await shoot(page, 'customer');
    await page.getByRole('button', { name: 'Revoke Website' }).click();
    await dialog(page).getByRole('button', { name: 'Revoke', exact: true }).click();
    await page.getByText('Revoked').waitFor();

    for (const action of ['Restore', 'Erase']) {
      await page.getByRole('button', { name: 'Move to trash' }).click();
      await dialog(page).getByRole('button', { name: 'Move to trash' }).click();
      await page.getByRole('heading', { level: 1, name: 'Trash' }).waitFor();
      await page.getByRole('button', { name: `${action} Harbour Cycles` }).click();
      if (action === 'Erase') break;
      await page.getByText('The trash is empty').waitFor();
      await openPage(page, signedIn.address('/reseller/customers'), 'Customers');
      await page.getByRole('link', { name: 'Harbour Cycles' }).click();
      await page.getByRole('heading', { level: 1, name: 'Harbour Cycles' }).waitFor();
    }
    await dialog(page).getByLabel('Type Harbour Cycles to confirm').fill('Harbour');
    await dialog(page).getByRole('button', { name: 'Erase', exact: true }).click();
    await dialog(page).getByText('This is not the name of the customer.').waitFor();
    await expectSound(page);
    await shoot(page, 'purge');
    await dialog(page).getByLabel('Type Harbour Cycles to confirm').fill('Harbour Cycles');
    await dialog(page).getByRole('button', { name: 'Erase', exact: true }).click();
    await dialog(page).getByText('Harbour Cycles is erased').waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog(page).getByRole('link', { name: 'Save certificate' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^deletion-certificate-[0-9a-f-]{36}\.json$/);
    await expectSound(page);
    await shoot(page, 'certificate');
    expect(complaints).toEqual([]);
  });

  it('invites staff, changes the role and removes them; the last owner stays', async () => {
    const { page, complaints } = await signIn();
    await openPage(page, signedIn.address('/reseller/staff'), 'Staff');
    await page.getByRole('button', { name: 'Invite' }).click();
    await dialog(page).getByLabel('Email').fill('kim@nordic.example');
    await dialog(page).getByLabel('Name').fill('Kim Berg');
    await dialog(page).getByLabel('Role').selectOption('billing');
    await expectSound(page);
    await shoot(page, 'staff-invite');
    await dialog(page).getByRole('button', { name: 'Send invitation' }).click();
    await page.getByRole('row', { name: /Kim Berg.*Billing.*Invited/ }).waitFor();
    await shoot(page, 'staff');
    await page.getByRole('button', { name: 'Actions for Kim Berg' }).click();
    await page.getByRole('menuitem', { name: 'Change role' }).click();
    await dialog(page).getByLabel('Role').selectOption('admin');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await page.getByRole('row', { name: /Kim Berg.*Admin/ }).waitFor();
    await page.getByRole('button', { name: 'Actions for Kim Berg' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await dialog(page).getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('row', { name: /Kim Berg/ }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await dialog(page).getByRole('button', { name: 'Remove' }).click();
    await dialog(page).getByRole('alert').waitFor();
    expect(complaints).toEqual([]);
  });

  it('assigns a number and takes it back into quarantine, keeps filters in the address, and sets bounds', async () => {
    const { server } = signedIn;
    const number = '+46701740605';
    await post(
      '/api/admin/number-inventory',
      { phone_number: number, provider: 'twilio', provider_ref: 'PN1' },
      server.platformKey,
    );
    const { page, complaints } = await signIn();
    await openPage(page, signedIn.address('/reseller/operations/numbers'), 'Operations');
    await page.getByRole('button', { name: 'Assign number' }).click();
    await dialog(page).getByLabel('Number').fill('+46 70-174 06 05');
    await dialog(page).getByLabel('Customer').selectOption('Lindgren Dental');
    await expectSound(page);
    await shoot(page, 'number-assign');
    await dialog(page).getByRole('button', { name: 'Assign', exact: true }).click();
    await page.getByRole('row', { name: /\+46701740605.*Assigned.*Lindgren Dental/ }).waitFor();
    await shoot(page, 'numbers-reseller');
    await page.getByLabel('State').selectOption('quarantined');
    await page.getByText('No number matches the search.').waitFor();
    expect(new URL(page.url()).search).toBe('?state=quarantined');
    await page.reload();
    await page.getByText('No number matches the search.').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByRole('button', { name: `Take back ${number}?` }).click();
    await dialog(page).getByRole('button', { name: 'Take back' }).click();
    await page.getByRole('row', { name: /\+46701740605/ }).waitFor({ state: 'detached' });
    await openPage(page, signedIn.address('/platform/operations/numbers?state=quarantined'), 'Operations');
    await page.getByRole('row', { name: /\+46701740605.*Quarantined/ }).waitFor();

    await openPage(page, signedIn.address('/reseller/operations/retention'), 'Operations');
    await page.getByLabel('Calls: Kept at least').fill('30');
    await page.getByLabel('Calls: Deleted at the latest after').fill('20');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('cell').getByText('at most 20 days').waitFor();
    await page.getByLabel('Calls: Deleted at the latest after').fill('365');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The bounds are saved.').waitFor();
    await expectSound(page);
    await shoot(page, 'bounds');
    expect(complaints).toEqual([]);
  });

  it('shows every page of the reseller soundly, in both languages, with a month and its statement', async () => {
    const english = await signIn();
    const swedish = await signIn('sv-SE');
    for (const [visitor, column] of [
      [english, 1],
      [swedish, 2],
    ] as const) {
      for (const row of pages) {
        await openPage(visitor.page, signedIn.address(row[0]), row[column]);
        await waitUntilLoaded(visitor.page);
        await expectSound(visitor.page);
        await shoot(visitor.page, `${column === 1 ? 'en' : 'sv'}${row[0].replaceAll('/', '-')}`);
      }
    }
    const { page } = english;
    await turnTo(page, signedIn.address('/reseller/billing/costs?month=2026-03'), 'Billing');
    expect(await page.getByLabel('Month').inputValue()).toBe('2026-03');
    const [statement] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Statement (CSV)' }).click(),
    ]);
    expect(statement.suggestedFilename()).toBe('statement-2026-03.csv');
    expect([...english.complaints, ...swedish.complaints]).toEqual([]);
  }, 300_000);
});
