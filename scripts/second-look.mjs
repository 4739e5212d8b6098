// Test files of a run that may be run again, alone: prints them, one a line, where no other file failed.
// Usage: node scripts/second-look.mjs <result of vitest's JSON reporter>
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Files that measure sound in real time, so that a machine busy with something else can fail them. At most three: a
 * fourth is mended instead.
 */
const secondLook = {
  'server/src/providers/lines/webrtc/webrtc-line.browser.test.ts': 'Chromium plays and records a tone in real time',
  'tests/voice/conversation.test.ts': 'recognises speech and measures barge-in on a running line',
};

const root = fileURLToPath(new URL('..', import.meta.url));
const { testResults } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const failed = testResults.filter(({ status }) => status === 'failed').map(({ name }) => relative(root, name));
if (failed.every((file) => file in secondLook)) for (const file of failed) console.log(file);
