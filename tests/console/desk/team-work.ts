import { expect, it } from 'vitest';
import { openPage, seriousFaults, seriousFaultsInTheDark, shoot, visit, waitUntilLoaded } from '../console-browser.ts';
import { chatOf, dialog, list } from './desk-page.ts';
import type { DeskWorld } from './desk-world.ts';

/** Promises to a team lead: settings, marks, filters, actions on many chats, assignment and mentions. */
export function describeTeamWork(desk: DeskWorld): void {
  it('a team lead sets up labels and a team, sorts chats by them, acts on many, assigns one and is heard', async () => {
    const { page } = desk.owner;
    await openPage(page, desk.address('/desk-settings'), 'Inbox settings');
    await page.getByRole('button', { name: 'New label' }).click();
    await dialog(page).getByLabel('Name').fill('refund');
    await dialog(page).getByLabel('Colour').selectOption('orange');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await page.getByRole('table', { name: 'Labels' }).getByText('refund').waitFor();
    await page.getByRole('button', { name: 'New team' }).click();
    await dialog(page).getByLabel('Name').fill('Billing');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await page.getByRole('table', { name: 'Teams' }).getByText('Billing').waitFor();
    await page.getByLabel('First reply within (minutes)').fill('10');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Settings saved.').waitFor();
    await shoot(page, 'desk-settings');
    const faults = [...(await seriousFaults(page)), ...(await seriousFaultsInTheDark(page))];
    expect(faults).toEqual([]);

    await desk.visitorInQueue('Tilda');
    await desk.visitorInQueue('Urban');
    await openPage(page, desk.address('/desk'), 'Inbox');
    await chatOf(page, 'Tilda').click();
    const side = page.getByRole('complementary', { name: 'Customer' });
    await side.getByLabel('Priority').selectOption('urgent');
    await side.getByLabel('Team').selectOption({ label: 'Billing' });
    await side.getByRole('combobox', { name: 'Labels' }).click();
    await page.getByRole('option', { name: 'refund' }).click();
    await page.keyboard.press('Escape');
    for (const mark of ['Urgent', 'Billing', 'refund', 'What are your opening hours?']) {
      await chatOf(page, 'Tilda').getByText(mark).waitFor();
    }
    await shoot(page, 'desk-marks');

    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await dialog(page).getByLabel('Priority').selectOption('urgent');
    await page.keyboard.press('Escape');
    await chatOf(page, 'Urban').waitFor({ state: 'detached' });
    await chatOf(page, 'Tilda').waitFor();
    expect(decodeURIComponent(page.url())).toContain('"priority":["urgent"]');
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menuitem', { name: 'Save as view' }).click();
    await dialog(page).getByLabel('Name').fill('Burning');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await page.getByText('View saved.').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await chatOf(page, 'Urban').waitFor();
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menuitem', { name: 'Burning', exact: true }).click();
    await chatOf(page, 'Urban').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Clear filters' }).click();

    await page.getByRole('button', { name: 'Select chats' }).click();
    for (const name of ['Tilda', 'Urban'])
      await list(page)
        .getByRole('checkbox', { name: new RegExp(name) })
        .click();
    await shoot(page, 'desk-bulk');
    await page
      .getByRole('region', { name: 'Actions on selected chats' })
      .getByRole('button', { name: 'Snooze' })
      .click();
    await page.getByRole('menuitem', { name: 'In one hour' }).click();
    await page.getByText('2 chats were not changed: unassigned.').waitFor();
    await page.getByRole('button', { name: 'Done' }).click();

    await chatOf(page, 'Urban').click();
    const astrid = await side.getByLabel('Assignee').locator('option', { hasText: 'Astrid' }).getAttribute('value');
    await side.getByLabel('Assignee').selectOption(astrid);
    await page.getByText('Assigned to Astrid').first().waitFor();
    const hers = desk.astrid.page;
    await openPage(hers, desk.address('/desk'), 'Inbox');
    await chatOf(hers, 'Urban')
      .getByText(/Assigned by/)
      .waitFor();

    await page.getByRole('button', { name: 'Note', exact: true }).click();
    const note = page.getByRole('textbox', { name: 'Internal note' });
    await note.pressSequentially('Please look, @Ast');
    await page.getByRole('option', { name: 'Astrid', exact: true }).waitFor();
    await page.keyboard.press('Enter');
    expect(await note.inputValue()).toBe('Please look, @Astrid ');
    await page.getByRole('button', { name: 'Save note' }).click();
    await hers.getByRole('button', { name: 'Mentions (1)' }).click();
    await hers.getByRole('dialog', { name: 'Mentions' }).getByRole('button').first().click();
    await hers.getByRole('button', { name: 'Mentions', exact: true }).waitFor();
    await hers.getByRole('button', { name: 'Snooze' }).click();
    await hers.getByRole('menuitem', { name: 'Tomorrow morning' }).click();
    await hers.getByText(/^Snoozed until/).waitFor();
    await shoot(hers, 'desk-snoozed');

    await page.getByRole('button', { name: 'Take over' }).click();
    await dialog(page).getByRole('button', { name: 'Take over' }).click();
    await page.getByText('Assigned to you').waitFor();
    await chatOf(hers, 'Urban')
      .getByText(/Assigned by/)
      .waitFor({ state: 'detached' });
    await openPage(page, desk.address('/statistics?view=desk'), 'Statistics');
    await page.getByRole('table', { name: 'By operator' }).waitFor();
    await waitUntilLoaded(page);
    await shoot(page, 'desk-report');
    expect([...(await seriousFaults(page)), ...(await seriousFaultsInTheDark(page))]).toEqual([]);
    expect(desk.complaints()).toEqual([]);
  });

  it('the inbox with marks, filters and selection has no serious axe violation, light and dark', async () => {
    const storageState = await desk.owner.context.storageState();
    const { page } = await visit(desk.browser, desk.server.origin, { storageState });
    await openPage(page, desk.address('/desk?filters=%7B%22priority%22%3A%5B%22urgent%22%5D%7D'), 'Inbox');
    await chatOf(page, 'Tilda').click();
    await page.getByRole('button', { name: 'Select chats' }).click();
    expect([...(await seriousFaults(page)), ...(await seriousFaultsInTheDark(page))]).toEqual([]);
  });
}
