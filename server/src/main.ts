import { setTimeout as sleep } from 'node:timers/promises';
import { redactSettings } from '#platform/config/settings.ts';
import { createLogger, type Logger } from '#platform/log/logger.ts';
import { type Config, readConfig, settings } from './app/config.ts';
import { addSettingsFile } from './app/environment.ts';
import { describeStartFailure } from './app/start-failures.ts';
import { type RunningProcess, startProcess } from './app/start-process.ts';
import { showWelcome } from './app/welcome.ts';

/** Time limit of a graceful shutdown once the database is lost for good. */
const lastStopMs = 10_000;

async function main(): Promise<void> {
  addSettingsFile(process.env);
  const config = readConfig(process.env);
  const log = createLogger({ level: config.logLevel });
  log.debug({ config: redactSettings(settings, config) }, 'starting with this configuration');
  const starting = start(config, log);
  stopOnSignal(starting, log);
  await starting;
}

/** The start is over when the welcome has been shown: stopping earlier would leave credentials unshown. */
async function start(config: Config, log: Logger): Promise<RunningProcess> {
  const starting = startProcess(config, log, (detail) => {
    log.fatal(
      { event: 'database.embedded_lost' },
      `The embedded database ended and cannot be started again: ${detail} Committed data is safe.`,
    );
    // Threads with native code end first: exiting while they run ends in an abort now and then, instead of code 1.
    const stopping = starting.then((started) => started.stop()).catch(() => {});
    void Promise.race([stopping, sleep(lastStopMs)]).then(() => process.exit(1));
  });
  const running = await starting;
  await showWelcome(config, running, {
    write: (text) => process.stdout.write(text),
    isTerminal: process.stdout.isTTY === true,
  });
  return running;
}

/**
 * Handles signals from the beginning: one during the start takes effect, as a graceful shutdown, when the start is
 * over.
 */
function stopOnSignal(starting: Promise<RunningProcess>, log: Logger): void {
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      log.info({ event: 'process.stopping' }, 'graceful shutdown started');
      starting
        .then((running) => running.stop())
        .then(() => process.stdout.write('\n  Parley has stopped.\n', () => process.exit(0)))
        .catch((error) => {
          log.fatal({ event: 'process.stop_failed', err: error }, 'graceful shutdown failed');
          process.exit(1);
        });
    });
  }
}

main().catch((error) => {
  process.stderr.write(`\n${describeStartFailure(error)}\n\n`, () => process.exit(1));
});
