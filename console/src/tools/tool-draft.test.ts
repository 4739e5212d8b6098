import { CreateToolRequest, ToolDefinition, UpdateToolRequest } from '@parley/contract/resources/tool';
import { describe, expect, it } from 'vitest';
import type { Tool } from '../api/schemas.ts';
import { bodyOf, creatableTypes, draftOf } from './tool-draft.ts';

const mask = '••••1234';
const definition = ToolDefinition.parse({
  name: 'find_order',
  type: 'webhook',
  request: { url: 'https://shop.example.com/orders', headers: { Authorization: 'x', 'X-Old': 'y' } },
  response: { assign: { city: '/city' } },
});
const tool = {
  ...definition,
  id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b31',
  revision: 3,
  request: { ...definition.request, headers: { Authorization: mask, 'X-Old': mask } },
  signing_secret_hint: 'abcd',
  agent_ids: [],
  created_at: '2026-03-01T09:30:00.000Z',
  updated_at: '2026-03-01T09:30:00.000Z',
} as unknown as Tool;

describe('the request body of the tool form', () => {
  it.each(creatableTypes)('a new tool of type %s is valid by the contract', (type) => {
    const draft = { ...draftOf(null), name: 'a_tool' };
    draft.request.url = 'https://example.com';
    draft.mcp.url = 'https://example.com/mcp';
    expect(CreateToolRequest.safeParse(bodyOf(type, draft, null)).error?.issues).toBeUndefined();
  });

  it('a change is a valid merge patch, and an unchanged tool is preserved', () => {
    const body = bodyOf('webhook', draftOf(tool), tool);
    expect(UpdateToolRequest.safeParse(body).error?.issues).toBeUndefined();
    expect(body).toMatchObject({ request: { headers: { Authorization: mask, 'X-Old': mask } } });
  });

  it('a removed or renamed row deletes the old name', () => {
    const draft = draftOf(tool);
    draft.request.headers = [{ name: 'Authorization', value: mask }];
    draft.response.assign = [{ name: 'town', value: '/city' }];
    expect(bodyOf('webhook', draft, tool)).toMatchObject({
      request: { headers: { Authorization: mask, 'X-Old': null } },
      response: { assign: { city: null, town: '/city' } },
    });
  });

  it('converts seconds to milliseconds, and a filler phrase gets a delay', () => {
    const draft = { ...draftOf(null), name: 'a', timeout_seconds: 2.5 };
    draft.speak.delayed_text = 'One moment';
    expect(bodyOf('end_call', draft, null)).toMatchObject({ timeout_ms: 2500, speak: { delayed_after_ms: 3000 } });
  });
});
