import { describe, expect, it } from 'vitest';
import { embedCodesOf, judgeInstallation } from './embed-code.rules.ts';

const agentId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b10';
const otherId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b11';
const server = 'https://chat.example.com';
const judge = (html: string) =>
  judgeInstallation(embedCodesOf(html, 'https://shop.example/'), { agentId, servers: [server] }).state;
const snippet = (id = agentId, origin = server) =>
  `<script async src="${origin}/widget.js" data-agent-id="${id}"></script>`;

describe('the embed code of a page', () => {
  it.each<[string, string, string]>([
    ['the snippet', `<body>${snippet()}</body>`, 'found'],
    ['a pinned version', `<script src="${server}/widget.js?v=1" data-agent-id='${agentId}'></script>`, 'found'],
    [
      'attributes in another order',
      `<script data-agent-id=${agentId.toUpperCase()} src=${server}/widget.js></script>`,
      'found',
    ],
    ['a frame', `<iframe src="${server}/chat/${agentId}?embed=1&amp;lang=sv"></iframe>`, 'found'],
    [
      'the element, inline',
      `<script async src="${server}/widget.js"></script><parley-agent agent-id="${agentId}"></parley-agent>`,
      'found',
    ],
    [
      'code that a site builder keeps as text',
      `<script>x={"html":"${snippet().replaceAll('"', '\\"').replaceAll('/', '\\/')}"}</script>`,
      'found',
    ],
    ['its own beside another agent’s', snippet(otherId) + snippet(), 'found'],
    ['another agent', snippet(otherId), 'other_agent'],
    ['another server', snippet(agentId, 'https://old.example.com'), 'other_server'],
    ['a commented-out snippet', `<!-- ${snippet()} -->`, 'not_found'],
    ['a script of somebody else', `<script src="https://cdn.example/widget.js"></script>`, 'not_found'],
    ['the id in a text', `<p>${agentId} widget.js</p>`, 'not_found'],
    ['nothing', '', 'not_found'],
  ])('%s', (_title, html, state) => {
    expect(judge(html)).toBe(state);
  });

  it('is read in linear time from a hostile page', () => {
    const hostile = `<script ${'a="'.repeat(60_000)}`;
    const started = performance.now();
    expect(judge(hostile)).toBe('not_found');
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
