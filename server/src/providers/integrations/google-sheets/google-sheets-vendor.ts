import type { Vendor, VendorRequests } from '#areas/integrations/connections';

const defaultSheet = 'Sheet1';
const rowsMax = 10;

const pathOf = (vendor: VendorRequests, below = '') =>
  `/v4/spreadsheets/${encodeURIComponent(vendor.settings['spreadsheet_id'] ?? '')}${below}`;
/** A whole sheet in A1 notation; quotes in its name are doubled. */
const rangeOf = (vendor: VendorRequests) => {
  const name = (vendor.settings['sheet'] ?? defaultSheet).replace(/'/g, "''");
  return encodeURIComponent(`'${name}'`);
};

/** Google Sheets, API v4, one spreadsheet for each connection. */
export const googleSheetsVendor: Vendor = {
  provider: 'google_sheets',
  title: 'Google Sheets',
  takesKey: false,
  takesOAuth: true,
  settings: [
    {
      name: 'spreadsheet_id',
      title: 'Spreadsheet',
      description: 'Id of the spreadsheet: the part of its address between /d/ and /edit',
      isRequired: true,
    },
    { name: 'sheet', title: 'Sheet', description: `Name of the sheet. Default: ${defaultSheet}`, isRequired: false },
  ],
  address: () => 'https://sheets.googleapis.com',
  authorise: (token) => ({ authorization: `Bearer ${token}` }),
  async check(vendor) {
    const found = await vendor.json({ method: 'GET', path: pathOf(vendor), query: { fields: 'properties.title' } });
    const properties = found['properties'] as { title?: unknown } | undefined;
    return typeof properties?.title === 'string' ? properties.title : null;
  },
  actions: [
    {
      name: 'append_row',
      title: 'Append a row',
      description: 'Adds a row at the end of the spreadsheet, with the cells in the order of its columns.',
      changes: true,
      parameters: {
        type: 'object',
        properties: {
          cells: { type: 'array', items: { type: 'string', maxLength: 2000 }, minItems: 1, maxItems: 50 },
        },
        required: ['cells'],
        additionalProperties: false,
      },
      async run(vendor, { cells }) {
        const { updates } = await vendor.json({
          method: 'POST',
          path: pathOf(vendor, `/values/${rangeOf(vendor)}:append`),
          // RAW: the words of a caller never become a formula.
          query: { valueInputOption: 'RAW', insertDataOption: 'INSERT_ROWS' },
          body: { values: [cells] },
        });
        return { appended: true, range: (updates as { updatedRange?: unknown } | undefined)?.updatedRange ?? null };
      },
    },
    {
      name: 'find_rows',
      title: 'Find rows',
      description: 'Finds rows of the spreadsheet that contain a text. The first row has the names of the columns.',
      changes: false,
      parameters: {
        type: 'object',
        properties: { text: { type: 'string', minLength: 1, maxLength: 200, description: 'Text of a cell' } },
        required: ['text'],
        additionalProperties: false,
      },
      async run(vendor, { text }) {
        const { values } = await vendor.json({ method: 'GET', path: pathOf(vendor, `/values/${rangeOf(vendor)}`) });
        const [columns = [], ...rows] = (Array.isArray(values) ? values : []) as string[][];
        const wanted = String(text).toLowerCase();
        const found = rows.filter((row) => row.some((cell) => String(cell).toLowerCase().includes(wanted)));
        return { columns, rows: found.slice(0, rowsMax), matches: found.length };
      },
    },
  ],
};
