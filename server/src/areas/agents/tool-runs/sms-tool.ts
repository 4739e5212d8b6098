import { readPhoneNumber } from '@parley/contract/phone-number';
import type { LoadedTool } from '#areas/agents/tools';
import { findTextSender, sendTextMessage, type TextMessageParts } from '#areas/telephony/text-messages';
import { renderTemplate } from '#brain/template.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { type Offer, objectSchema } from './offer.ts';
import type { ToolConversation } from './tool-conversation.ts';
import { ToolFault } from './tool-fault.ts';
import type { ExecuteTool } from './tool-run.ts';

const longestText = 1_600;

/**
 * Sends a text message, from the tool's number or the call's. Offered when that is the tenant's number; in a chat whose
 * visitor the tenant's portal does not vouch for, only with a fixed text. Without `to` it goes to the caller.
 */
export async function offerSms(
  tx: Tx,
  parts: TextMessageParts,
  { definition }: LoadedTool,
  { call, channel, isPortalUser }: ToolConversation,
): Promise<Offer[]> {
  const isWritten = (definition.sms?.text ?? '') === '';
  // Abuse protection: chats are free, so an anonymous visitor must not choose text and recipient.
  if (isWritten && channel === 'chat' && !isPortalUser()) return [];
  const wanted = definition.sms?.from_number || call?.ourNumber;
  const from = wanted ? readPhoneNumber(wanted) : null;
  const sender = from === null ? undefined : await findTextSender(tx, from);
  if (!sender) return [];
  const hasCaller = Boolean(call?.phoneNumber);
  const to = {
    type: 'string',
    // Name the built-in model asks for, in place of "to".
    title: 'phone number',
    maxLength: 32,
    description: `Phone number such as +46701234567${hasCaller ? '; leave it out to send it to the caller' : ''}`,
  };
  const text = {
    type: 'string',
    title: 'message',
    minLength: 1,
    maxLength: longestText,
    description: 'The message, word for word',
  };
  return [
    {
      name: definition.name,
      description: definition.description || 'Sends a text message (SMS) to a mobile phone.',
      parameters: objectSchema({ to, ...(isWritten ? { text } : {}) }, [
        ...(hasCaller ? [] : ['to']),
        ...(isWritten ? ['text'] : []),
      ]),
      execute: sendingFrom(parts, sender.number),
    },
  ];
}

function sendingFrom(parts: TextMessageParts, from: string): ExecuteTool {
  return async ({ arguments: given, conversation, tool, signal, record, effectKey }) => {
    const { call, session, tenantId } = conversation;
    const to = given['to'] ?? call?.phoneNumber;
    if (typeof to !== 'string')
      throw new ToolFault('refused', '/to: say which number it should go to.', 'no recipient');
    const template = tool.definition.sms?.text ?? '';
    const written = template === '' ? given['text'] : renderTemplate(template, conversation.variables());
    const text = storable(String(written ?? ''))
      .trim()
      .slice(0, longestText);
    if (text === '') throw new ToolFault('refused', '/text: a message needs words.', 'empty message');
    record.request = { from, to, text };
    const of = { callId: call?.id ?? null, sessionId: session?.id ?? null };
    const order = { tenantId, from, to, text, ...of, key: effectKey, signal };
    const outcome = await sendTextMessage(parts, order);
    record.response = outcome;
    switch (outcome.kind) {
      case 'refused':
        throw new ToolFault('refused', `${outcome.reason} Nothing was sent.`, outcome.reason);
      case 'failed':
        throw new ToolFault('error', `The text message was not sent. ${outcome.reason}`, outcome.reason);
      case 'kept':
        return {
          result: 'The text message was written down but not sent: no carrier of text messages is connected.',
          isError: false,
        };
      case 'sent':
        return { result: 'The text message was sent.', isError: false };
    }
  };
}

/** Removes characters neither PostgreSQL nor carriers accept: NUL and lone surrogates. */
const storable = (text: string) => Buffer.from(text.replaceAll('\0', '')).toString();
