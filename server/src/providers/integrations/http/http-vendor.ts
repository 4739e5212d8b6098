import type { Vendor } from '#areas/integrations/connections';
import { VendorFault } from '#areas/integrations/connections';

const defaultHeader = 'authorization';

/** Any web service with a key: requests below one address. */
export const httpVendor: Vendor = {
  provider: 'http',
  title: 'Web service',
  takesKey: true,
  keyHint: 'Key or token of the service',
  takesOAuth: false,
  settings: [
    {
      name: 'base_url',
      title: 'Address',
      description: 'Address below which requests go, such as https://api.example.com/v1',
      isRequired: true,
      isUrl: true,
    },
    {
      name: 'key_header',
      title: 'Header of the key',
      description: 'Header in which the key is sent. Default: Authorization, as a bearer token',
      isRequired: false,
    },
  ],
  address: (settings) => settings['base_url'] ?? '',
  authorise(token, settings) {
    const header = settings['key_header'] ?? defaultHeader;
    if (!/^[A-Za-z0-9-]{1,64}$/.test(header)) throw new VendorFault('refused', 'The name of the header is no name.');
    return { [header]: header.toLowerCase() === defaultHeader ? `Bearer ${token}` : token };
  },
  async check(vendor) {
    try {
      await vendor.json({ method: 'GET', path: '' });
    } catch (error) {
      // It answered: many services have nothing at their address, or something else than JSON.
      if (!(error instanceof VendorFault && error.code === 'refused')) throw error;
    }
    return new URL(vendor.settings['base_url'] ?? '').host;
  },
  actions: [
    {
      name: 'get',
      title: 'Read',
      description: 'Reads from the connected web service. Use it for facts that the service knows.',
      changes: false,
      parameters: {
        type: 'object',
        properties: {
          path: { type: 'string', maxLength: 500, description: 'Path below the address, such as /orders/17' },
          query: { type: 'object', additionalProperties: { type: 'string', maxLength: 500 }, maxProperties: 20 },
        },
        required: ['path'],
        additionalProperties: false,
      },
      run: (vendor, { path, query }) =>
        vendor.json({ method: 'GET', path: pathBelow(path), query: (query ?? {}) as Record<string, string> }),
    },
    {
      name: 'post',
      title: 'Write',
      description: 'Sends data to the connected web service, once it is complete and the person agrees.',
      changes: true,
      parameters: {
        type: 'object',
        properties: {
          path: { type: 'string', maxLength: 500, description: 'Path below the address, such as /orders' },
          body: { type: 'object', maxProperties: 50, description: 'JSON to send' },
        },
        required: ['path', 'body'],
        additionalProperties: false,
      },
      run: (vendor, { path, body }, { key }) =>
        vendor.json({ method: 'POST', path: pathBelow(path), body, headers: { 'idempotency-key': key } }),
    },
  ],
};

/** A path below the address: segments are encoded anew, so that none leads up, out or into the query. */
function pathBelow(path: unknown): string {
  const segments = String(path)
    .split('/')
    .filter((segment) => segment !== '');
  if (segments.some((segment) => /^\.{1,2}$/.test(decoded(segment)))) {
    throw new VendorFault('refused', 'A path may not lead upwards.');
  }
  return segments.map((segment) => `/${encodeURIComponent(decoded(segment))}`).join('');
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
