import { z } from 'zod';
import { AgentId, CannedReplyId, ChatFileId, ChatSessionId, ContactRequestId, UserId } from '../ids.ts';
import { ChatMessage, ChatStatus } from './chat.ts';

/** Somebody who answers chats, as visitors and colleagues see them. */
export const ChatOperatorName = z.object({ id: UserId, name: z.string(), avatar_url: z.string() });
export type ChatOperatorName = z.infer<typeof ChatOperatorName>;

/** Who asked for a person. */
export const HandoffRequester = z.enum(['visitor', 'agent', 'rule', 'workflow', 'operator']);
export type HandoffRequester = z.infer<typeof HandoffRequester>;

export const ChatCloseReason = z.enum(['visitor', 'operator', 'api', 'inactive', 'spam', 'agent']);
export type ChatCloseReason = z.infer<typeof ChatCloseReason>;

/** Who the visitor is, as far as it is known. */
export const ChatCustomer = z.object({
  name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  user_id: z.string().meta({ description: "The visitor's id in the portal that vouches for them" }),
  note: z.string(),
  variables: z.record(z.string(), z.string()),
  verified_fields: z
    .array(z.string())
    .meta({ description: 'What the portal or a verification vouches for; nobody can change it' }),
});
export type ChatCustomer = z.infer<typeof ChatCustomer>;

/** A chat as the desk shows it. */
export const DeskChat = z
  .object({
    id: ChatSessionId,
    agent: z.object({ id: AgentId, name: z.string() }),
    status: ChatStatus,
    customer: ChatCustomer,
    is_verified: z.boolean(),
    language: z.string().nullable().meta({ description: "Of the visitor's page, as a tag such as sv" }),
    page_url: z.string().nullable(),
    reason: z.string().nullable().meta({ description: 'Why a person was asked for' }),
    requested_by: HandoffRequester.nullable(),
    summary: z.string().nullable().meta({ description: 'What the agent tells the person who takes over' }),
    waiting_since: z.iso.datetime().nullable(),
    claimed_at: z.iso.datetime().nullable(),
    operator: ChatOperatorName.nullable(),
    last_message: ChatMessage.pick({ role: true, text: true, created_at: true }).nullable(),
    unread_count: z.int().meta({ description: "Visitor's messages since the operator last looked" }),
    rating: z.object({ score: z.int(), comment: z.string() }).nullable(),
    close_reason: ChatCloseReason.nullable(),
    created_at: z.iso.datetime(),
    last_activity_at: z.iso.datetime(),
    closed_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'DeskChat' });
export type DeskChat = z.infer<typeof DeskChat>;

/** A message as the desk sees it, internal notes included. */
export const DeskMessage = ChatMessage.extend({
  visibility: z.enum(['public', 'internal']),
  author: z.object({ id: UserId, name: z.string() }).nullable(),
}).meta({ id: 'DeskMessage' });
export type DeskMessage = z.infer<typeof DeskMessage>;

export const SendOperatorMessage = z
  .strictObject({
    text: z.string().trim().max(8000).default(''),
    file_ids: z.array(ChatFileId).max(10).default([]),
    visibility: z.enum(['public', 'internal']).default('public'),
    client_message_id: z
      .string()
      .regex(/^[A-Za-z0-9_-]{1,64}$/)
      .optional()
      .meta({ description: 'Made by the sender; the same id twice is one message' }),
  })
  .refine(({ text, file_ids }) => text !== '' || file_ids.length > 0, {
    path: ['text'],
    message: 'a message has a text or files',
  });

export const OperatorStatus = z.enum(['online', 'away', 'offline']);
export type OperatorStatus = z.infer<typeof OperatorStatus>;

/** How an operator stands. Online counts only while their event stream is open or they act. */
export const ChatOperator = z
  .object({
    ...ChatOperatorName.shape,
    status: OperatorStatus,
    is_present: z.boolean().meta({ description: 'Heard of in the last minute' }),
    capacity: z.int().meta({ description: 'Chats at the same time' }),
    active_chats: z.int(),
    last_seen_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ChatOperator' });
export type ChatOperator = z.infer<typeof ChatOperator>;

export const contactRequestStatuses = ['new', 'in_progress', 'resolved', 'spam'] as const;

/** A message left while nobody was at the desk. */
export const ContactRequest = z
  .object({
    id: ContactRequestId,
    agent: z.object({ id: AgentId, name: z.string() }),
    session_id: ChatSessionId.nullable(),
    name: z.string(),
    email: z.string(),
    phone_number: z.string(),
    message: z.string(),
    language: z.string().nullable(),
    page_url: z.string().nullable(),
    status: z.enum(contactRequestStatuses),
    assignee: z.object({ id: UserId, name: z.string() }).nullable(),
    note: z.string(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    resolved_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ContactRequest' });
export type ContactRequest = z.infer<typeof ContactRequest>;

/** A text operators send often, typed as `/` and its shortcut. */
export const CannedReply = z
  .object({
    id: CannedReplyId,
    shortcut: z.string(),
    text: z.string(),
    language: z.string().nullable(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'CannedReply' });
export type CannedReply = z.infer<typeof CannedReply>;
