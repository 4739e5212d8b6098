import { join } from 'node:path';
import type { Call } from '@parley/contract/resources/call';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations, describeViolations } from '../../widget/testing/axe.ts';
import { shareBrowser } from '../../widget/testing/open-browser.ts';
import { openVoiceBrowser } from '../../widget/testing/voice-browser.ts';
import { temporaryFolder } from '../first-run/run-parley.ts';
import { writeAskingMicrophone } from './asking-microphone.ts';
import { hasEnded } from './parley-api.ts';
import { startVoiceServer, type VoiceServer } from './voice-server.ts';

const timeout = 120_000;
/** Until something is on the page that takes the server and the network a while. */
const slowly = { timeout: 60_000 };

const folder = temporaryFolder();
const microphone = join(folder.path, 'microphone.wav');
await writeAskingMicrophone(microphone, { pauseMs: 4000 });
const opened = await openVoiceBrowser(microphone);
if ('reason' in opened) console.warn(`Calls from a page are not tested: ${opened.reason}.`);

describe.skipIf('reason' in opened)('a call from an agent’s page', () => {
  const { browser } = opened as { browser: Browser };
  let server: VoiceServer;
  let agentId: string;
  let page: Page;
  let complaints: string[];

  beforeAll(async () => {
    server = await startVoiceServer();
    agentId = await server.api.createAgent({
      name: 'Robin',
      greeting: 'Hello, this is Robin.',
      prompt: '# Opening hours\nWe are open Monday to Friday from 9 to 18 and on Saturday from 10 to 15.',
    });
  }, timeout);
  afterEach(() => page.context().close());
  afterAll(async () => {
    await browser.close();
    await server.stop();
    folder.remove();
  });

  /** The page with its talk tab open; `headers` come with the page besides its own. */
  async function visit(
    visitor: Browser,
    options: BrowserContextOptions = {},
    headers: Record<string, string> = {},
  ): Promise<void> {
    const context = await visitor.newContext({ permissions: ['microphone'], ...options });
    page = await context.newPage();
    complaints = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (line) => {
      if (line.text().includes('Content Security Policy')) complaints.push(line.text());
    });
    await page.route('**/chat/*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), ...headers } });
    });
    await page.goto(`${server.api.base}/chat/${agentId}`);
    await page.getByRole('tab', { name: 'Talk' }).click();
    await page.getByRole('button', { name: 'Talk' }).waitFor(slowly);
  }

  const talk = () => page.getByRole('button', { name: 'Talk' }).click();
  const caption = (role: 'user' | 'agent', text: RegExp) =>
    page.locator(`.caption.${role}:not(.partial)`, { hasText: text }).first().waitFor(slowly);

  async function expectNoViolations(): Promise<void> {
    expect(describeViolations(await axeViolations(page))).toEqual([]);
  }

  it('shows captions of both sides, and is listed afterwards with its transcript', { timeout }, async () => {
    await visit(browser);
    await expectNoViolations();
    await talk();
    await caption('agent', /this is Robin/);
    await caption('user', /what are your opening hours/i);
    await caption('agent', /Monday to Friday from 9 to 18/);
    await expectNoViolations();
    await page.getByRole('button', { name: 'Hang up' }).click();
    await page.getByText('The call has ended.').waitFor(slowly);
    await expectNoViolations();

    const { data } = await server.api.get<{ data: Call[] }>(`/api/calls?agent_id=${agentId}`);
    expect(data).toHaveLength(1);
    const told = await server.api.callWhen(data[0]?.id ?? '', hasEnded);
    expect(told).toMatchObject({ type: 'web', status: 'completed', end_reason: 'user_hangup' });
    const said = (role: string) => told.transcript.filter((turn) => turn.role === role).map(({ text }) => text);
    expect(said('user')).toContainEqual(expect.stringMatching(/what are your opening hours/i));
    expect(said('agent').join(' ')).toMatch(/this is Robin.*Monday to Friday from 9 to 18/s);
    // Sound went over WebRTC both ways.
    expect(told.line).toMatchObject({ round_trip_ms: expect.any(Number) });
    expect(complaints).toEqual([]);
  });

  it('is accessible in dark mode', { timeout }, async () => {
    await visit(browser, { colorScheme: 'dark' });
    await expectNoViolations();
    await talk();
    await caption('agent', /this is Robin/);
    await expectNoViolations();
    await page.getByRole('button', { name: 'Hang up' }).click();
    await page.getByText('The call has ended.').waitFor(slowly);
    expect(complaints).toEqual([]);
  });

  it('with the microphone denied, explains where to allow it', { timeout }, async () => {
    await visit(browser, {}, { 'permissions-policy': 'microphone=()' });
    await talk();
    await page.getByText('Microphone access is blocked').waitFor(slowly);
    await page.getByRole('button', { name: 'Talk' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('without a microphone says so, and starts no call', { timeout }, async () => {
    const silent = await shareBrowser();
    if ('reason' in silent) throw new Error(silent.reason);
    const count = async () => (await server.api.get<{ data: Call[] }>(`/api/calls?agent_id=${agentId}`)).data.length;
    const before = await count();
    await visit(silent.browser, { permissions: [] });
    await talk();
    await page.getByText('No microphone found').waitFor(slowly);
    await page.getByRole('button', { name: 'Talk' }).waitFor();
    await expectNoViolations();
    expect(await count()).toBe(before);
  });
});
