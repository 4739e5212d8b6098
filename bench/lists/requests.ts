const agent = '00000000-0000-4000-8000-000000000003';
const tool = '00000000-0000-4000-9000-000000000003';
const month = 'from=2026-05-01T00:00:00Z&to=2026-06-01T00:00:00Z';

/** A list, and requests of it by what they show: filters, orders and searches, each a page of 50. */
export interface List {
  path: string;
  queries: Record<string, string>;
  /** Queries that are followed page by page: how deep pages do. */
  deep: readonly string[];
}

/** Every long list with the filters, orders and searches that read most. */
export const lists: Record<string, List> = {
  calls: {
    path: '/api/calls',
    queries: {
      newest: '',
      oldest: 'sort=started_at',
      'one agent': `agent_id=${agent}`,
      'one number': 'phone_number=%2B46700007919',
      'frequent status': 'status=completed',
      'rare status': 'status=busy',
      'web and outbound: none': 'type=web&direction=outbound',
      transferred: 'was_transferred=true',
      'agent and rare status': `agent_id=${agent}&status=busy`,
      'one month': month,
      'one month, no answer, agent': `${month}&agent_id=${agent}&status=no_answer`,
      'rare metadata': 'metadata[customer]=c77',
      'frequent metadata': 'metadata[plan]=pro',
      'unknown metadata': 'metadata[plan]=none',
      'frequent word': 'q=welcome',
      'rare word': 'q=ref12345',
      'unknown word': 'q=zzzzzzzz',
      'beginning of a word': 'q=wel',
      'frequent and unknown word': 'q=welcome%20zzzzz',
      'part of a number': 'q=12345',
      'frequent word, rare status': 'q=welcome&status=busy',
      'frequent word, oldest': 'q=welcome&sort=started_at',
      longest: 'sort=-duration_seconds',
      'longest of a month': `${month}&sort=-duration_seconds`,
      'longest of a month, rare status': `${month}&status=busy&sort=-duration_seconds`,
      'longest of a quarter': 'from=2026-03-01T00:00:00Z&to=2026-06-01T00:00:00Z&sort=-duration_seconds',
      'longest of a quarter, rare status':
        'from=2026-03-01T00:00:00Z&to=2026-06-01T00:00:00Z&status=busy&sort=-duration_seconds',
      'longest of an agent, failed': `agent_id=${agent}&status=failed&sort=-duration_seconds`,
      'longest of one number': 'phone_number=%2B46700007919&sort=-duration_seconds',
      shortest: 'sort=duration_seconds',
      'frequent word, counted': 'q=welcome&include_total=true',
      'all, counted': 'include_total=true',
    },
    deep: ['newest', 'frequent word', 'longest', 'frequent status', 'longest of a month'],
  },
  chats: {
    path: '/api/chat/sessions',
    queries: {
      newest: '',
      'one agent': `agent_id=${agent}`,
      'frequent status': 'status=closed',
      'rare status': 'status=waiting',
      verified: 'verified=true',
      'unknown operator': `operator_id=${agent}`,
      'frequent word': 'q=welcome',
      'rare word': 'q=ref12345',
      'unknown word': 'q=zzzzzzzz',
      'one month': month,
      'all, counted': 'include_total=true',
    },
    deep: ['newest', 'frequent word'],
  },
  'chat figures': { path: '/api/chat/stats', queries: { 'a month': month }, deep: [] },
  'contact requests': {
    path: '/api/chat/contact-requests',
    queries: {
      newest: '',
      'one agent': `agent_id=${agent}`,
      'frequent status': 'status=resolved',
      'rare status': 'status=in_progress',
      'frequent word': 'q=welcome',
      'one address': 'q=p4711%40example.com',
      'unknown word': 'q=zzzzzzzz',
      'all, counted': 'include_total=true',
    },
    deep: ['newest', 'frequent word'],
  },
  agents: {
    path: '/api/agents',
    queries: {
      newest: '',
      active: 'status=active',
      'frequent word': 'q=Reception',
      'unknown word': 'q=zzzzzzzz',
      'all, counted': 'include_total=true',
    },
    deep: ['newest'],
  },
  'tool logs': {
    path: '/api/tool-logs',
    queries: {
      newest: '',
      'one tool': `tool_id=${tool}`,
      'one agent': `agent_id=${agent}`,
      'rare status': 'status=timeout',
      'rare status, agent': `status=timeout&agent_id=${agent}`,
      'trial runs': 'source=test',
      'all, counted': 'include_total=true',
    },
    deep: ['newest'],
  },
  'tool statistics': {
    path: '/api/tool-logs/statistics',
    queries: { all: '', 'one tool': `tool_id=${tool}`, 'one agent': `agent_id=${agent}` },
    deep: [],
  },
};
