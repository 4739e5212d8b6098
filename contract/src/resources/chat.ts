import { z } from 'zod';
import { AgentId, ChatMessageId, ChatSessionId } from '../ids.ts';
import { IdentityToken } from './portal-identity.ts';

export const HexColour = z
  .string()
  .regex(/^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/, 'a colour in hex notation, such as #1f6feb')
  .meta({ description: 'Colour in hex notation', examples: ['#1f6feb'] });

export const WidgetPosition = z.enum(['bottom-right', 'bottom-left', 'top-right', 'top-left']);
export const WidgetIcon = z.enum(['chat', 'message', 'question', 'headset', 'sparkle']);

export const QuickQuestion = z.strictObject({
  text: z.string().min(1).max(80).meta({ description: 'What the button says' }),
  message: z.string().min(1).max(500).meta({ description: 'What is sent when it is pressed' }),
});

/** Contract 2.6, field for field: what anyone may read to draw the widget. */
export const PublicWidgetConfig = z
  .object({
    agent_id: AgentId,
    primary_color: HexColour,
    text_color: HexColour,
    background_color: HexColour,
    position: WidgetPosition,
    button_icon: WidgetIcon,
    welcome_enabled: z.boolean(),
    welcome_title: z.string(),
    welcome_subtitle: z.string(),
    quick_questions: z.array(QuickQuestion),
    show_agent_name: z.boolean(),
    agent_display_name: z.string(),
    agent_avatar_url: z.string().meta({ description: 'Empty when the agent has no picture' }),
    show_powered_by: z.boolean(),
    allow_file_uploads: z.boolean(),
    streaming_enabled: z.boolean(),
    allowed_domains: z.array(z.string()).meta({ description: 'Empty: the widget may stand on any site' }),
  })
  .meta({ id: 'PublicWidgetConfig' });
export type PublicWidgetConfig = z.infer<typeof PublicWidgetConfig>;

export const ChatSource = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string().meta({ description: 'The passage the answer rests on' }),
});

export const ChatMessage = z
  .object({
    id: ChatMessageId,
    role: z.enum(['visitor', 'agent', 'operator', 'system']),
    text: z.string(),
    status: z.enum(['complete', 'interrupted', 'failed']).meta({
      description: 'interrupted: the answer broke off and what was said before is kept; failed: no model could answer',
    }),
    client_message_id: z.string().nullable(),
    sources: z.array(ChatSource),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'ChatMessage' });
export type ChatMessage = z.infer<typeof ChatMessage>;

/** States of a chat: the agent answers (`open`), a person is asked for (`waiting`), a person answers, it is over. */
export const ChatStatus = z.enum(['open', 'waiting', 'with_operator', 'closed']);
export type ChatStatus = z.infer<typeof ChatStatus>;

export const StartChatSession = z.strictObject({
  agent_id: AgentId,
  identity_token: IdentityToken.optional(),
  visitor: z
    .strictObject({
      name: z.string().trim().min(1).max(200).optional(),
      email: z.email().max(320).optional(),
      phone_number: z.string().max(40).optional(),
    })
    .optional(),
  page_url: z.url().max(2048).optional(),
  locale: z
    .string()
    .regex(/^[a-zA-Z]{2,3}(?:-[a-zA-Z0-9]{2,8})*$/, 'a language tag such as en or sv-SE')
    .optional(),
});

export const StartedChatSession = z
  .object({
    session_id: ChatSessionId,
    session_token: z.string().meta({ description: 'Send as `Authorization: Bearer <token>`; shown once' }),
    status: ChatStatus,
    expires_at: z.iso.datetime(),
    messages: z.array(ChatMessage).meta({ description: 'The greeting, when the agent speaks first' }),
  })
  .meta({ id: 'StartedChatSession' });

export const SendChatMessage = z.strictObject({
  text: z.string().trim().min(1).max(8000),
  client_message_id: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,64}$/)
    .optional()
    .meta({
      description: 'Made by the sender; the same id twice is one message, and the second call resumes its answer',
    }),
});

/** Answer of `send a chat message` without streaming. `answer` is null when a person has taken the chat over. */
export const SentChatMessage = z
  .object({ message: ChatMessage, answer: ChatMessage.nullable() })
  .meta({ id: 'SentChatMessage' });

export const ChatSessionStatus = z
  .object({
    status: ChatStatus,
    operator: z.object({ name: z.string(), avatar_url: z.string() }).nullable(),
    queue_position: z.int().nullable(),
    typing: z.boolean().meta({ description: 'The other side is writing' }),
    last_message_id: ChatMessageId.nullable(),
  })
  .meta({ id: 'ChatSessionStatus' });
export type ChatSessionStatus = z.infer<typeof ChatSessionStatus>;
