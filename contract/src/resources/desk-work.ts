import { z } from 'zod';
import { EmailAddress } from '../email-address.ts';
import {
  AgentId,
  ChatLabelId,
  ChatMentionId,
  ChatMessageId,
  ChatSessionId,
  ChatTeamId,
  ChatViewId,
  UserId,
} from '../ids.ts';
import { nameOf } from '../names.ts';
import { TimeZone } from './agent.ts';
import { WeeklyHours } from './calendar.ts';
import { ChatStatus } from './chat.ts';
import { ChatOperatorName, ChatPriority } from './chat-desk.ts';

/** Colours of labels; the console has a readable tone of each in light and dark. */
export const labelColors = ['gray', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'violet', 'pink'] as const;

/** A label that operators put on chats. */
export const ChatLabel = z
  .object({ id: ChatLabelId, name: z.string(), color: z.enum(labelColors), updated_at: z.iso.datetime() })
  .meta({ id: 'ChatLabel' });
export type ChatLabel = z.infer<typeof ChatLabel>;

const labelName = nameOf(40).meta({ examples: ['refund'] });
export const NewChatLabel = z.strictObject({ name: labelName, color: z.enum(labelColors).default('gray') });
export const ChatLabelUpdate = z.strictObject({ name: labelName.optional(), color: z.enum(labelColors).optional() });

/** How waiting chats are assigned. `least_busy`: to the operator with the fewest chats. */
export const AssignmentMode = z.enum(['manual', 'round_robin', 'least_busy']);
export type AssignmentMode = z.infer<typeof AssignmentMode>;

const maxChats = z
  .int()
  .min(1)
  .max(100)
  .nullable()
  .meta({ description: 'Chats an operator is assigned automatically at most; null: their own capacity alone' });

/** A team of operators, whose chats are assigned by its own rule. */
export const ChatTeam = z
  .object({
    id: ChatTeamId,
    name: z.string(),
    member_ids: z.array(UserId),
    assignment: AssignmentMode,
    max_chats: maxChats,
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'ChatTeam' });
export type ChatTeam = z.infer<typeof ChatTeam>;

const teamName = nameOf(80).meta({ examples: ['Billing'] });
const memberIds = z.array(UserId).max(500);
export const NewChatTeam = z.strictObject({
  name: teamName,
  member_ids: memberIds.default([]),
  assignment: AssignmentMode.default('manual'),
  max_chats: maxChats.default(null),
});
export const ChatTeamUpdate = z.strictObject({
  name: teamName.optional(),
  member_ids: memberIds.optional(),
  assignment: AssignmentMode.optional(),
  max_chats: maxChats.optional(),
});

/** Replies sent by email to visitors who have left: none, operators', or also the agent's. */
export const EmailReplies = z.enum(['off', 'operators', 'all']);

const targetMinutes = (about: string) =>
  z
    .int()
    .min(1)
    .max(43_200)
    .nullable()
    .meta({ description: `${about}, in minutes of the business hours; null: no target` });

/** Settings of the desk of a tenant. */
export const ChatDeskSettings = z
  .object({
    assignment: AssignmentMode.meta({ description: 'Of waiting chats without a team' }),
    max_chats: maxChats,
    first_reply_minutes: targetMinutes("From the handoff to an operator's first reply"),
    resolution_minutes: targetMinutes('From the handoff to the close'),
    hours: z
      .strictObject({ timezone: TimeZone, weekly: WeeklyHours })
      .nullable()
      .meta({ description: 'Business hours in which targets run; null: around the clock' }),
    email_replies: EmailReplies.meta({
      description: 'Replies sent by email to visitors who have left the chat, whose address is known',
    }),
    email_after_minutes: z
      .int()
      .min(1)
      .max(1440)
      .meta({ description: 'Minutes after which a reply that the visitor has not seen is sent by email' }),
    email_reply_to: EmailAddress.nullable().meta({
      description: 'Reply-To of these emails; null: they say that replies are not read',
    }),
    updated_at: z.iso.datetime().nullable().meta({ description: 'null: the defaults, never changed' }),
  })
  .meta({ id: 'ChatDeskSettings' });
export type ChatDeskSettings = z.infer<typeof ChatDeskSettings>;
export const ChatDeskSettingsUpdate = z.strictObject(ChatDeskSettings.shape).omit({ updated_at: true }).partial();

/** Change of a chat's label, priority, team or snooze. */
export const UpdateDeskChat = z
  .strictObject({
    label_ids: z.array(ChatLabelId).max(20).optional().meta({ description: 'All labels of the chat from now on' }),
    priority: ChatPriority.optional(),
    team_id: ChatTeamId.nullable().optional(),
    snoozed_until: z.iso
      .datetime({ offset: true })
      .nullable()
      .optional()
      .meta({ description: 'At most 30 days ahead; null: the snooze ends now' }),
  })
  .refine((change) => Object.keys(change).length > 0, 'name at least one field');
export type UpdateDeskChat = z.infer<typeof UpdateDeskChat>;

export const AssignChat = z.strictObject({
  operator_id: UserId.meta({ description: 'Who has the chat from now on; oneself: takes it over' }),
});

/** One action on many chats. */
export const BulkChatAction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('assign'), operator_id: UserId }),
  z.strictObject({ kind: z.literal('team'), team_id: ChatTeamId.nullable() }),
  z.strictObject({
    kind: z.literal('label'),
    add: z.array(ChatLabelId).max(20).default([]),
    remove: z.array(ChatLabelId).max(20).default([]),
  }),
  z.strictObject({ kind: z.literal('priority'), priority: ChatPriority }),
  z.strictObject({ kind: z.literal('snooze'), until: z.iso.datetime({ offset: true }) }),
  z.strictObject({ kind: z.literal('close') }),
]);
export type BulkChatAction = z.infer<typeof BulkChatAction>;

export const BulkChatChange = z.strictObject({
  session_ids: z.array(ChatSessionId).min(1).max(100),
  action: BulkChatAction,
});

/** Outcome for each chat: one refused chat does not stop the others. */
export const BulkChatResult = z
  .object({
    changed_ids: z.array(ChatSessionId),
    refused: z.array(z.object({ session_id: ChatSessionId, code: z.string(), message: z.string() })),
  })
  .meta({ id: 'BulkChatResult' });

/** Filters of the desk, as saved in a view; an absent one filters nothing. */
export const DeskFilters = z
  .strictObject({
    q: z.string().trim().min(1).max(200).optional(),
    status: z.array(ChatStatus).min(1).max(4).optional(),
    agent_id: AgentId.optional(),
    team_id: ChatTeamId.optional(),
    label_id: ChatLabelId.optional(),
    priority: z.array(ChatPriority).min(1).max(4).optional(),
    operator_id: z.union([UserId, z.literal('me'), z.literal('none')]).optional(),
  })
  .meta({ id: 'DeskFilters' });
export type DeskFilters = z.infer<typeof DeskFilters>;

/** A saved view of the desk. */
export const ChatView = z
  .object({
    id: ChatViewId,
    name: z.string(),
    filters: DeskFilters,
    is_shared: z.boolean(),
    is_own: z.boolean(),
    owner: z.object({ id: UserId, name: z.string() }),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'ChatView' });
export type ChatView = z.infer<typeof ChatView>;

const viewName = nameOf(60).meta({ examples: ['Refunds'] });
const isShared = z
  .boolean()
  .meta({ description: 'Everyone at the desk sees it; only its owner or a supervisor changes it' });
export const NewChatView = z.strictObject({ name: viewName, filters: DeskFilters, is_shared: isShared.default(false) });
export const ChatViewUpdate = z.strictObject({
  name: viewName.optional(),
  filters: DeskFilters.optional(),
  is_shared: isShared.optional(),
});

/** A mention of an operator in an internal note. */
export const ChatMention = z
  .object({
    id: ChatMentionId,
    session_id: ChatSessionId,
    message_id: ChatMessageId,
    user_id: UserId,
    author: z.object({ id: UserId, name: z.string() }),
    customer_name: z.string(),
    text: z.string().meta({ description: 'The note, shortened' }),
    created_at: z.iso.datetime(),
    read_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ChatMention' });
export type ChatMention = z.infer<typeof ChatMention>;

export const ReadMentions = z.strictObject({
  session_id: ChatSessionId.optional().meta({ description: 'Only those of this chat; left out: all' }),
});

const spread = z
  .object({ p50: z.number(), p95: z.number() })
  .nullable()
  .meta({ description: 'Seconds; null: nothing to measure' });

const reportMeasures = {
  chats: z.int().meta({ description: 'Chats handed over in the period' }),
  replied: z.int(),
  closed: z.int(),
  first_reply_seconds: spread,
  resolution_seconds: spread,
  first_reply_target: z
    .object({ due: z.int(), met: z.int() })
    .meta({ description: 'Chats with a target whose reply was sent or is late, and how many were in time' }),
  resolution_target: z.object({ due: z.int(), met: z.int() }),
  rating: z.object({ average: z.number().nullable(), count: z.int() }),
};

/** How handed over chats went, by operator and by team. */
export const ChatDeskReport = z
  .object({
    ...reportMeasures,
    by_operator: z
      .array(z.object({ operator: ChatOperatorName, ...reportMeasures }))
      .meta({ description: 'A chat counts for the operator who had it last' }),
    by_team: z.array(z.object({ team: z.object({ id: ChatTeamId, name: z.string() }).nullable(), ...reportMeasures })),
  })
  .meta({ id: 'ChatDeskReport' });
export type ChatDeskReport = z.infer<typeof ChatDeskReport>;
