import type { Credentials, StoredDialog } from '../sip-stack.ts';
import type { Flow } from '../transaction/transaction-layer.ts';
import type { Agent } from './agent.ts';
import { sendAuthenticated } from './authenticated-request.ts';
import { Authenticator } from './authenticator.ts';
import { reasonFields } from './custom-headers.ts';
import { restoreDialog } from './stored-dialog.ts';

/**
 * Sends BYE in a dialog of a process that ended. Resolves with the final status, 481 where the peer has forgotten the
 * dialog; rejects with an `Error` naming the failure.
 */
export async function hangUpStored(
  agent: Agent,
  stored: StoredDialog,
  { credentials, reason }: { credentials?: Credentials; reason?: string },
): Promise<{ status: number }> {
  const dialog = restoreDialog(stored, agent.userAgent, await openFlow(agent, stored));
  if (dialog === undefined) throw new Error('The stored dialog cannot be read.');
  return new Promise((resolve, reject) => {
    sendAuthenticated(agent, {
      build: () => dialog.request({ method: 'BYE', fields: reasonFields(reason) }),
      target: () => dialog.target(),
      authenticator: credentials && new Authenticator(credentials),
      final(reply) {
        if (reply.kind === 'response') resolve({ status: reply.response.status });
        else reject(new Error(`BYE was not answered: ${reply.why}, ${reply.detail}`));
      },
    });
  });
}

/**
 * Opens the path the dialog had. Over UDP it is the address the peer sent from, which its Contact need not name. A
 * connection ended with its process: the peer is reached by route set and Contact.
 */
async function openFlow({ transactions }: Agent, { flow }: StoredDialog): Promise<Flow | undefined> {
  return flow?.transport === 'udp' ? transactions.openFlow(flow).catch(() => undefined) : undefined;
}
