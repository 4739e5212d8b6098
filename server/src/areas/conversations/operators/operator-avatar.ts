import type { AvatarId, UserId } from '@parley/contract/ids';
import { ChatOperator } from '@parley/contract/resources/chat-desk';
import { z } from 'zod';
import { deskTopic } from '#areas/conversations/chats';
import { avatarBytesMax, removeAvatar, storeAvatar } from '#areas/conversations/widget';
import type { Tx } from '#db/tenant-scope.ts';
import { person } from '#platform/http/access/access.ts';
import { lockMembers } from './desk-members.queries.ts';
import { exampleOperator } from './operators.examples.ts';
import { operation } from './operators.operation.ts';
import { getOperator } from './operators.queries.ts';
import { touchPresence } from './presence.queries.ts';

/** Sets the operator's picture and deletes the previous one. */
export const setOperatorAvatar = operation({
  method: 'POST',
  path: '/api/chat/operator/avatar',
  id: 'setOperatorAvatar',
  summary: 'Set the picture of an operator',
  description: 'PNG, JPEG or WebP, known by its bytes, as `file` of a form.',
  access: person('chat:operate'),
  audit: 'chat_operator.update',
  bodyType: 'multipart/form-data',
  maxFileBytes: avatarBytesMax,
  body: z.strictObject({ file: z.file() }),
  answer: { status: 200, schema: ChatOperator },
  refusals: ['unsupported_media_type', 'insufficient_storage'],
  example: { answer: { ...exampleOperator, avatar_url: '/api/chat/avatars/0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b40' } },
  async run({ tx, emit, tenantId, body, person: self, now, newId, deps, audit }) {
    audit.resource(self.id);
    await lockMembers(tx, { tenantId, userId: self.id });
    await touchPresence(tx, { tenantId, userId: self.id, now });
    const avatarId = await storeAvatar({ tx, tenantId, now, newId, files: deps.files, quota: deps.quota }, body.file);
    await replaceAvatar(tx, self.id, { avatarId, now });
    audit.details({ changed: ['avatar'] });
    const operator = await getOperator(tx, self, now);
    await emit('chat.operator.status', deskTopic, { operator });
    return operator;
  },
});

/** Removes the operator's picture. */
export const removeOperatorAvatar = operation({
  method: 'DELETE',
  path: '/api/chat/operator/avatar',
  id: 'removeOperatorAvatar',
  summary: 'Remove the picture of an operator',
  access: person('chat:operate'),
  audit: 'chat_operator.update',
  answer: { status: 200, schema: ChatOperator },
  example: { answer: exampleOperator },
  async run({ tx, emit, tenantId, person: self, now, audit }) {
    audit.resource(self.id);
    await lockMembers(tx, { tenantId, userId: self.id });
    await touchPresence(tx, { tenantId, userId: self.id, now });
    const hadOne = await replaceAvatar(tx, self.id, { avatarId: null, now });
    const operator = await getOperator(tx, self, now);
    if (!hadOne) {
      audit.nothingChanged();
      return operator;
    }
    audit.details({ changed: ['avatar'] });
    await emit('chat.operator.status', deskTopic, { operator });
    return operator;
  },
});

/** True when a picture was replaced. */
async function replaceAvatar(
  tx: Tx,
  id: UserId,
  { avatarId, now }: { avatarId: AvatarId | null; now: Date },
): Promise<boolean> {
  const row = await tx
    .selectFrom('chat_operators')
    .select('avatar_id')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('chat_operators')
    .set({ avatar_id: avatarId, updated_at: now })
    .where('user_id', '=', id)
    .execute();
  if (row.avatar_id !== null) await removeAvatar({ tx }, row.avatar_id);
  return row.avatar_id !== null;
}
