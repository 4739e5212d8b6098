import type { Logger } from '../logger.ts';

/** Logger that writes nothing. */
export const silentLogger: Logger = { debug() {}, info() {}, warn() {}, error() {} };
