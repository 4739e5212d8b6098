import { VendorFault, type VendorRequests } from '#areas/integrations/connections';

/** Path and version of the REST API; a version lives for at least three years. */
export const apiPath = '/services/data/v62.0';

/** Records of a SOQL query, of its first page. Texts in `soql` are literals of `soqlText`. */
export async function query(vendor: VendorRequests, soql: string): Promise<Record<string, unknown>[]> {
  const { records } = await vendor.json({ method: 'GET', path: `${apiPath}/query`, query: { q: soql } });
  return Array.isArray(records) ? records : [];
}

/** Creates a record and returns its id. */
export async function create(vendor: VendorRequests, object: string, body: Record<string, unknown>): Promise<string> {
  const { id } = await vendor.json({ method: 'POST', path: `${apiPath}/sobjects/${object}`, body });
  if (typeof id !== 'string') throw new VendorFault('unreachable', 'Salesforce did not say what it made.');
  return id;
}
