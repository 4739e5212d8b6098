import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openVoiceBrowser } from '../../widget/testing/voice-browser.ts';
import { temporaryFolder } from '../first-run/run-parley.ts';
import { writeAskingMicrophone } from '../voice/asking-microphone.ts';
import {
  logIn,
  seriousFaults,
  seriousFaultsInTheDark,
  shoot,
  type Visitor,
  visit,
  widthOnPhone,
} from './console-browser.ts';
import { type ConsoleServer, startConsoleServer } from './console-server.ts';

const timeout = 180_000;
/** Until speech was heard and answered on a busy machine. */
const slowly = { timeout: 60_000 };

const folder = temporaryFolder();
const microphone = join(folder.path, 'microphone.wav');
await writeAskingMicrophone(microphone, { pauseMs: 6000 });
const opened = await openVoiceBrowser(microphone);
if ('reason' in opened) console.warn(`The voice of an agent is not tested: ${opened.reason}.`);

describe.skipIf('reason' in opened)('the voice of an agent in the console', () => {
  const { browser } = opened as { browser: Browser };
  let server: ConsoleServer;
  let visitor: Visitor;
  let page: Page;

  beforeAll(async () => {
    server = await startConsoleServer();
    visitor = await visit(browser, server.origin, { permissions: ['microphone'] });
    page = visitor.page;
    await page.goto(`${server.origin}/console/login`);
    await logIn(page, server.admin);
    await page.getByRole('heading', { level: 1, name: 'Start' }).waitFor();
    await page.getByRole('link', { name: 'Agents' }).first().click();
    await page.getByRole('link', { name: server.agentName, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: server.agentName }).waitFor();
  }, timeout);
  afterAll(async () => {
    await browser.close();
    await server.close();
    folder.remove();
  });

  const expectNoFaults = async () =>
    expect([...(await seriousFaults(page)), ...(await seriousFaultsInTheDark(page))]).toEqual([]);

  it('is chosen by ear from the list of voices', { timeout }, async () => {
    await page.getByRole('tab', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Choose a voice' }).click();
    const list = page.getByRole('dialog', { name: 'Voices' });
    const rms = list.getByRole('listitem').filter({ hasText: 'RMS' });
    await rms.getByText('American English · Male').waitFor();
    await expectNoFaults();
    expect(await widthOnPhone(page)).toBe(375);
    await shoot(page, 'voice-list');
    const sound = page.waitForResponse('**/api/voices/preview');
    await rms.getByRole('button', { name: 'Play RMS' }).click();
    const answer = await sound;
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'audio/wav']);
    await rms.getByRole('button', { name: 'Stop' }).waitFor();
    await rms.getByRole('button', { name: 'Play RMS' }).waitFor();
    await rms.getByRole('button', { name: 'Use RMS' }).click();
    await list.waitFor({ state: 'detached' });
    expect(await page.getByLabel('Voice', { exact: true }).inputValue()).toBe('rms');
    await shoot(page, 'voice-field');
    expect(visitor.complaints).toEqual([]);
  });

  it('is talked to with unsaved changes, with captions and the latency of each answer', { timeout }, async () => {
    await page.getByRole('tab', { name: 'Instructions' }).click();
    await page.getByLabel('Greeting').fill('Hello from the draft.');
    await page
      .getByRole('textbox', { name: 'Instructions' })
      .fill('# Opening hours\nWe are open Monday to Friday from 9 to 18.');
    await page.getByRole('button', { name: 'Test', exact: true }).click();
    const panel = page.getByRole('region', { name: 'Test' });
    await panel.getByText('Voice', { exact: true }).click();
    await expectNoFaults();
    await panel.getByRole('button', { name: 'Call' }).click();
    const captions = panel.getByRole('log');
    await captions.getByText(/Hello from the draft/).waitFor(slowly);
    await captions
      .getByText(/what are your opening hours/i)
      .first()
      .waitFor(slowly);
    await captions
      .getByText(/Monday to Friday from 9 to 18/)
      .first()
      .waitFor(slowly);
    await panel.getByText(/ ms/).first().waitFor(slowly);
    await expectNoFaults();
    await shoot(page, 'voice-call');
    await panel.getByRole('button', { name: 'Mute' }).click();
    await panel.getByRole('button', { name: 'Unmute' }).waitFor();
    await panel.getByRole('button', { name: 'Hang up' }).click();
    await panel.getByRole('button', { name: 'Call' }).waitFor(slowly);
    await expectNoFaults();
    await shoot(page, 'voice-call-ended');
    expect(visitor.complaints).toEqual([]);
  });
});
