import { z } from 'zod';
import { EmailAddress } from '../email-address.ts';
import { AgentId, ChatFileId, ChatMessageId, ChatSessionId } from '../ids.ts';
import { nameOf } from '../names.ts';
import { rules } from '../rules.ts';
import { AnswerSource, ChatSource } from './answer-source.ts';
import { IdentityToken } from './portal-identity.ts';

/** A file sent in a chat. */
export const ChatFile = z
  .object({
    id: ChatFileId,
    name: z.string(),
    content_type: z.string(),
    bytes: z.int(),
    url: z
      .string()
      .meta({ description: 'Signed URL of the file, relative to the base address; needs no other credential' }),
  })
  .meta({ id: 'ChatFile' });
export type ChatFile = z.infer<typeof ChatFile>;

/** Event of a chat, shown between its messages. `text` of such a message describes it in the agent's language. */
export const ChatNotice = z.object({
  kind: z.enum([
    'waiting',
    'nobody_available',
    'operator_joined',
    'operator_left',
    'operator_lost',
    'back_to_agent',
    'contact_requested',
    'verified',
    'closed',
    'emailed',
    'email_failed',
  ]),
  name: z.string().meta({
    description:
      'Name of the operator, for notices about one. For `emailed` and `email_failed`, which operators alone see, the address of the email. Else empty',
  }),
});
export type ChatNotice = z.infer<typeof ChatNotice>;

export const ChatMessage = z
  .object({
    id: ChatMessageId,
    role: z.enum(['visitor', 'agent', 'operator', 'system']),
    text: z.string(),
    notice: ChatNotice.nullable().meta({ description: 'With role `system`: what happened' }),
    operator: z.object({ name: z.string(), avatar_url: z.string() }).nullable(),
    files: z.array(ChatFile),
    status: z.enum(['complete', 'interrupted', 'failed']).meta({
      description: 'interrupted: the answer broke off and what was said before is kept; failed: no model could answer',
    }),
    client_message_id: z.string().nullable(),
    sources: z.array(ChatSource).meta({
      description:
        "Passages of the agent's knowledge that its answer rests on; none unless the agent's `knowledge.show_sources` is on",
    }),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'ChatMessage' });
export type ChatMessage = z.infer<typeof ChatMessage>;

/** A message with all sources of an answer, the prompt's facts and the passages' texts among them. */
export const RecordedChatMessage = ChatMessage.extend({ sources: z.array(AnswerSource) });
export type RecordedChatMessage = z.infer<typeof RecordedChatMessage>;

/** States of a chat: the agent answers (`open`), a person is asked for (`waiting`), a person answers, it is over. */
export const ChatStatus = z.enum(['open', 'waiting', 'with_operator', 'closed']);
export type ChatStatus = z.infer<typeof ChatStatus>;

/** Data that visitors enter about themselves. */
const visitorFields = {
  name: nameOf(200).optional(),
  email: EmailAddress.optional(),
  phone_number: z.string().max(40).optional(),
};

/** Data of the page about its visitor, for prompts and tools. Unverified. */
const VisitorVariables = z
  .record(z.string().regex(/^[A-Za-z_][A-Za-z0-9_]{0,63}$/, rules.letters_digits_underscore), z.string().max(2000))
  .refine((variables) => Object.keys(variables).length <= 50, rules.variables_max);

const ClientMessageId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/)
  .meta({
    description: 'Made by the sender; the same id twice is one message, and the second call resumes its answer',
  });

/** A message that comes with the session it belongs to. Files need a session to be uploaded to, so it has none. */
const FirstChatMessage = z.strictObject({
  text: z.string().trim().min(1).max(8000),
  client_message_id: ClientMessageId.optional(),
});

export const StartChatSession = z.strictObject({
  agent_id: AgentId,
  identity_token: IdentityToken.optional(),
  visitor: z.strictObject(visitorFields).optional(),
  variables: VisitorVariables.optional(),
  // Shown as a link at the desk, so nothing that runs.
  page_url: z
    .url({ protocol: /^https?$/ })
    .max(2048)
    .optional(),
  locale: z
    .string()
    .regex(/^[a-zA-Z]{2,3}(?:-[a-zA-Z0-9]{2,8})*$/, rules.language_tag)
    .optional(),
  message: FirstChatMessage.optional().meta({
    description:
      "The visitor's first message, kept together with the session. The answer is made at once and not waited for: send the message again with its `client_message_id` to follow it, or read the session's messages or events",
  }),
});

export const StartedChatSession = z
  .object({
    session_id: ChatSessionId,
    session_token: z.string().meta({ description: 'Send as `Authorization: Bearer <token>`; shown once' }),
    status: ChatStatus,
    expires_at: z.iso.datetime(),
    ai_disclosure: z.string().nullable().meta({
      description: 'To be shown before the first message: that one talks to a machine. Null: not required',
    }),
    messages: z
      .array(ChatMessage)
      .meta({ description: 'The greeting, when the agent speaks first, and the `message` sent along' }),
  })
  .meta({ id: 'StartedChatSession' });

/** Update of the visitor's data by the page during a chat. */
export const UpdateChatVisitor = z.strictObject({
  ...visitorFields,
  identity_token: IdentityToken.optional(),
  variables: VisitorVariables.optional(),
});

const fileIds = z.array(ChatFileId).max(10).default([]).meta({ description: 'Files uploaded to this chat before' });

export const SendChatMessage = z
  .strictObject({
    text: z.string().trim().max(8000).default('').meta({ description: 'May be empty where files are sent' }),
    file_ids: fileIds,
    client_message_id: ClientMessageId.optional(),
  })
  .refine(({ text, file_ids }) => text !== '' || file_ids.length > 0, {
    path: ['text'],
    message: rules.text_or_files,
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
    seen_message_id: ChatMessageId.nullable().meta({
      description: 'Last message of the visitor the operator has seen',
    }),
    can_be_rated: z.boolean().meta({ description: 'It is over, and the visitor has not said how it was' }),
  })
  .meta({ id: 'ChatSessionStatus' });
export type ChatSessionStatus = z.infer<typeof ChatSessionStatus>;
