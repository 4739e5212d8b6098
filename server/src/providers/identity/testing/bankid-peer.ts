import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { createCertificate } from '@parley/sip/testing/create-certificate';

interface Order {
  personalNumber: string;
  callInitiator: string;
  userVisibleData: string;
  status: 'pending' | 'complete' | 'failed';
  hintCode: string;
  completedBy: string;
}

/**
 * Loopback peer that speaks BankID's relying party API, version 6, as its documentation describes it: `phone/auth`,
 * `collect`, `cancel`, over TLS with a client certificate. Not BankID itself.
 */
export async function openBankIdPeer() {
  const own = createCertificate(['127.0.0.1', 'localhost']);
  const client = createCertificate(['parley-client']);
  const stranger = createCertificate(['stranger']);
  const orders = new Map<string, Order>();
  const server = createServer(
    { cert: own.cert, key: own.key, ca: [client.cert], requestCert: true, rejectUnauthorized: true },
    (request, response) => {
      let text = '';
      request.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      request.on('end', () => {
        const answer = (status: number, body: object) =>
          response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
        if (!(request.socket as TLSSocket).authorized) return answer(401, { errorCode: 'unauthorized', details: '' });
        const body = JSON.parse(text) as Record<string, string>;
        const invalid = () => answer(400, { errorCode: 'invalidParameters', details: 'No such order' });
        const order = orders.get(body['orderRef'] ?? '');
        switch (request.url) {
          case '/rp/v6.0/phone/auth': {
            const { personalNumber = '', callInitiator = '', userVisibleData = '' } = body;
            if (!/^\d{12}$/.test(personalNumber) || !['user', 'RP'].includes(callInitiator)) return invalid();
            const orderRef = crypto.randomUUID();
            orders.set(orderRef, {
              personalNumber,
              callInitiator,
              userVisibleData: Buffer.from(userVisibleData, 'base64').toString(),
              status: 'pending',
              hintCode: 'outstandingTransaction',
              completedBy: personalNumber,
            });
            return answer(200, { orderRef });
          }
          case '/rp/v6.0/collect': {
            if (!order) return invalid();
            const { status, hintCode, completedBy } = order;
            if (status !== 'complete') return answer(200, { orderRef: body['orderRef'], status, hintCode });
            const user = { personalNumber: completedBy, name: 'Ada Berg', givenName: 'Ada', surname: 'Berg' };
            return answer(200, { orderRef: body['orderRef'], status, completionData: { user, device: {} } });
          }
          case '/rp/v6.0/cancel':
            if (!order) return invalid();
            orders.delete(body['orderRef'] ?? '');
            return answer(200, {});
          default:
            return answer(404, { errorCode: 'notFound', details: '' });
        }
      });
    },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    orders,
    secrets: { certificate: client.cert, private_key: client.key, ca: own.cert },
    strangers: { certificate: stranger.cert, private_key: stranger.key, ca: own.cert },
    latest: () => [...orders.values()].at(-1),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
