import { type Role, roles, type Scope, scopes, scopesOfRole } from '../../contract/src/scopes.ts';
import type { Access } from '../../server/src/platform/http/access/access.ts';
import type { Operation } from '../../server/src/platform/http/operation.ts';

type Listed = { area: string; operation: Operation<never> };

/** docs/reference/permissions.md: what each role may do, and which operations ask for which scope. */
export function permissionsReference(operations: readonly Listed[]): string {
  const asking = (scope: Scope) => operations.filter(({ operation }) => scopeOf(operation.access) === scope);
  const unused = scopes.filter((scope) => asking(scope).length === 0);
  return [
    '# Permissions',
    '',
    'One table says who may do what. A person has the scopes of their role in the tenant, an API key those it was given, and a key that acts for a person (`X-Acting-User`) needs the scope itself and the person too. Without the scope an operation answers 403 and names it. `:write` does not include `:read`.',
    '',
    'This page is generated from `contract/src/scopes.ts` and the operations by `npm run generate`.',
    '',
    '## Roles',
    '',
    `| scope | ${roles.join(' | ')} |`,
    `|---|${roles.map(() => ':-:|').join('')}`,
    ...scopes.map((scope) => `| \`${scope}\` | ${roles.map((role) => mark(role, scope)).join(' | ')} |`),
    '',
    '## Roles of a reseller',
    '',
    'Staff of a reseller have one of these roles beside the roles they may have in tenants. They see customers of their reseller alone; what they may see of conversations is decided by the customer.',
    '',
    '| may | owner | admin | staff | billing |',
    '|---|:-:|:-:|:-:|:-:|',
    ...resellerAbilities.map(
      ([ability, ...marks]) => `| ${ability} | ${marks.map((has) => (has ? 'yes' : '')).join(' | ')} |`,
    ),
    '',
    'The last owner stays. In the console a page or button that a role may not use is not shown; the API answers 403.',
    '',
    '## Operations by scope',
    '',
    ...scopes.flatMap((scope) => section(scope, asking(scope))),
    ...(unused.length === 0 ? [] : [`No operation asks for ${unused.map((scope) => `\`${scope}\``).join(', ')}.`, '']),
    '## Operations that ask for no scope',
    '',
    ...others.flatMap(({ kind, text, matches }) => {
      const found = operations.filter(({ operation }) => matches(operation.access));
      return found.length === 0 ? [] : [`### ${kind}`, '', text, '', ...rowsOf(found), ''];
    }),
  ].join('\n');
}

const others: readonly { kind: string; text: string; matches: (access: Access) => boolean }[] = [
  {
    kind: 'Any signed-in person',
    text: 'For the person themselves; API keys are refused.',
    matches: ({ kind }) => kind === 'login',
  },
  {
    kind: 'Owners and admins of a reseller',
    text: "The reseller's own key, or staff with the role `owner` or `admin`.",
    matches: (access) => access.kind === 'reseller' && access.needsAdmin && !takesBilling(access),
  },
  {
    kind: 'Owners, admins and billing of a reseller',
    text: "The reseller's own key, or staff with the role `owner`, `admin` or `billing`.",
    matches: takesBilling,
  },
  {
    kind: 'All staff of a reseller',
    text: 'Every role, the own key, and named keys that hold the scope the operation names. Impersonation is refused to the role `billing`.',
    matches: (access) => access.kind === 'reseller' && !access.needsAdmin,
  },
  {
    kind: 'The platform',
    text: 'A platform key, or a signed-in platform admin.',
    matches: ({ kind }) => kind === 'admin',
  },
  {
    kind: 'A proof of their own',
    text: 'A token or signature bound to one thing, such as a chat session or a webhook.',
    matches: ({ kind }) => kind === 'signed',
  },
  { kind: 'Anybody', text: 'Limited by address.', matches: ({ kind }) => kind === 'public' },
];

/** Abilities of a reseller's staff in words, each with its marks for owner, admin, staff and billing. */
const resellerAbilities: readonly [string, boolean, boolean, boolean, boolean][] = [
  ['read customers, packages, staff, brand, domains and email texts', true, true, true, true],
  ['enter the account of a customer, with a reason', true, true, true, false],
  ['read costs, statements and wholesale prices', true, true, false, true],
  ['create, change, suspend, trash and purge customers; their keys and packages', true, true, false, false],
  ['brand, domains, email texts, numbers, bounds of retention, invoices, audit log', true, true, false, false],
  ['invite and remove staff, change their roles', true, true, false, false],
  ['make, change and remove owners', true, false, false, false],
];

function takesBilling(access: Access): boolean {
  return access.kind === 'reseller' && (access.or?.includes('billing') ?? false);
}

function scopeOf(access: Access): Scope | null {
  return access.kind === 'tenant' || access.kind === 'person' ? access.scope : null;
}

function mark(role: Role, scope: Scope): string {
  return scopesOfRole[role].includes(scope) ? 'yes' : '';
}

function section(scope: Scope, asking: readonly Listed[]): string[] {
  return asking.length === 0 ? [] : [`### \`${scope}\``, '', ...rowsOf(asking), ''];
}

function rowsOf(operations: readonly Listed[]): string[] {
  return operations.map(
    ({ operation: { method, path, summary, access } }) =>
      `- \`${method} ${path}\`: ${summary}${access.kind === 'person' ? ' (as one person)' : ''}`,
  );
}
