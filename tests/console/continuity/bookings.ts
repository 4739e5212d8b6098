import { expect, it } from 'vitest';
import { openPage, seriousFaults, seriousFaultsInTheDark, shoot, widthOnPhone } from '../console-browser.ts';
import { dialog, type SignedInConsole } from '../describe-console.ts';

/** Tests the calendar: its settings, then a booking from its making to its cancellation. */
export function describeBookings(signedIn: SignedInConsole): void {
  it('opens a calendar, books a free time, moves it and cancels it, as its URL and a second tab show', async () => {
    const { page, complaints } = signedIn.admin;
    complaints.length = 0;
    const expectAccessible = async () =>
      expect([...(await seriousFaults(page)), ...(await seriousFaultsInTheDark(page))]).toEqual([]);
    await openPage(page, signedIn.address('/bookings'), 'Bookings');
    await page.getByRole('link', { name: 'Set opening hours' }).click();
    await page.getByRole('heading', { level: 1, name: `Calendar of ${signedIn.server.agentName}` }).waitFor();
    await page.getByRole('switch', { name: 'Accept bookings' }).check();
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']) {
      await page.getByLabel(day).fill('9 to 5 or so');
    }
    await page.getByRole('button', { name: 'Save' }).click();
    await page.locator('[aria-invalid=true]').first().waitFor();
    await expectAccessible();
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']) {
      await page.getByLabel(day).fill('09:00-12:00, 13:00-17:00');
    }
    await page.getByLabel('Slot length (minutes)').fill('60');
    await page.getByLabel('Country of phone numbers').selectOption('Sweden');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Calendar saved.').waitFor();
    expect(await widthOnPhone(page)).toBe(375);
    await shoot(page, 'calendar-settings');

    await page.getByRole('link', { name: 'Bookings', exact: true }).first().click();
    await page.getByRole('button', { name: 'Next week' }).click();
    await page.getByRole('button', { name: 'New booking' }).click();
    await dialog(page).getByRole('group', { name: 'Free time' }).getByRole('button', { name: /10:00/ }).click();
    await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Astrid Lind');
    await dialog(page).getByLabel('Phone number').fill('070-123 45 67');
    await expectAccessible();
    await dialog(page).getByRole('button', { name: 'Book', exact: true }).click();
    const booked = page.getByRole('button', { name: /Astrid Lind/ });
    await booked.waitFor();
    await shoot(page, 'bookings');

    await booked.click();
    await dialog(page).getByText('+46701234567').waitFor();
    await expectAccessible();
    await shoot(page, 'booking');
    const other = await signedIn.admin.newPage();
    await openPage(other, page.url(), 'Bookings');
    await other.getByRole('dialog').getByText('+46701234567').waitFor();
    await dialog(page).getByRole('button', { name: 'Move' }).click();
    await dialog(page).getByRole('button', { name: /15:00/ }).click();
    await dialog(page).getByRole('button', { name: 'Move' }).click();
    await page.getByText('Booking moved.').waitFor();
    await dialog(page).getByText(/15:00/).waitFor();

    await other.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
    await other.getByLabel('Reason').fill('The customer is ill.');
    await other.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
    await other.getByText('Booking cancelled.').waitFor();
    await other.close();
    await dialog(page).getByText('The customer is ill.').waitFor();
    expect(await dialog(page).getByRole('button', { name: 'Move' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    expect(complaints).toEqual([]);
  });
}
