/**
 * SQLSTATEs and system codes of a server that is temporarily unreachable, full or starting, rather than of a wrong
 * statement. Class 08 is "connection exception"; 57P is "operator intervention".
 */
const passingCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
  '25006', // read_only_sql_transaction: the server is a standby, as during a failover
  '53200', // out_of_memory
  '53300', // too_many_connections
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '57P05', // idle_session_timeout
]);

/** Errors of pg and pg-pool without a code. */
const passingMessages =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client was closed and is not queryable|Client has encountered a connection error and is not queryable|Cannot use a pool after calling end on the pool|timeout expired)/;

/** True for an error that is, or is caused by, a lost or refused database connection: a retry may succeed. */
export function isConnectionLoss(error: unknown): boolean {
  for (let fault = error; fault instanceof Error; fault = fault.cause) {
    const { code = '', syscall } = fault as NodeJS.ErrnoException;
    if (passingCodes.has(code) || /^08\w{3}$/.test(code)) return true;
    // Unix socket of a server that is starting, or whose backlog is full.
    if (syscall === 'connect' && (code === 'ENOENT' || code === 'EAGAIN' || code === 'ETIMEDOUT')) return true;
    if (passingMessages.test(fault.message)) return true;
  }
  return false;
}

/** True for an error that is, or is caused by, a full disk: of a file (ENOSPC, EDQUOT) or of the database (53100). */
export function isDiskFull(error: unknown): boolean {
  for (let fault = error; fault instanceof Error; fault = fault.cause) {
    const { code = '' } = fault as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100') return true;
    // 58030 (io_error) and XX000 contain the system's message.
    if (/No space left on device|Disk quota exceeded/i.test(fault.message)) return true;
  }
  return false;
}
