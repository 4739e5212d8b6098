import { sdpType } from '../message/media-type.ts';
import { createTag } from '../message/response-to.ts';
import type { Route } from '../sip-stack.ts';
import type { Agent } from './agent.ts';
import { sendAuthenticated } from './authenticated-request.ts';
import { Authenticator } from './authenticator.ts';
import { contactField, contactUri } from './contact-field.ts';
import { newCallId, newRequest } from './new-request.ts';
import { readDialable, routeFields, routeTarget } from './request-target.ts';

export interface Pong {
  status: number;
  reason: string;
  /** Round trip of the last request, without an earlier one that was challenged. Unit: milliseconds. */
  roundTripMs: number;
  userAgent?: string;
}

/** Sends OPTIONS to a peer (RFC 3261, section 11), which shows that it is alive. */
export function sendPing(agent: Agent, to: string, route: Route): Promise<Pong> {
  const uri = readDialable(to, route);
  if (uri === undefined) return Promise.reject(new Error('OPTIONS was not sent: not an address that can be called.'));
  const target = routeTarget(route, uri);
  const contact = contactField(agent, target, { user: undefined, isSecure: uri.scheme === 'sips' });
  const { host, port, transport } = agent.transactions.localAddress(target);
  const own = contactUri({ host, port, transport }, { user: undefined, isSecure: false });
  const from = { uri: { ...own, user: 'ping' }, parameters: new Map([['tag', createTag()]]) };
  const callId = newCallId();
  let sequence = 0;
  let sentAtMs = 0;
  return new Promise((resolve, reject) => {
    sendAuthenticated(agent, {
      build() {
        sequence += 1;
        sentAtMs = agent.clock.monotonicMs();
        return newRequest({
          method: 'OPTIONS',
          uri,
          from,
          to: { uri: { ...uri, headers: new Map() }, parameters: new Map() },
          callId,
          sequence,
          userAgent: agent.userAgent,
          routes: routeFields(route),
          contact,
          fields: [['Accept', sdpType]],
        });
      },
      target: () => target,
      authenticator: route.credentials && new Authenticator(route.credentials),
      final(reply) {
        if (reply.kind === 'failed')
          return reject(new Error(`OPTIONS was not answered: ${reply.why}, ${reply.detail}`));
        const { status, reason, headers } = reply.response;
        const userAgent = headers.get('user-agent') ?? headers.get('server');
        const roundTripMs = agent.clock.monotonicMs() - sentAtMs;
        return resolve({ status, reason, roundTripMs, ...(userAgent !== undefined && { userAgent }) });
      },
    });
  });
}
