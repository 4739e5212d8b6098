import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { toneWav } from '../../../server/test/tone-wav.ts';
import { openPage, seriousFaults, seriousFaultsInTheDark, shoot } from '../console-browser.ts';
import type { SignedInConsole } from '../describe-console.ts';

const callId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b30';
const liveCallId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b32';
const orphanId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b31';
const seconds = 12;

/** Tests the page of a recorded call and the page of recordings; `dataDir` is the installation's. */
export function describeCallPage(signedIn: SignedInConsole, dataDir: string): void {
  describe('a call', () => {
    beforeAll(async () => {
      const [tenant] = await signedIn.server.query<{ id: string }>(`select tenant_id as id from agents limit 1`);
      await placeCall(tenant?.id ?? '');
    });

    /** Ended call with three turns and a stereo recording, and a file of no call. */
    async function placeCall(tenantId: string): Promise<void> {
      const place = (id: string, at?: Date) => {
        const path = join(dataDir, 'recordings', tenantId, `${id}.wav`);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, toneWav(seconds * 1000));
        if (at) utimesSync(path, at, at);
      };
      place(callId);
      place(orphanId, new Date(Date.now() - 7_200_000));
      const wav = toneWav(seconds * 1000);
      await signedIn.server.query(`insert into calls (tenant_id, id, agent_id, agent_version, agent_config, type, direction, status,
        end_reason, phone_number, created_at, started_at, answered_at, ended_at, duration_seconds, metadata,
        dynamic_variables, recording_state, recording_key, recording_content_type, recording_channels, recording_bytes,
        recording_duration_ms, recording_sha256)
      select tenant_id, '${callId}', id, 1, '{"name":"Robin"}', 'phone', 'inbound', 'completed', 'user_hangup',
        '+46701234567', now(), now(), now(), now(), ${seconds}, '{}', '{}', 'ready',
        'recordings/${tenantId}/${callId}.wav', 'audio/wav', 2, ${wav.length}, ${seconds * 1000},
        encode(sha256('\\x${wav.toString('hex')}'), 'hex') from agents limit 1`);
      await signedIn.server.query(`insert into call_turns (tenant_id, call_id, seq, role, text, via, start_ms, end_ms,
        was_interrupted, engine_id, latency, created_at)
      values ('${tenantId}', '${callId}', 1, 'agent', 'Good morning, how can I help?', 'speech', 0, 2500, false, 'builtin', null, now()),
        ('${tenantId}', '${callId}', 2, 'user', 'When are you open today?', 'speech', 3000, 5000, false, 'builtin', null, now()),
        ('${tenantId}', '${callId}', 3, 'agent', 'We are open from eight', 'speech', 8000, 11000, true, 'builtin',
          '{"stt":120,"end_of_turn":300,"llm":310,"tts":90,"e2e":820}', now())`);
    }

    it('shows its recording as a waveform of both channels, plays from a turn, and passes the diagnosis', async () => {
      const { page } = signedIn.admin;
      await openPage(page, signedIn.address(`/calls/${callId}`), '+46701234567');
      await page.getByText('The caller hung up').waitFor();
      await page.getByText('Interrupted').waitFor();
      await page.locator('.waveform canvas').nth(1).waitFor();
      await page.getByRole('button', { name: /Play from 0:08/ }).click();
      await page.getByRole('button', { name: 'Pause' }).waitFor();
      await page.locator('.call-turn[aria-current] >> text=We are open from eight').waitFor();
      await page.getByRole('button', { name: 'Pause' }).click();
      await page.getByRole('button', { name: 'Diagnose' }).click();
      await page.getByText('The recording is in order.').waitFor();
      await shoot(page, 'call');
      expect(signedIn.admin.complaints).toEqual([]);
      expect(await seriousFaults(page)).toEqual([]);
      expect(await seriousFaultsInTheDark(page)).toEqual([]);
      // axe copies the style of the waveform's shadow root into a document of its own, which the policy reports.
      signedIn.admin.complaints.length = 0;
    });

    it('the recordings page deletes an orphaned file after a confirmation, and syncs', async () => {
      const { page } = signedIn.admin;
      await openPage(page, signedIn.address('/recordings'), 'Recordings');
      await page.getByRole('cell', { name: `${orphanId}.wav` }).waitFor();
      await shoot(page, 'recordings');
      await page.getByRole('button', { name: 'Sync' }).click();
      await page.getByText('Done: 1 compared, 1 problems, 0 corrected.').waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      await page.getByRole('button', { name: 'Delete orphaned files' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('Delete 1 file?').waitFor();
      await dialog.getByRole('button', { name: 'Delete orphaned files' }).click();
      await page.getByText('No orphaned files').waitFor();
      await page.getByRole('cell', { name: 'Robin' }).waitFor();
      expect(signedIn.admin.complaints).toEqual([]);
    });

    // A call of no process: commands that need its line are refused, and it can still be ended.
    it('that goes on has its words first, is transferred to a target of the agent, and ended', async () => {
      await signedIn.server.query(`
        update agents set config = jsonb_set(config, '{transfer_targets}',
          '[{"key": "workshop", "label": "Workshop", "destination": "+46701234599"}]');
        insert into calls (tenant_id, id, agent_id, agent_version, agent_config, type, direction, status, phone_number,
          created_at, started_at, answered_at, recording_state)
        select tenant_id, '${liveCallId}', id, 1, '{"name":"Robin"}', 'phone', 'inbound', 'in_progress', '+46701234568',
          now(), now(), now(), 'recording' from agents limit 1`);
      const { page } = signedIn.admin;
      await openPage(page, signedIn.address(`/calls/${liveCallId}`), '+46701234568');
      await page.getByText('What is said appears here').waitFor();
      expect(await page.getByRole('button', { name: 'Diagnose' }).count()).toBe(0);
      expect(await seriousFaults(page)).toEqual([]);
      await page.getByRole('button', { name: 'Transfer' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('To', { exact: true }).selectOption({ label: 'Workshop' });
      await dialog.getByRole('button', { name: 'Transfer' }).click();
      await dialog.getByRole('alert').waitFor();
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'End call' }).click();
      await dialog.getByRole('button', { name: 'End call' }).click();
      await page.getByText('Your team ended it').waitFor();
      await dialog.waitFor({ state: 'hidden' });
      signedIn.admin.complaints.length = 0;
    });
  });
}
