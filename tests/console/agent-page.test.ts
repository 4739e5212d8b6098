import { scannedPdf } from '@parley/document-text/testing/sample-pdf';
import { startLoopbackServer } from '@parley/egress/testing/loopback-server';
import { expect, it } from 'vitest';
import { openPage, seriousFaults, seriousFaultsInTheDark, shoot } from './console-browser.ts';
import { describeConsole, dialog } from './describe-console.ts';

const websiteHome =
  '<html lang="en"><head><title>Salon Sax</title></head><body><h1>Salon Sax</h1><p>Monday to Friday 9:00-18:00</p><a href="/prices">Prices</a></body></html>';
const websitePrices =
  '<html lang="en"><head><title>Prices | Salon Sax</title></head><body><h1>Prices</h1><ul><li>Haircut: £40</li></ul></body></html>';

describeConsole('the page of an agent in the console', {}, (signedIn) => {
  it('saves instructions as a new version, shows what changed and restores the earlier one', async () => {
    const { page } = signedIn.admin;
    await page.getByRole('link', { name: signedIn.server.agentName, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: signedIn.server.agentName }).waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    expect(await seriousFaultsInTheDark(page)).toEqual([]);
    const prompt = page.getByRole('textbox', { name: 'Instructions' });
    const before = await prompt.inputValue();
    await prompt.fill(`${before}\nWe rent kayaks in July.`);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved as version 2').waitFor();

    await page.getByRole('tab', { name: 'Versions' }).click();
    const first = page.getByRole('row').filter({ hasText: 'Created' });
    await first.getByRole('button', { name: 'Compare with current' }).click();
    await dialog(page).getByRole('insertion').getByText('We rent kayaks in July.').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    expect(await seriousFaultsInTheDark(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await first.getByRole('button', { name: 'Split traffic' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Split traffic' }).click();
    await page.getByText('20 % of new conversations have version 1').waitFor();
    await page.getByRole('button', { name: 'End split' }).click();
    await page.getByText('The split has ended').waitFor();
    await first.getByRole('button', { name: 'Restore' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
    await page.getByText('Restored version 1').waitFor();
    await page.getByRole('tab', { name: 'Instructions' }).click();
    expect(await prompt.inputValue()).toBe(before);
    expect(signedIn.admin.complaints).toEqual([]);
  });

  it('runs a test of the agent, and shows the reply and the expectation that was not met', async () => {
    const { page, complaints } = signedIn.admin;
    await page.getByRole('tab', { name: 'Tests' }).click();
    await page.getByRole('button', { name: 'Create test' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Name').fill('Kayaks');
    await form.getByRole('textbox', { name: 'The visitor says' }).fill('Where are you?');
    await form.getByRole('button', { name: 'Add expectation' }).first().click();
    await form.getByRole('textbox', { name: 'Contains the words: Value' }).fill('on the moon');
    expect(await seriousFaults(page)).toEqual([]);
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Test created').waitFor();
    await page.getByRole('button', { name: 'Run all' }).click();
    await page.getByRole('heading', { level: 1, name: 'Run against version' }).waitFor();
    await page.getByText('0 of 1 passed').waitFor();
    await page.getByText('Found instead:').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    expect(await seriousFaultsInTheDark(page)).toEqual([]);
    await shoot(page, 'test-run');
    await page.getByRole('link', { name: 'Tests' }).click();
    await page.getByRole('row', { name: /Kayaks Failed/ }).waitFor();
    await shoot(page, 'agent-tests');
    await page.getByRole('tab', { name: 'Instructions' }).click();
    expect(complaints).toEqual([]);
  });

  it('reads texts and files as knowledge, shows why one failed, and deletes several', async () => {
    const { page, complaints } = signedIn.admin;
    await page.getByRole('tab', { name: 'Knowledge' }).click();
    await page.getByRole('heading', { name: 'No knowledge yet' }).waitFor();
    await page.getByRole('button', { name: 'Add text' }).click();
    await dialog(page).getByLabel('Name').fill('Parking');
    await dialog(page).getByLabel('Text').fill('# Parking\n\nGuests park behind the house, free of charge.');
    expect(await seriousFaults(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await page.getByRole('row', { name: /Parking .*Ready/ }).waitFor();
    await page.locator('input[type=file]').setInputFiles([
      { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(scannedPdf()) },
      { name: 'picture.png', mimeType: 'image/png', buffer: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1') },
    ]);
    await page.getByText(/picture\.png: /).waitFor();
    await page.getByRole('row', { name: /scan\.pdf .*Failed/ }).waitFor();
    await page.getByText('The PDF has no text').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    expect(await seriousFaultsInTheDark(page)).toEqual([]);
    await shoot(page, 'agent-knowledge');
    await page.getByRole('link', { name: 'Parking' }).click();
    await page.getByText('Guests park behind the house').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await shoot(page, 'knowledge-source');
    await page.getByRole('link', { name: 'Knowledge' }).click();
    await page.getByLabel('Select Parking').check();
    await page.getByLabel('Select scan.pdf').check();
    await page.getByRole('button', { name: 'Delete 2 selected' }).click();
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('heading', { name: 'No knowledge yet' }).waitFor();
    await page.getByRole('tab', { name: 'Instructions' }).click();
    expect(complaints.filter((each) => !each.includes('415'))).toEqual([]);
    complaints.length = 0;
  });

  it('keeps the text of a change that another person overtook', async () => {
    const other = await signedIn.admin.newPage();
    await openPage(other, signedIn.admin.page.url(), signedIn.server.agentName);
    await other.getByLabel('Greeting').fill('Ahoy!');
    await signedIn.admin.page.getByLabel('Greeting').fill('Hello there!');
    await signedIn.admin.page.getByRole('button', { name: 'Save' }).click();
    await signedIn.admin.page.getByText(/Saved as version/).waitFor();
    await other.getByRole('button', { name: 'Save' }).click();
    await other.getByText(/was saved meanwhile and changes the same settings/).waitFor();
    expect(await other.getByLabel('Greeting').inputValue()).toBe('Ahoy!');
    await other.close();
  });

  it('creates an agent from a website, showing on which page each fact stands', async () => {
    const site = await startLoopbackServer((request, response) => {
      const body = request.url === '/' ? websiteHome : request.url === '/prices' ? websitePrices : null;
      response.writeHead(body === null ? 404 : 200, { 'content-type': 'text/html' }).end(body);
    });
    try {
      const { page, complaints } = signedIn.admin;
      await openPage(page, signedIn.address('/agents/new'), 'New agent');
      await page.getByLabel('Address of the website').fill(site.origin);
      expect(await seriousFaults(page)).toEqual([]);
      await page.getByRole('button', { name: 'Read website' }).click();
      await page.getByRole('heading', { name: 'Found on the website' }).waitFor();
      const price = page.getByRole('listitem').filter({ hasText: 'Haircut: £40' });
      await price.getByRole('link', { name: '/prices' }).waitFor();
      expect(await page.getByLabel('Open on weekdays').inputValue()).toContain('09:00–18:00');
      await page.getByLabel('What the agent should do').fill('Answer questions about our prices.');
      expect(await seriousFaults(page)).toEqual([]);
      expect(await seriousFaultsInTheDark(page)).toEqual([]);
      await shoot(page, 'new-agent-found');
      await page.getByRole('button', { name: 'Write agent' }).click();
      await page.getByLabel('Greeting').fill('Welcome to Salon Sax!');
      expect(await page.getByLabel('Instructions').inputValue()).toContain('Answer questions about our prices.');
      expect(await seriousFaults(page)).toEqual([]);
      await page.getByRole('button', { name: 'Create agent' }).click();
      await page.getByText('Agent created').waitFor();
      await page.getByRole('tab', { name: 'Instructions' }).waitFor();
      expect(await page.getByLabel('Greeting').inputValue()).toBe('Welcome to Salon Sax!');
      expect(complaints).toEqual([]);
    } finally {
      await site.close();
    }
  });

  it('refines instructions, showing every change before it is taken over', async () => {
    const { page, complaints } = signedIn.admin;
    await page.getByRole('button', { name: 'Refine' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Wishes').fill('Offer a call back in the evening.');
    await form.getByRole('button', { name: 'Suggest changes' }).click();
    await form.getByText('Your wish').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    expect(await seriousFaultsInTheDark(page)).toEqual([]);
    await shoot(page, 'refine-instructions');
    await form.getByRole('button', { name: 'Take over' }).click();
    expect(await page.getByRole('textbox', { name: 'Instructions' }).inputValue()).toContain(
      '- Offer a call back in the evening.',
    );
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved as version 2').waitFor();
    expect(complaints).toEqual([]);
  });
});
