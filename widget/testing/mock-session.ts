import { type MockChat, type MockSession, mockCode, statusOf } from './mock-chat.ts';

interface Asked {
  chat: MockChat;
  session: MockSession;
  /** Path segments after the session's id. */
  rest: string | undefined;
  action: string;
  method: string;
  body: Record<string, string> | null;
}

/** Responses of one chat beside messages and streams: status and body; null for other paths. */
export function answerSession({ chat, session, rest, action, method, body }: Asked): [number, object] | null {
  switch (rest) {
    case 'status': {
      if (body) session.told.push(body);
      const after = session.messages.findIndex(({ id }) => id === body?.['after']);
      const messages = body?.['after'] ? { messages: session.messages.slice(after + 1) } : {};
      return [200, { ...statusOf(session), ...messages }];
    }
    case 'handoff':
      return [200, askedForPerson(chat, session, method)];
    case 'close':
      chat.notice(session, 'closed');
      chat.setStatus(session, 'closed');
      return [200, statusOf(session)];
    case 'rating':
      session.rating = body;
      return [200, statusOf(session)];
    case 'visitor':
      session.visitor.push(body ?? {});
      return [200, {}];
    case 'verification':
      return verified(chat, session, action, body);
    default:
      return null;
  }
}

function askedForPerson(chat: MockChat, session: MockSession, method: string): object {
  if (method === 'DELETE') {
    chat.notice(session, 'back_to_agent');
    chat.setStatus(session, 'open');
    return statusOf(session);
  }
  const isThere = chat.runtimes.get(session.agentId)?.people.are_available;
  chat.notice(session, isThere ? 'waiting' : 'nobody_available');
  if (isThere) chat.setStatus(session, 'waiting', null, 2);
  return { outcome: isThere ? 'waiting' : 'nobody_available', ...statusOf(session) };
}

function verified(
  chat: MockChat,
  { verification, ...session }: MockSession,
  action: string,
  body: Record<string, string> | null,
): [number, object] {
  if (action === 'confirm' && body?.['code'] === mockCode) {
    verification.status = 'verified';
    const known = chat.sessions.get(session.id);
    if (known) chat.notice(known, 'verified');
  } else if (body && action !== 'confirm') {
    Object.assign(verification, { status: 'pending', target: body['target'] });
  }
  return [200, { status: verification.status, sent_to: verification.target, tries_left: 4, continue_url: null }];
}
