import { z } from 'zod';
import { getAgentForUpdate } from '#areas/agents/agents';
import { apiKey } from '#platform/http/access/access.ts';
import { avatarBytesMax, avatarPath, storeAvatar } from './avatars.ts';
import { saveWidget } from './save-widget.ts';
import { exampleAvatarUrl, exampleWidgetConfig } from './widget.examples.ts';
import { agentParams, operation } from './widget.operation.ts';
import { getWidgetSettings } from './widget-settings.queries.ts';

/** Replaces the agent's picture. */
export const uploadWidgetAvatar = operation({
  method: 'POST',
  path: '/api/chat/widget/{agentId}/avatar',
  id: 'uploadChatAvatar',
  summary: 'Upload the picture of the agent',
  description: 'PNG, JPEG or WebP by its bytes, at most 2 MiB. The old picture is removed.',
  access: apiKey('chat:write'),
  showsConversations: false,
  audit: 'chat_widget.upload_avatar',
  params: agentParams,
  bodyType: 'multipart/form-data',
  maxFileBytes: avatarBytesMax,
  body: z.strictObject({ file: z.file().meta({ description: 'The picture' }) }),
  answer: {
    status: 201,
    schema: z
      .object({ agent_avatar_url: z.string().meta({ description: 'Path below the base address, for anybody' }) })
      .meta({ id: 'WidgetAvatar' }),
  },
  refusals: ['not_found', 'insufficient_storage'],
  example: { params: { agentId: exampleWidgetConfig.agent_id }, answer: { agent_avatar_url: exampleAvatarUrl } },
  async run(context) {
    const { tx, tenantId, now, newId, params, body, deps, audit } = context;
    const agent = await getAgentForUpdate(tx, params.agentId);
    const { settings: before } = await getWidgetSettings(tx, agent);
    const id = await storeAvatar({ tx, tenantId, now, newId, files: deps.files, quota: deps.quota }, body.file);
    const after = { ...before, agent_avatar_url: avatarPath(id) };
    await saveWidget(context, agent.id, { before, after });
    audit.details({ avatar_id: id, bytes: body.file.size });
    return { agent_avatar_url: after.agent_avatar_url };
  },
});
