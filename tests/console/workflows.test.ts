import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { openChat } from '../../server/test/visitor.ts';
import { openPage, seriousFaults, seriousFaultsInTheDark, shoot } from './console-browser.ts';
import { describeConsole, dialog } from './describe-console.ts';

const vapiWorkflow = readFileSync(
  new URL('../../server/src/areas/workflows/importers/fixtures/vapi-workflow.json', import.meta.url),
  'utf8',
);

const nodeOf = (page: Page, id: string) => page.locator(`.react-flow__node[data-id="${id}"]`);
const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'Draft saved' }).waitFor();

async function publish(page: Page, version: number): Promise<void> {
  await page.getByRole('button', { name: 'Publish' }).click();
  await dialog(page).getByText(`Publish version ${version}`).waitFor();
  await dialog(page).getByRole('button', { name: 'Publish' }).click();
  await page.getByText(`Version ${version} published`).waitFor();
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await seriousFaults(page)).toEqual([]);
  expect(await seriousFaultsInTheDark(page)).toEqual([]);
}

describeConsole('the workflows of the console', {}, (signedIn) => {
  it('creates a workflow from a template, and shows its faults at the node and in the list', async () => {
    const { page, complaints } = signedIn.admin;
    await openPage(page, signedIn.address('/workflows'), 'Workflows');
    await page.getByRole('button', { name: 'Create workflow' }).first().click();
    await dialog(page).getByLabel('Name').fill('Salon bookings');
    await dialog(page).getByLabel('Booking').check();
    await dialog(page).getByRole('button', { name: 'Create workflow' }).click();
    await page.getByRole('heading', { level: 1, name: 'Salon bookings' }).waitFor();
    await nodeOf(page, 'intro').waitFor();
    await nodeOf(page, 'book').getByLabel('1 fault').waitFor();
    await shoot(page, 'draft-fresh');
    await page.getByRole('button', { name: /^Error Book: / }).click();
    await page.getByRole('region', { name: 'Book', exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('edits nodes and connections, saves them by itself, and has them after a reload', async () => {
    const { page, complaints } = signedIn.admin;
    await nodeOf(page, 'intro').click();
    const properties = page.getByRole('region', { name: 'Find the service' });
    await properties.getByLabel('Instruction').fill('Find out which treatment the visitor wants.');
    await expectAccessible(page);
    await properties.getByRole('button', { name: /^The visitor has named a service/ }).click();
    await page.getByRole('region', { name: 'Connection' }).getByLabel('Statement').fill('A treatment is named.');
    await saved(page);
    await page.locator('.react-flow__edge').filter({ hasText: 'A treatment is named.' }).waitFor();
    await page.reload();
    await nodeOf(page, 'intro').click();
    const instruction = page.getByRole('region', { name: 'Find the service' }).getByLabel('Instruction');
    expect(await instruction.inputValue()).toBe('Find out which treatment the visitor wants.');
    expect(complaints).toEqual([]);
  });

  it('saves a pending edit before another page is shown, and before a rename, and loses none after it', async () => {
    const { page, complaints } = signedIn.admin;
    const name = page.getByRole('region', { name: 'Find' }).getByLabel('Name', { exact: true });
    await name.fill('Find the treatment');
    await page.getByRole('tab', { name: 'Versions' }).click();
    await page.getByText('Never published').waitFor();
    await page.getByRole('tab', { name: 'Draft' }).click();
    await nodeOf(page, 'intro').filter({ hasText: 'Find the treatment' }).click();
    await name.fill('Find a treatment');
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await dialog(page).getByLabel('Name').fill('Bookings');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { level: 1, name: 'Bookings' }).waitFor();
    expect(await name.inputValue()).toBe('Find a treatment');
    await name.fill('Choose a treatment');
    await saved(page);
    await page.reload();
    await nodeOf(page, 'intro').filter({ hasText: 'Choose a treatment' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('plays the draft turn by turn, with its path on the canvas, until the conversation has ended', async () => {
    const { page, complaints } = signedIn.admin;
    await nodeOf(page, 'book').click();
    await page.getByRole('button', { name: 'Delete node' }).click();
    await nodeOf(page, 'details').click();
    await page.getByLabel('Connect to').selectOption('Booked');
    await nodeOf(page, 'intro').click();
    await page.getByLabel('Connect to').selectOption('Booked');
    await page.getByRole('region', { name: 'Connection' }).getByLabel('Condition').selectOption('Expression');
    await page.getByRole('region', { name: 'Connection' }).getByLabel('Expression').fill('last.text == "done"');
    await page.getByRole('button', { name: 'Simulate' }).click();
    const visitor = page.getByLabel('Say something as the visitor');
    await visitor.fill('done');
    await visitor.press('Enter');
    await page.getByText('The conversation has ended.').waitFor();
    expect(await visitor.count()).toBe(0);
    expect(await page.getByRole('region', { name: 'Path' }).innerText()).toContain('Booked');
    await nodeOf(page, 'booked').locator('.flow-card-step').filter({ hasText: '3' }).waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Start over' }).click();
    await visitor.waitFor();
    expect(complaints).toEqual([]);
  });

  it('publishes versions, compares them, rolls back, and assigns the workflow to an agent', async () => {
    const { page, complaints } = signedIn.admin;
    await publish(page, 1);
    await nodeOf(page, 'booked').click();
    await page.getByText('Properties', { exact: true }).click();
    await page.getByRole('region', { name: 'Booked' }).getByLabel('Last sentence').fill('See you!');
    await publish(page, 2);
    await page.getByRole('tab', { name: 'Versions' }).click();
    const first = page.getByRole('row').filter({ hasNotText: 'Version' }).last();
    await first.getByRole('button', { name: 'Compare' }).click();
    await dialog(page).getByText('See you!').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await first.getByRole('button', { name: 'Roll back' }).click();
    await dialog(page).getByRole('button', { name: 'Roll back' }).click();
    await page.getByText('Rollback to version 1').waitFor();
    await shoot(page, 'versions');
    await page.getByRole('tab', { name: 'Agents' }).click();
    await page.getByRole('button', { name: 'Assign to an agent' }).click();
    await dialog(page).getByLabel('Agent').selectOption(signedIn.server.agentName);
    await dialog(page).getByRole('button', { name: 'Assign to an agent' }).click();
    await page.getByRole('row').filter({ hasText: signedIn.server.agentName }).waitFor();
    await shoot(page, 'agents');
    await page.goBack();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('shows where running conversations are, and the way of each with its values, as it goes on', async () => {
    const { page, complaints } = signedIn.admin;
    const { origin, query } = signedIn.server;
    const [agent] = await query<{ id: string }>(`select id from agents where name = '${signedIn.server.agentName}'`);
    const visitor = await openChat(origin, agent?.id ?? '');
    await visitor.send('Hello');
    await openPage(page, signedIn.address('/workflows'), 'Workflows');
    await page.getByRole('link', { name: '1', exact: true }).click();
    await nodeOf(page, 'intro').getByText('1 conversation is here').waitFor();
    const row = page.getByRole('row').filter({ hasText: 'In progress' });
    expect(await row.innerText()).toContain('Choose a treatment');
    await expectAccessible(page);
    await shoot(page, 'runs');
    await row.getByRole('link', { name: 'Chat' }).click();
    const steps = page.getByRole('list', { name: 'Steps' });
    await steps.getByText('Choose a treatment').first().waitFor();
    await visitor.send('done');
    await steps.getByText('Booked', { exact: true }).waitFor();
    await page.getByText('The workflow reached its end.').waitFor();
    await page.getByRole('button', { name: 'Show on the canvas' }).click();
    await nodeOf(page, 'booked').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await shoot(page, 'run-in-chat');
    await openPage(page, signedIn.address('/workflows'), 'Workflows');
    expect(complaints).toEqual([]);
  });

  it('names the workflows that contain one, and deletes it with force', async () => {
    const { page, complaints } = signedIn.admin;
    await page.getByRole('button', { name: 'Create workflow' }).click();
    await dialog(page).getByLabel('Name').fill('Reception');
    await dialog(page).getByRole('button', { name: 'Create workflow' }).click();
    await nodeOf(page, 'talk').click();
    await page.getByRole('toolbar').getByRole('button', { name: 'Sub-flow' }).click();
    await page.getByRole('region', { name: 'subflow_1' }).getByLabel('Workflow').selectOption('Bookings');
    await page.getByLabel('Connect to').selectOption('End');
    // A sub-flow may fail: the publish is refused until a connection leads on from that, too.
    await page.getByRole('button', { name: /^Error subflow_1: no edge is taken when the node failed/ }).click();
    await page.getByLabel('Connect to').selectOption('End');
    await page.getByText('List', { exact: true }).click();
    await page
      .getByRole('button', { name: /subflow_1$/ })
      .first()
      .click();
    await page.getByRole('region', { name: 'Connection' }).getByLabel('Statement').fill('The visitor books.');
    await publish(page, 1);
    await openPage(page, signedIn.address('/workflows'), 'Workflows');
    await shoot(page, 'list');
    await page.getByRole('table').getByRole('link', { name: 'Bookings' }).click();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await dialog(page).getByText(signedIn.server.agentName).waitFor();
    await dialog(page).getByRole('button', { name: 'Unassign and delete' }).click();
    await dialog(page).getByText('Reception').waitFor();
    await dialog(page).getByRole('button', { name: 'Unassign and delete' }).click();
    await page.getByRole('link', { name: 'Reception' }).waitFor();
    await page.getByRole('table').getByRole('link', { name: 'Bookings' }).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });

  it('imports a document of another platform with its report', async () => {
    const { page, complaints } = signedIn.admin;
    await openPage(page, signedIn.address('/workflows/import'), 'Import a workflow');
    await page.getByRole('textbox', { name: 'JSON document' }).fill('{"nodes": ');
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByText('This is not valid JSON').waitFor();
    await page.getByRole('textbox', { name: 'JSON document' }).fill(vapiWorkflow);
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByText('Recognised as').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await shoot(page, 'import');
    await page.getByRole('button', { name: 'Create all' }).click();
    await page.getByRole('link', { name: 'Open the workflow' }).click();
    await page.getByRole('heading', { level: 1, name: 'Table booking' }).waitFor();
    await page.locator('.react-flow__node').first().waitFor();
    await shoot(page, 'imported');
    await page.setViewportSize({ width: 390, height: 800 });
    await page
      .getByRole('list', { name: 'List' })
      .getByRole('button', { name: /^introduction/ })
      .click();
    await dialog(page).getByLabel('Instruction').waitFor();
    await page.keyboard.press('Escape');
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(390);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Import a workflow' }).waitFor();
    expect(complaints).toEqual([]);
  });
});
