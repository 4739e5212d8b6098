import type { AgentId, ChatSessionId, TenantId } from '@parley/contract/ids';
import { ChatVerification, StartChatVerification } from '@parley/contract/resources/chat-verification';
import { chatSessionToken, lockSession, sessionClosed } from '#areas/conversations/chats';
import { checkVisitor, type Widget } from '#areas/conversations/widget';
import type { Database } from '#db/open.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { signedBy } from '#platform/http/access/access.ts';
import { notAudited } from '#platform/http/operation.ts';
import {
  anotherIsVouchedFor,
  methodNotAllowed,
  methodNotConnected,
  noTextMessageNumber,
  targetMissing,
  tooSoon,
  unreadableAddress,
} from './chat-verification.errors.ts';
import { examplePending } from './chat-verification.examples.ts';
import {
  type ChatVerificationDeps,
  exampleSessionId,
  operation,
  sessionParams,
} from './chat-verification.operation.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { presentVerification } from './present-verification.rules.ts';
import { readMobile, sendCodeByText } from './send-code.ts';
import {
  type CodeMethod,
  codeMinutes,
  countedSince,
  fieldOfMethod,
  isCodeMethod,
  readEmail,
  secondsUntilCode,
  triesForCode,
} from './verification.rules.ts';
import {
  codesRequestedSince,
  findLatest,
  findSender,
  getVisitor,
  insertVerification,
} from './verifications.queries.ts';

/** Timeout of an identity provider's start. Unit: milliseconds. */
const beginMs = 15_000;

/** Sends the visitor a code, or a link to an identity provider. */
export const startVerification = operation({
  method: 'POST',
  path: '/api/chat/sessions/{sessionId}/verification',
  id: 'startChatVerification',
  summary: 'Start a verification',
  description: `A code of six digits by email or text message, good for ${codeMinutes} minutes and ${triesForCode} tries, or a service that knows the visitor. A new code can be asked for after 60 s, five times an hour; the one before is then void. The answer is the same whoever the address belongs to.`,
  access: signedBy(chatSessionToken),
  audit: notAudited('visitors are not people of the tenant; the verification itself is the record'),
  transaction: 'none',
  params: sessionParams,
  body: StartChatVerification,
  answer: { status: 201, schema: ChatVerification, holdsSecret: true },
  refusals: [
    'forbidden',
    'chat_disabled',
    'origin_not_allowed',
    'not_found',
    'conflict',
    'rate_limited',
    'not_configured',
    'unavailable',
  ],
  example: {
    params: { sessionId: exampleSessionId },
    body: { method: 'email_otp', target: 'ada@example.com' },
    answer: examplePending,
  },
  async run({ body, subject, tenantId, request, deps, db, now, newId }) {
    const widget = await checkVisitor(deps, subject.agentId, request);
    if (!widget.settings.verification.methods.includes(body.method)) throw methodNotAllowed();
    const begin: Begin = { ...subject, tenantId, verificationId: newId(), target: body.target, widget, now };
    if (isCodeMethod(body.method)) return startCode(deps, db, begin, body.method);
    const provider = deps.identityProviders.find(({ method }) => method === body.method);
    if (!provider) throw methodNotConnected();
    return startElsewhere(db, begin, provider);
  },
});

interface Begin {
  id: ChatSessionId;
  agentId: AgentId;
  tenantId: TenantId;
  verificationId: string;
  target: string | undefined;
  widget: Widget;
  now: Date;
}

async function startCode(deps: ChatVerificationDeps, db: Database, begin: Begin, method: CodeMethod) {
  const { tenantId, id: sessionId, verificationId, widget, now } = begin;
  const { code, hash } = deps.codes.issue(verificationId);
  const expiresAt = new Date(now.getTime() + codeMinutes * 60_000);
  const site = widget.config.agent_display_name;
  const begun = await db.app.inTenant(tenantId, async (tx) => {
    const { identity, locale, target } = await admit(tx, begin, method);
    const language = locale ?? widget.agent.language;
    const from = method === 'sms_otp' ? await senderOf(deps, tx, begin.agentId) : null;
    const row = { method, target, triesLeft: triesForCode, expiresAt, codeHash: hash, reference: null };
    await insertVerification(tx, { ...row, tenantId, id: verificationId, sessionId, now });
    if (from === null) {
      const template = { kind: 'chat_code' as const, site, code, expiresAt };
      await deps.mailer.send(tx, { tenantId, to: target, template, language, now });
    }
    return { identity, from, target, language };
  });
  const { identity, from, target, language } = begun;
  if (from !== null) {
    await sendCodeByText(deps, db, {
      tenantId,
      sessionId,
      verificationId,
      from,
      to: target,
      code,
      site,
      language,
      now,
    });
  }
  const latest = { method, target, status: 'pending' as const, tries_left: triesForCode, expires_at: expiresAt };
  return presentVerification(latest, identity, now, deps.mailer);
}

/** Locks the session and refuses a verification that may not start now. `target` is where the code goes. */
async function admit(tx: Tx, begin: Begin, method: CodeMethod) {
  const { tenantId, id: sessionId, now } = begin;
  const { status } = await lockSession(tx, sessionId);
  if (status === 'closed') throw sessionClosed();
  const { identity, locale } = await getVisitor(tx, sessionId);
  const target = targetOf(method, begin.target, identity);
  await throttle(tx, { tenantId, sessionId, target, now });
  return { identity, locale, target };
}

/** Target of a code: the verified address, which cannot be replaced, or the given one. */
function targetOf(method: CodeMethod, given: string | undefined, identity: Record<string, string> | null): string {
  const field = fieldOfMethod[method];
  const text = given ?? identity?.[field];
  if (text === undefined) throw targetMissing(field);
  const read = method === 'email_otp' ? readEmail(text) : readMobile(text);
  if (read === null) throw unreadableAddress();
  const vouched = identity?.[field];
  if (vouched !== undefined && vouched.toLowerCase() !== read) throw anotherIsVouchedFor(field);
  return read;
}

async function throttle(
  tx: Tx,
  asked: { tenantId: TenantId; sessionId: ChatSessionId; target: string; now: Date },
): Promise<void> {
  const { now } = asked;
  const seconds = secondsUntilCode(await codesRequestedSince(tx, { ...asked, since: countedSince(now) }), now);
  if (seconds > 0) throw tooSoon(seconds);
}

async function senderOf({ texts }: ChatVerificationDeps, tx: Tx, agentId: AgentId): Promise<string> {
  const carriers = texts.messengers.map(({ provider }) => provider);
  const number = await findSender(tx, agentId, carriers);
  if (number === undefined) throw noTextMessageNumber();
  return number;
}

async function startElsewhere(db: Database, begin: Begin, provider: IdentityProvider) {
  const { tenantId, id: sessionId, verificationId, now } = begin;
  await db.app.inTenant(tenantId, async (tx) => {
    const { status } = await lockSession(tx, sessionId);
    if (status === 'closed') throw sessionClosed();
    await throttle(tx, { tenantId, sessionId, target: '', now });
  });
  const signal = AbortSignal.timeout(beginMs);
  const { reference, continueUrl, expiresAt } = await provider.begin({ tenantId, sessionId, signal });
  return db.app.inTenant(tenantId, async (tx) => {
    await lockSession(tx, sessionId);
    const row = { method: provider.method, target: '', triesLeft: 0, codeHash: null, reference, expiresAt };
    await insertVerification(tx, { ...row, tenantId, id: verificationId, sessionId, now });
    const [latest, { identity }] = await Promise.all([findLatest(tx, sessionId), getVisitor(tx, sessionId)]);
    return { ...presentVerification(latest ?? null, identity, now, { delivers: true }), continue_url: continueUrl };
  });
}
