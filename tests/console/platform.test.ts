import { afterAll, expect, it } from 'vitest';
import { startStripePeer, stripeAccount } from '../../server/src/providers/payments/testing/stripe-peer.ts';
import { openPage, seriousFaults, seriousFaultsInTheDark, shoot, widthOnPhone } from './console-browser.ts';
import { describeConsole, dialog } from './describe-console.ts';

const peer = await startStripePeer();
afterAll(() => peer.close());

describeConsole('the operations of a platform admin', { env: { PARLEY_STRIPE_URL: peer.origin } }, (signedIn) => {
  const expectSound = async () => {
    const { page } = signedIn.admin;
    expect([...(await seriousFaults(page)), ...(await seriousFaultsInTheDark(page))]).toEqual([]);
    expect(await widthOnPhone(page)).toBe(375);
  };

  it('says in words what is wrong, and leads to where it is mended', async () => {
    const { page } = signedIn.admin;
    await openPage(page, signedIn.address('/platform/operations/health'), 'Operations');
    await page.getByText('There is no mail server: emails are kept and not sent. Enter one.').waitFor();
    await expectSound();
    await shoot(page, 'health');
    await page.getByRole('link', { name: 'Open' }).click();
    await page.getByRole('heading', { level: 1, name: 'Mail' }).waitFor();
  });

  it('announces maintenance, shows it above every page until it is removed', async () => {
    const { page } = signedIn.admin;
    await openPage(page, signedIn.address('/platform/operations/maintenance'), 'Operations');
    await page.getByText('No maintenance is announced.').waitFor();
    await page.getByLabel('Notice').fill('Calls may end between one and two tonight.');
    await page.getByLabel('Shown until').fill('2020-01-01T10:00');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.locator('.mantine-InputWrapper-error').waitFor();
    await page.getByLabel('Shown until').fill('2099-01-01T10:00');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('status').getByText('Calls may end between one and two tonight.').waitFor();
    await page.getByText('Shown now').waitFor();
    await expectSound();
    await shoot(page, 'maintenance');
    await openPage(page, signedIn.address('/agents'), 'Agents');
    await page.getByText(/Planned maintenance until/).waitFor();
    await expectSound();
    await shoot(page, 'maintenance-banner');
    await openPage(page, signedIn.address('/platform/operations/maintenance'), 'Operations');
    await page.getByRole('button', { name: 'Remove notice' }).click();
    await page.getByText(/Planned maintenance until/).waitFor({ state: 'detached' });
  });

  it('takes a Stripe key that Stripe accepts, never shows it, and removes it', async () => {
    const { page, complaints } = signedIn.admin;
    await openPage(page, signedIn.address('/platform/operations/payments'), 'Operations');
    await page.getByText('No Stripe account: orders are paid by invoice.').waitFor();
    await page.getByRole('button', { name: 'Set up' }).click();
    await dialog(page).getByLabel('Secret key').fill('sk_test_somebody_else');
    await dialog(page).getByRole('button', { name: 'Test and save' }).click();
    await dialog(page)
      .getByText(/Stripe does not know this key/)
      .waitFor();
    await expectSound();
    await shoot(page, 'stripe-form');
    await dialog(page).getByLabel('Secret key').fill(stripeAccount.secretKey);
    await dialog(page).getByRole('button', { name: 'Test and save' }).click();
    await page.getByText('payments at Stripe are not noticed').waitFor();
    await page.getByRole('button', { name: 'Change' }).click();
    await dialog(page).getByLabel('Webhook secret').fill(stripeAccount.webhookSecret);
    await dialog(page).getByRole('button', { name: 'Test and save' }).click();
    await page.getByText('payments at Stripe are not noticed').waitFor({ state: 'detached' });
    expect(await page.content()).not.toContain(stripeAccount.secretKey);
    await expectSound();
    await shoot(page, 'stripe');
    await page.getByRole('button', { name: 'Remove' }).click();
    await dialog(page).getByRole('button', { name: 'Remove' }).click();
    await page.getByText('No Stripe account: orders are paid by invoice.').waitFor();
    expect(complaints).toEqual([]);
  });
});
