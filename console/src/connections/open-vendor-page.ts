import { api } from '../api/api.ts';
import type { Connection } from '../api/schemas.ts';

/** Settings of the providers that take a grant. */
interface Settings {
  channel_link?: string;
  login_domain?: string;
  sheet?: string;
  spreadsheet_id?: string;
  subdomain?: string;
}

/** Leaves for the page of a vendor, where access is granted; it sends the browser back here. */
export async function openVendorPage(
  provider: Connection['provider'],
  query: { connection_id?: string; name?: string } & Settings,
): Promise<void> {
  const path = '/api/integrations/providers/{provider}/oauth/authorize';
  const { url } = await api.get(path, { path: { provider }, query });
  location.assign(url);
}
