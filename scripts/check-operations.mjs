// Holds contract/operations.json to its form: the whole contract, every row complete. That the built rows are really
// there, and that nothing else is, tests check against the running application.
import { readFileSync } from 'node:fs';

const rowsExpected = 261;
const fields = ['number', 'area', 'name', 'method', 'path', 'auth', 'notes', 'state'];
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const states = ['planned', 'built'];

const rows = JSON.parse(readFileSync(new URL('../contract/operations.json', import.meta.url), 'utf8'));
const faults = [];
if (rows.length !== rowsExpected) faults.push(`expected ${rowsExpected} rows, found ${rows.length}`);

const seen = new Map();
for (const [index, row] of rows.entries()) {
  const name = `row ${index + 1} (${row.number} ${row.method} ${row.path})`;
  for (const field of fields) {
    if (typeof row[field] !== 'string') faults.push(`${name}: "${field}" is not a text`);
    else if (row[field] === '' && field !== 'notes') faults.push(`${name}: "${field}" is empty`);
  }
  for (const field of Object.keys(row)) if (!fields.includes(field)) faults.push(`${name}: unknown field "${field}"`);
  if (!methods.includes(row.method)) faults.push(`${name}: unknown method`);
  if (!states.includes(row.state)) faults.push(`${name}: the state is one of ${states.join(', ')}`);
  for (const key of [`number ${row.number}`, `${row.method} ${row.path}`]) {
    if (key === 'number +') continue; // An addition, which has no number of its own.
    if (seen.has(key)) faults.push(`${name}: ${key} stands in ${seen.get(key)} too`);
    seen.set(key, name);
  }
}

if (faults.length > 0) {
  process.stderr.write(`contract/operations.json:\n${faults.map((fault) => `  ${fault}\n`).join('')}`);
  process.exit(1);
}
const built = rows.filter((row) => row.state === 'built').length;
process.stdout.write(`${rows.length} operations, ${built} built\n`);
