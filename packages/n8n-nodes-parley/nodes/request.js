'use strict';

/**
 * Sends a request to the Parley of the node's credentials and returns the JSON of its answer. Refusals of Parley are
 * thrown by n8n with the answer, whose `message` says what to do.
 */
async function request(context, method, path, { query, body, headers } = {}) {
  const { baseUrl } = await context.getCredentials('parleyApi');
  const options = {
    method,
    url: `${String(baseUrl).replace(/\/+$/, '')}${path}`,
    json: true,
    ...(query && { qs: query }),
    ...(body && { body }),
    ...(headers && { headers }),
  };
  // A request with a token of its own goes without the key.
  if (headers?.Authorization) return context.helpers.httpRequest(options);
  return context.helpers.httpRequestWithAuthentication.call(context, 'parleyApi', options);
}

/** Choices of agents, by name, for a parameter of the node. */
async function listAgents(context) {
  const choices = [];
  let cursor;
  do {
    const page = await request(context, 'GET', '/api/agents', { query: { limit: 200, ...(cursor && { cursor }) } });
    choices.push(...page.data.map(({ id, name }) => ({ name, value: id })));
    cursor = page.has_more ? page.next_cursor : undefined;
  } while (cursor);
  return choices.toSorted((one, other) => one.name.localeCompare(other.name));
}

/** Reads rows of a list until there are `limit`, or no more. */
async function listRows(context, path, query, limit) {
  const rows = [];
  let cursor;
  do {
    const size = Math.min(200, limit - rows.length);
    const page = await request(context, 'GET', path, { query: { ...query, limit: size, ...(cursor && { cursor }) } });
    rows.push(...page.data);
    cursor = page.has_more ? page.next_cursor : undefined;
  } while (cursor && rows.length < limit);
  return rows;
}

module.exports = { listAgents, listRows, request };
