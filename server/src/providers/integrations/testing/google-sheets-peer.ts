import { type PeerAnswer, startVendorPeer, type VendorPeer } from './vendor-peer.ts';

export const googleClient = { clientId: 'google-client', clientSecret: 'google secret' };
export const spreadsheetId = '1AbC-spreadsheet';

/** Google's Sheets API v4 of one spreadsheet. */
export interface GoogleSheetsPeer extends VendorPeer {
  rows: string[][];
}

const failed = (code: number, status: string): PeerAnswer => [code, { error: { code, status, message: status } }];

export async function startGoogleSheetsPeer(): Promise<GoogleSheetsPeer> {
  const rows = [
    ['Name', 'Phone'],
    ['Robin', '070-123 45 67'],
  ];
  const base = `/v4/spreadsheets/${spreadsheetId}`;
  const values = `${base}/values/${encodeURIComponent("'Kim''s list'")}`;
  const peer = await startVendorPeer({
    client: googleClient,
    tokenPath: '/token',
    revocationPath: '/revoke',
    hasKey: () => false,
    unauthorised: () => failed(401, 'UNAUTHENTICATED'),
    limited: () => failed(429, 'RESOURCE_EXHAUSTED'),
    answer({ method, path, query, body }) {
      if (method === 'GET' && path === base) return [200, { properties: { title: 'Callers' } }];
      if (method === 'GET' && path === values) return [200, { range: 'A1:B9', majorDimension: 'ROWS', values: rows }];
      if (method === 'POST' && path === `${values}:append`) {
        // USER_ENTERED would read formulas.
        if (query.get('valueInputOption') !== 'RAW') return failed(400, 'INVALID_ARGUMENT');
        rows.push(...body.values);
        return [200, { spreadsheetId, updates: { updatedRange: `A${rows.length}:B${rows.length}`, updatedRows: 1 } }];
      }
      return failed(404, 'NOT_FOUND');
    },
  });
  return Object.assign(peer, { rows });
}
