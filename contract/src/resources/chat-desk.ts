import { z } from 'zod';
import { EmailAddress } from '../email-address.ts';
import {
  AgentId,
  CannedReplyId,
  ChatFileId,
  ChatLabelId,
  ChatMessageId,
  ChatSessionId,
  ChatTeamId,
  ContactReplyId,
  ContactRequestId,
  UserId,
} from '../ids.ts';
import { nameOf, oneLine } from '../names.ts';
import { rules } from '../rules.ts';
import { ChatMessage, ChatStatus, RecordedChatMessage } from './chat.ts';

/** An operator, as visitors and colleagues see them. */
export const ChatOperatorName = z.object({ id: UserId, name: z.string(), avatar_url: z.string() });
export type ChatOperatorName = z.infer<typeof ChatOperatorName>;

/** Requester of a handoff. */
export const HandoffRequester = z.enum(['visitor', 'agent', 'rule', 'workflow', 'operator']);
export type HandoffRequester = z.infer<typeof HandoffRequester>;

export const ChatCloseReason = z.enum(['visitor', 'operator', 'api', 'inactive', 'spam', 'agent']);
export type ChatCloseReason = z.infer<typeof ChatCloseReason>;

/** Known data of the visitor. */
export const ChatCustomer = z.object({
  name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  user_id: z.string().meta({ description: "The visitor's id in the portal that vouches for them" }),
  note: z.string(),
  variables: z.record(z.string(), z.string()),
  verified_fields: z
    .array(z.string())
    .meta({ description: 'Fields verified by the portal or a verification; read-only' }),
});
export type ChatCustomer = z.infer<typeof ChatCustomer>;

export const ChatPriority = z.enum(['none', 'low', 'high', 'urgent']);
export type ChatPriority = z.infer<typeof ChatPriority>;

/** How the operator of a chat came to have it. `assigned`: by a supervisor; `automatic`: by the rule of the team. */
export const ChatAssignment = z.enum(['claimed', 'transferred', 'assigned', 'automatic']);
export type ChatAssignment = z.infer<typeof ChatAssignment>;

/** A chat as the desk shows it. */
export const DeskChat = z
  .object({
    id: ChatSessionId,
    agent: z.object({ id: AgentId, name: z.string() }),
    status: ChatStatus,
    customer: ChatCustomer,
    is_verified: z.boolean(),
    language: z.string().nullable().meta({ description: "Language of the visitor's page, as a tag such as sv" }),
    page_url: z.string().nullable(),
    reason: z.string().nullable().meta({ description: 'Why a person was asked for' }),
    requested_by: HandoffRequester.nullable(),
    summary: z.string().nullable().meta({ description: 'AI summary for the operator who takes over' }),
    waiting_since: z.iso.datetime().nullable(),
    claimed_at: z.iso.datetime().nullable(),
    operator: ChatOperatorName.nullable(),
    assignment: z
      .object({ kind: ChatAssignment, by: z.object({ id: UserId, name: z.string() }).nullable() })
      .nullable()
      .meta({ description: 'How its operator came to have it; null: nobody has it' }),
    team: z.object({ id: ChatTeamId, name: z.string() }).nullable(),
    label_ids: z.array(ChatLabelId),
    priority: ChatPriority,
    snoozed_until: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'Out of the way until then, or until the visitor writes' }),
    first_reply_due_at: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When the first reply to the handoff is late; null: no target, or it was sent' }),
    resolution_due_at: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When the chat should be closed; null: no target, or closed' }),
    visitor_message: ChatMessage.pick({ text: true, created_at: true })
      .nullable()
      .meta({ description: "The visitor's last words" }),
    last_message: ChatMessage.pick({ role: true, text: true, created_at: true }).nullable(),
    visitor_seen_message_id: ChatMessageId.nullable().meta({ description: 'Last message the visitor has seen' }),
    unread_count: z.int().meta({ description: "Visitor's messages since the operator last looked" }),
    rating: z.object({ score: z.int(), comment: z.string() }).nullable(),
    close_reason: ChatCloseReason.nullable(),
    ai_disclosed_at: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When the visitor was told that they chat with a machine; null: not told' }),
    created_at: z.iso.datetime(),
    last_activity_at: z.iso.datetime(),
    closed_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'DeskChat' });
export type DeskChat = z.infer<typeof DeskChat>;

/** A message as the desk sees it, internal notes included. */
export const DeskMessage = RecordedChatMessage.extend({
  visibility: z.enum(['public', 'internal']),
  author: z.object({ id: UserId, name: z.string() }).nullable(),
  answered_by: z
    .object({
      model: z.string().meta({ examples: ['openai/gpt-5-mini', 'builtin'] }),
      is_fallback: z.boolean().meta({ description: "Another model than the agent's first choice, which could not" }),
    })
    .nullable()
    .optional()
    .meta({ description: "Of an agent's answer: the model that gave it" }),
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
    mention_ids: z
      .array(UserId)
      .max(20)
      .default([])
      .meta({ description: 'Of a note: operators who are notified of it' }),
  })
  .refine(({ text, file_ids }) => text !== '' || file_ids.length > 0, {
    path: ['text'],
    message: rules.text_or_files,
  })
  .refine(({ visibility, mention_ids }) => visibility === 'internal' || mention_ids.length === 0, {
    path: ['mention_ids'],
    message: 'operators are mentioned in internal notes only',
  });

/** Where a chat goes that its operator gives away. */
export const ReleaseChat = z
  .strictObject({
    to: z.enum(['queue', 'agent', 'operator']),
    operator_id: UserId.optional().meta({ description: 'With `to: operator`: who has it from now on' }),
    team_id: ChatTeamId.nullable()
      .optional()
      .meta({ description: 'With `to: queue`: the team whose operators it waits for; null: no team' }),
    note: z.string().trim().min(1).max(8000).optional().meta({
      description: 'Internal note for the next operator',
    }),
  })
  .refine(({ to, operator_id }) => (to === 'operator') === (operator_id !== undefined), {
    path: ['operator_id'],
    message: rules.operator_alone,
  })
  .refine(({ to, team_id }) => to === 'queue' || team_id === undefined, {
    path: ['team_id'],
    message: 'a team is named with `to: queue` only',
  });

const variableName = z.string().regex(/^[A-Za-z_][A-Za-z0-9_]{0,63}$/, rules.letters_digits_underscore);

/**
 * Update of a visitor's data by an operator. null or an empty text removes a field; a variable of null is removed, others
 * stay as they are.
 */
export const UpdateChatCustomer = z.strictObject({
  name: oneLine(200).nullable().optional(),
  email: z
    .union([z.literal(''), EmailAddress])
    .nullable()
    .optional(),
  phone_number: z.string().trim().max(40).nullable().optional(),
  note: z.string().max(10_000).optional(),
  variables: z
    .record(variableName, z.string().max(2000).nullable())
    .refine((variables) => Object.keys(variables).length <= 50, rules.variables_max)
    .optional(),
});
export type UpdateChatCustomer = z.infer<typeof UpdateChatCustomer>;

export const OperatorStatus = z.enum(['online', 'away', 'offline']);
export type OperatorStatus = z.infer<typeof OperatorStatus>;

/** Status of an operator. Online counts only while their event stream is open or they act. */
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

export const UpdateOperatorStatus = z.strictObject({
  status: OperatorStatus,
  capacity: z.int().min(1).max(100).optional().meta({ description: 'Chats at the same time; left out: as before' }),
  display_name: nameOf(80)
    .nullable()
    .optional()
    .meta({ description: 'As visitors see them; null: the name of the user; left out: as before' }),
});

const seconds = z
  .object({ p50: z.number(), p95: z.number() })
  .nullable()
  .meta({ description: 'Seconds; null: nothing to measure' });

/** How chats went that people took. */
const deskMeasures = {
  chats: z.int().meta({ description: 'Chats taken; one that came back counts once' }),
  first_response_seconds: seconds,
  handle_seconds: seconds,
  waiting_seconds: seconds,
  rating: z.object({ average: z.number().nullable(), count: z.int() }),
  outcomes: z
    .object({
      ongoing: z.int(),
      closed: z.int(),
      to_queue: z.int(),
      to_agent: z.int(),
      to_operator: z.int(),
      lost: z.int(),
    })
    .meta({ description: 'Outcome of each assignment of a chat; lost: the operator went offline' }),
};

export const OperatorStatistics = z
  .object({
    ...deskMeasures,
    by_operator: z.array(z.object({ operator: ChatOperatorName, ...deskMeasures })),
  })
  .meta({ id: 'OperatorStatistics' });
export type OperatorStatistics = z.infer<typeof OperatorStatistics>;

export const contactRequestStatuses = ['new', 'in_progress', 'resolved', 'spam'] as const;

/** A message left while no operator was available. */
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

export const CreateContactRequest = z
  .strictObject({
    name: nameOf(200),
    email: EmailAddress.optional(),
    phone_number: z
      .string()
      .trim()
      .regex(/^(?=(?:\D*\d){5})[+\d][\d ()./-]{4,39}$/, rules.phone_number)
      .optional(),
    message: z.string().trim().min(1).max(8000),
  })
  .refine(({ email, phone_number }) => email !== undefined || phone_number !== undefined, {
    path: ['email'],
    message: rules.contact_needed,
  });

export const UpdateContactRequest = z.strictObject({
  status: z.enum(contactRequestStatuses).optional(),
  assignee_id: UserId.nullable().optional().meta({ description: 'null: unassigned' }),
  note: z.string().max(8000).optional(),
});

/** An email to the person who left a contact request. */
export const ContactReply = z
  .object({
    id: ContactReplyId,
    author: z.object({ id: UserId, name: z.string() }).nullable().meta({ description: 'null: a former member' }),
    to: z.string().meta({ description: 'Email address it was sent to' }),
    text: z.string(),
    delivery: z.enum(['queued', 'sent', 'kept', 'failed']).meta({
      description:
        'queued: on its way, tried for about a day; sent: accepted by the mail server; kept: not sent, as there is no mail server any more; failed: refused or given up',
    }),
    created_at: z.iso.datetime(),
    sent_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ContactReply' });
export type ContactReply = z.infer<typeof ContactReply>;

export const ContactReplies = z
  .object({
    data: z.array(ContactReply).meta({ description: 'Oldest first' }),
    can_send: z.boolean().meta({ description: 'False: this installation has no mail server' }),
  })
  .meta({ id: 'ContactReplies' });

/** A reply, and the status the request has afterwards. */
export const NewContactReply = z.strictObject({
  text: z.string().trim().min(1).max(8000),
  status: z.enum(['in_progress', 'resolved']).default('in_progress').meta({
    description: 'Status of the request afterwards',
  }),
});

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

const shortcut = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, rules.shortcut_form)
  .meta({ description: 'Typed after `/`', examples: ['opening-hours'] });
const cannedText = z.string().trim().min(1).max(8000);
const cannedLanguage = z
  .string()
  .regex(/^[a-zA-Z]{2,3}(?:-[a-zA-Z0-9]{2,8})*$/, rules.language_tag)
  .nullable();

export const NewCannedReply = z.strictObject({
  shortcut,
  text: cannedText,
  language: cannedLanguage.default(null).meta({ description: 'null: for any visitor' }),
});
export type NewCannedReply = z.infer<typeof NewCannedReply>;

export const CannedReplyUpdate = z.strictObject({
  shortcut: shortcut.optional(),
  text: cannedText.optional(),
  language: cannedLanguage.optional(),
});
