import { api } from '../api/api.ts';
import type { Connection } from '../api/schemas.ts';

/** Leaves for the page of a vendor, where access is granted; it sends the browser back here. */
export async function openVendorPage(
  provider: Connection['provider'],
  query: { connection_id?: string; name?: string; spreadsheet_id?: string; sheet?: string },
): Promise<void> {
  const path = '/api/integrations/providers/{provider}/oauth/authorize';
  const { url } = await api.get(path, { path: { provider }, query });
  location.assign(url);
}
