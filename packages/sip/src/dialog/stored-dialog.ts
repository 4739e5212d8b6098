import { readNameAddress } from '../message/name-address.ts';
import { readUri } from '../message/uri.ts';
import { writeNameAddress, writeUri } from '../message/write-message.ts';
import type { StoredDialog } from '../sip-stack.ts';
import type { Flow } from '../transaction/transaction-layer.ts';
import type { DialogState } from './dialog.ts';
import { Dialog } from './dialog.ts';

/**
 * Distance of our next CSeq from the one stored: requests may have been sent since. RFC 3261, section 12.2.2, requires
 * only that it increases.
 */
const sequenceMargin = 10_000;

/** Serializable state of a dialog, as far as a later request of this side needs it. */
export function storeDialog({
  dialog,
  routes,
  remoteTarget,
  localSequence,
  flow,
  verifiesCertificate,
}: DialogState): StoredDialog {
  return {
    callId: dialog.callId,
    local: writeNameAddress(dialog.local),
    remote: writeNameAddress(dialog.remote),
    sequence: localSequence,
    routes: [...routes],
    target: writeUri(remoteTarget),
    ...(flow === undefined
      ? {}
      : { flow: { transport: flow.transport, address: flow.remote.address, port: flow.remote.port } }),
    ...(verifiesCertificate === undefined ? {} : { verifiesCertificate }),
  };
}

/** Restores a dialog of a process that ended. Undefined for a state that is no dialog. */
export function restoreDialog(stored: StoredDialog, userAgent: string, flow: Flow | undefined): Dialog | undefined {
  const [local, remote, remoteTarget] = [
    readNameAddress(stored.local),
    readNameAddress(stored.remote),
    readUri(stored.target),
  ];
  if (local === undefined || remote === undefined || remoteTarget === undefined) return undefined;
  return new Dialog({
    callId: stored.callId,
    isCaller: true,
    local,
    remote,
    localSequence: stored.sequence + sequenceMargin,
    remoteSequence: undefined,
    routes: stored.routes,
    remoteTarget,
    contact: '',
    userAgent,
    remoteAddress: stored.flow?.address ?? '',
    flow,
    verifiesCertificate: stored.verifiesCertificate,
  });
}
