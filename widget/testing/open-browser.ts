import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type LaunchOptions } from '@playwright/test';

const cache = fileURLToPath(new URL('../../.cache/browser', import.meta.url));

type Opened = { browser: Browser } | { reason: string };

let shared: Promise<Opened> | undefined;

/**
 * Browser that the test files of a worker share, one after another, since its start takes longer than many of them; it
 * ends with the worker. A file closes what it opened, see `closePages`. Gives the reason when there is none.
 */
export function shareBrowser(): Promise<Opened> {
  shared ??= openBrowser();
  return shared;
}

/** Closes all pages of a shared browser, with their storage. */
export async function closePages(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}

/**
 * Starts a real browser without anything installed by hand: the one named in `PARLEY_TEST_BROWSER`, else the one that
 * comes as an npm package (Linux on x64), else an installed Chrome. Gives the reason when there is none.
 */
export async function openBrowser(args: readonly string[] = []): Promise<Opened> {
  try {
    const named = process.env.PARLEY_TEST_BROWSER;
    if (named && !existsSync(named)) return { reason: `PARLEY_TEST_BROWSER names ${named}, which does not exist` };
    const executablePath = named ?? (platform() === 'linux' && arch() === 'x64' ? await unpackBrowser() : undefined);
    const where = executablePath ? { executablePath } : { channel: 'chrome' };
    // Without its own sandbox, because it also runs as root in containers; it only ever opens our loopback pages.
    return { browser: await launch({ ...where, args: ['--no-sandbox', ...args] }) };
  } catch (error) {
    return { reason: `no browser here: ${(error as Error).message.split('\n')[0]}` };
  }
}

/** Launches a browser. While another process still writes the unpacked one, it cannot be run: that is waited for. */
async function launch(options: LaunchOptions): Promise<Browser> {
  for (let attemptsLeft = 120; ; attemptsLeft -= 1) {
    try {
      return await chromium.launch(options);
    } catch (error) {
      if (!(error as Error).message.includes('ETXTBSY') || attemptsLeft === 0) throw error;
      await setTimeout(250);
    }
  }
}

async function unpackBrowser(): Promise<string> {
  // Read by the package when it is loaded: without it, it leaves out system libraries it brings along.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  // It unpacks once into the temporary folder and trusts what it finds there: give it a folder of our own.
  mkdirSync(cache, { recursive: true });
  const before = process.env.TMPDIR;
  process.env.TMPDIR = cache;
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    const executablePath = await packaged.executablePath();
    // Its own font configuration names folders that are only right where it was made for: without this, text has no width.
    const fonts = `<fontconfig><dir>${cache}/fonts</dir><cachedir>${cache}/fonts-cache</cachedir></fontconfig>`;
    writeFileSync(`${cache}/fonts.conf`, fonts);
    process.env.FONTCONFIG_FILE = `${cache}/fonts.conf`;
    return executablePath;
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}
