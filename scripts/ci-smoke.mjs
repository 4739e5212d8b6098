// Starts Parley as a person would (`npm start`), in a data folder of its own, talks with the demo agent, stops it with
// SIGTERM and expects exit code 0. Runs on the first Node in PATH.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const patienceMs = 90_000;
const root = fileURLToPath(new URL('..', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'parley-smoke-'));
const deadline = AbortSignal.timeout(patienceMs);

const server = spawn('npm', ['start'], {
  cwd: root,
  env: {
    ...process.env,
    PARLEY_PORT: '0',
    PARLEY_DATA_DIR: dataDir,
    PARLEY_SPEECH_MODELS: 'off',
    PARLEY_MODEL_SERVER_DISCOVERY: 'false',
    PARLEY_ENV_FILE: 'off',
    NODE_ENV: 'production',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
  // A separate process group, so that no child survives.
  detached: true,
});
let output = '';
server.stdout.setEncoding('utf8').on('data', (text) => {
  output += text;
});
const ended = new Promise((resolve) => server.on('exit', (code, signal) => resolve(code ?? signal)));

try {
  const { address, agentId } = await readWelcome();
  await expectStatus(`${address}/api/health`, 200);
  await expectStatus(`${address}/api/chat/widget/${agentId}`, 200);
  for (const path of [
    '/',
    '/guide',
    '/console',
    '/login',
    '/favicon.ico',
    '/docs/',
    '/openapi.json',
    '/widget.js',
    `/chat/${agentId}`,
  ])
    await expectStatus(address + path, 200);
  await chat(address, agentId);
  server.kill('SIGTERM');
  const code = await Promise.race([ended, given('the server to stop')]);
  if (!output.includes('Parley has stopped.')) throw new Error('The server did not say that it stopped');
  if (code !== 0) throw new Error(`After SIGTERM the server ended with ${code} instead of 0`);
  console.log(`Node ${process.version}: started, answered in a chat, stopped with 0`);
} catch (error) {
  console.error(`${error.message}\n--- output of the server\n${output}`);
  process.exitCode = 1;
} finally {
  try {
    process.kill(-server.pid, 'SIGKILL');
  } catch {
    // The group is gone already, as it should be.
  }
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit();

async function readWelcome() {
  while (!deadline.aborted) {
    const address = /Parley is running at (\S+)/.exec(output)?.[1];
    // Not a terminal: credentials are in a file.
    if (address && output.endsWith('\n\n')) return { address, agentId: readAgentId() };
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode} before it was ready`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server was not ready after ${patienceMs / 1000} s`);
}

function readAgentId() {
  const agentId = /Demo agent\s+(\S+)/.exec(readFileSync(join(dataDir, 'first-start.txt'), 'utf8'))?.[1];
  if (!agentId || /pk_|password/.test(output)) throw new Error('sign-in and keys are not where they belong');
  return agentId;
}

async function expectStatus(url, status, init = {}) {
  const response = await fetch(url, { ...init, signal: deadline });
  if (response.status !== status) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response;
}

async function chat(address, agentId) {
  const json = { 'content-type': 'application/json' };
  const opened = await expectStatus(`${address}/api/chat/sessions`, 201, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ agent_id: agentId }),
  });
  const { session_id, session_token } = await opened.json();
  const answered = await expectStatus(`${address}/api/chat/sessions/${session_id}/messages`, 200, {
    method: 'POST',
    headers: { ...json, accept: 'text/event-stream', authorization: `Bearer ${session_token}` },
    body: JSON.stringify({ text: 'How much is a standard service?' }),
  });
  const events = await answered.text();
  if (!events.includes('event: message.completed') || !events.includes('65 euro')) {
    throw new Error(`The agent did not answer from what it was told:\n${events}`);
  }
}

async function given(what) {
  await new Promise((resolve) => deadline.addEventListener('abort', resolve));
  throw new Error(`Waited too long for ${what}`);
}
