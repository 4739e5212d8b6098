import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { axeViolations, describeViolations } from '../../../../../widget/testing/axe.ts';
import { openVoiceBrowser, wavOf } from '../../../../../widget/testing/voice-browser.ts';
import { buildVoice } from '../../../../../widget/testing/voice-build.ts';
import { joinPcm, toneOf } from '../../../voice/testing/media-tone.ts';
import { highestToneLevel } from './testing/stretch-levels.ts';
import { startVoiceServer, type VoiceServer } from './testing/voice-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'parley-microphone-'));
// Alternating tone and silence, as speech is: the browser takes a steady tone for noise and removes it.
const syllable = joinPcm([toneOf(440, 250, { amplitude: 12_000 }), new Int16Array(4_800)]);
writeFileSync(join(folder, 'microphone.wav'), wavOf(joinPcm(Array.from({ length: 10 }, () => syllable)), 16_000));
const opened = await openVoiceBrowser(join(folder, 'microphone.wav'));
if ('reason' in opened) console.warn(`Voice in a browser is not tested: ${opened.reason}.`);

/** Interface of the page to the test: the events of its call, and the received level of a frequency. */
interface VoicePage {
  location: { origin: string };
  document: { getElementById(id: string): unknown };
  ParleyVoice: {
    startVoiceCall(options: object): VoicePage['call'];
    mountVoicePanel(host: unknown, options: object): void;
  };
  events: { kind: string; reason?: string; code?: string; text?: string }[];
  call: { end(): void; sendDigit(digit: string): void; setMuted(isMuted: boolean): void; level(): { agent: number } };
}

describe.skipIf('reason' in opened)('web voice in a real browser', () => {
  const { browser } = opened as { browser: Browser };
  let scripts: Record<string, string>;
  let server: VoiceServer;
  let page: Page;
  let complaints: string[];

  beforeAll(async () => {
    scripts = await buildVoice();
  });
  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true });
  });
  beforeEach(async () => {
    server = await startVoiceServer(scripts);
    const context = await browser.newContext({ permissions: ['microphone'] });
    page = await context.newPage();
    complaints = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (line) => {
      if (line.text().includes('Content Security Policy')) complaints.push(line.text());
    });
    await page.goto(server.origin);
  });
  afterEach(async () => {
    await page.context().close();
    await server.close();
  });

  const session = (transport: string) => ({
    call_id: 'call_1',
    access_token: 'access_1',
    transport,
    url: '/rtc',
    websocket_url: '/ws',
    expires_at: '2099-01-01T00:00:00Z',
    vocabulary: 'limited',
    examples: ['yes', 'no'],
  });

  const start = (transport: string) =>
    page.evaluate((voiceSession) => {
      const shared = globalThis as unknown as VoicePage;
      shared.events = [];
      const onEvent = (event: VoicePage['events'][number]) => shared.events.push(event);
      shared.call = shared.ParleyVoice.startVoiceCall({
        baseUrl: shared.location.origin,
        session: voiceSession,
        onEvent,
      });
    }, session(transport));

  const kinds = () => page.evaluate(() => (globalThis as unknown as VoicePage).events.map(({ kind }) => kind));
  const eventsSeen = () => page.evaluate(() => (globalThis as unknown as VoicePage).events);
  const agentLevel = () => page.evaluate(() => (globalThis as unknown as VoicePage).call.level().agent);
  const until = (look: () => Promise<void>) => vi.waitFor(look, { timeout: 20_000, interval: 100 });

  async function expectBothDirections(): Promise<void> {
    await server.hear(500);
    const fromBrowser = await server.hear(1_000);
    expect(highestToneLevel(fromBrowser, 440)).toBeGreaterThan(500);
    expect(highestToneLevel(fromBrowser, 440)).toBeGreaterThan(3 * highestToneLevel(fromBrowser, 1_000));
    await until(async () => expect(await agentLevel()).toBeGreaterThan(0.5));
  }

  it('carries a call over WebRTC, under a strict Content-Security-Policy', async () => {
    await start('webrtc');
    await until(async () => expect(await kinds()).toContain('connected'));
    await expectBothDirections();
    await page.evaluate(() => (globalThis as unknown as VoicePage).call.sendDigit('4'));
    await until(async () => expect(server.events).toContain('digit 4'));
    server.line?.show({ kind: 'caption', role: 'agent', text: 'Hello', isFinal: true });
    await until(async () => expect(await eventsSeen()).toContainEqual(expect.objectContaining({ text: 'Hello' })));
    expect((await eventsSeen())[0]).toEqual({ kind: 'connected', transport: 'webrtc' });
    await page.evaluate(() => (globalThis as unknown as VoicePage).call.end());
    await until(async () => expect(server.events).toContain('ended normal'));
    expect(complaints).toEqual([]);
  });

  it('ends on the page when the server hangs up', async () => {
    await start('webrtc');
    await until(async () => expect(await kinds()).toContain('connected'));
    await server.hear(200);
    await server.line?.hangUp('timeout');
    await until(async () => expect((await eventsSeen()).at(-1)).toEqual({ kind: 'ended', reason: 'timeout' }));
  });

  it('ends on the server when the page is closed', async () => {
    await start('webrtc');
    await until(async () => expect(await kinds()).toContain('connected'));
    await page.goto('about:blank');
    await until(async () => expect(server.events).toContain('ended normal'));
  });

  it('resumes the call, with the resume token, after a network loss', async () => {
    server.isRelayed = true;
    await start('webrtc');
    await until(async () => expect(await kinds()).toContain('connected'));
    server.relay?.worsen({ loss: 1, jitterMs: 0, random: () => 0 });
    await until(async () => expect(await kinds()).toContain('reconnected'));
    expect(await kinds()).toEqual(['connected', 'reconnecting', 'reconnected']);
    expect(server.requests).toContain('POST /rtc Bearer resume_1');
    await expectBothDirections();
    expect(server.events.filter((event) => event.startsWith('ended'))).toEqual([]);
  });

  it('falls back to the WebSocket where UDP is blocked', async () => {
    server.isUdpBlocked = true;
    await start('webrtc');
    await until(async () => expect((await eventsSeen())[0]).toEqual({ kind: 'connected', transport: 'websocket' }));
    await expectBothDirections();
    expect(complaints).toEqual([]);
  });

  it('has a panel with live captions and keypad, and no serious accessibility violation, light and dark', async () => {
    for (const isDark of [false, true]) {
      await page.goto(server.origin);
      await page.evaluate(
        ([voiceSession, dark]) => {
          const shared = globalThis as unknown as VoicePage;
          const host = shared.document.getElementById('panel');
          const openSession = async () => voiceSession;
          shared.ParleyVoice.mountVoicePanel(host, { baseUrl: shared.location.origin, openSession, isDark: dark });
        },
        [session('webrtc'), isDark] as const,
      );
      await page.getByRole('button', { name: 'Talk' }).click();
      await page.getByText('Listening').waitFor();
      await page.getByText('This agent understands a limited vocabulary. You can ask, for example:').waitFor();
      await page.getByRole('listitem').filter({ hasText: 'yes' }).waitFor();
      server.line?.show({ kind: 'caption', role: 'user', text: 'I would', isFinal: false });
      await page.locator('.caption.user.partial', { hasText: 'I would' }).waitFor();
      server.line?.show({ kind: 'caption', role: 'user', text: 'I would like a table', isFinal: true });
      await page.locator('.caption.user:not(.partial)', { hasText: 'I would like a table' }).waitFor();
      await page.locator('[aria-live]', { hasText: 'You: I would like a table' }).waitFor({ state: 'attached' });
      await page.getByRole('button', { name: 'Keypad' }).press('Enter');
      await page.getByRole('button', { name: 'Key 5' }).press('#');
      await until(async () => expect(server.events.at(-1)).toBe('digit #'));
      await page.getByRole('button', { name: 'Mute microphone' }).click();
      await page.getByRole('button', { name: 'Unmute microphone' }).waitFor();
      expect(describeViolations(await axeViolations(page))).toEqual([]);
      await page.getByRole('button', { name: 'Hang up' }).click();
      await page.getByText('The call has ended.').waitFor();
      await until(async () => expect(server.events.at(-1)).toBe('ended normal'));
    }
    expect(complaints).toEqual([]);
  });

  it('shows that all lines are busy', async () => {
    server.refusal = 503;
    await start('webrtc');
    await until(async () => expect(await kinds()).toEqual(['problem', 'ended']));
    expect((await eventsSeen())[0]).toMatchObject({ code: 'busy', text: expect.stringContaining('busy') });
  });
});
