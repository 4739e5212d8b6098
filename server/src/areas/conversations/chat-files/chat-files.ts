import { randomBytes } from 'node:crypto';
import type { ChatFileId, ChatMessageId, ChatSessionId, UserId } from '@parley/contract/ids';
import type { ChatFile } from '@parley/contract/resources/chat';
import { type ChangeContext, lockSession, sessionClosed } from '#areas/conversations/chats';
import { chatFileBytesMax } from '#areas/conversations/widget';
import type { Tx } from '#db/tenant-scope.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { recogniseFile } from '#platform/files/recognise-file.ts';
import type { StorageQuota } from '#platform/files/storage-quota.ts';
import { emptyFile, fileTooLarge, fileTypeNotTaken, tooManyFiles, unknownFiles } from './chat-files.errors.ts';
import {
  assignToMessage,
  chatFileKey,
  countFiles,
  type FileSide,
  insertFile,
  presentFile,
} from './chat-files.queries.ts';

/** Maximum files of a chat, both sides together. */
const filesMax = 50;
/** Entropy of a file's link. Unit: bytes. 128 random bits cannot be guessed. */
const linkBytes = 16;

/**
 * Stores a file for a later message. Its type is detected from its bytes. Refuses an empty file (400), one too large
 * (413), an unsupported type (415), one too many (409), one above a quota (429, 507), and any in a closed chat (409).
 * `addressHash` counts it for the visitor's address.
 */
export async function storeChatFile(
  context: ChangeContext & { files: FileStore; quota: StorageQuota },
  given: { sessionId: ChatSessionId; by: FileSide; operatorId?: UserId; addressHash?: Buffer; file: File },
): Promise<ChatFile> {
  const { tx, tenantId, now, newId, quota } = context;
  if (given.file.size > chatFileBytesMax) throw fileTooLarge(chatFileBytesMax);
  if (given.file.size === 0) throw emptyFile();
  const bytes = new Uint8Array(await given.file.arrayBuffer());
  const recognised = recogniseFile(bytes, given.file.name);
  if (!recognised) throw fileTypeNotTaken();
  const session = await lockSession(tx, given.sessionId);
  if (session.status === 'closed') throw sessionClosed();
  if ((await countFiles(tx, session.id)) >= filesMax) throw tooManyFiles(filesMax);
  const agentId = session.agentId;
  const { addressHash } = given;
  const upload = { tenantId, agentId, bytes: bytes.byteLength, now, ...(addressHash ? { addressHash } : {}) };
  await quota.check(tx, upload);
  const row = {
    tenant_id: tenantId,
    id: newId(),
    session_id: session.id,
    agent_id: agentId,
    uploaded_by: given.by,
    operator_id: given.operatorId ?? null,
    name: recognised.name,
    content_type: recognised.contentType,
    bytes: bytes.byteLength,
    link: randomBytes(linkBytes).toString('base64url'),
    created_at: now,
  };
  const key = chatFileKey(row.id);
  await context.files.write(key, bytes);
  try {
    // After the file is written: the row locks the usage of tenant and agent until the transaction ends.
    const kept = await insertFile(tx, row);
    await quota.charge(tx, upload);
    return presentFile(kept);
  } catch (error) {
    await context.files.remove(key);
    throw error;
  }
}

/**
 * Attaches files to a message, in the given order. Refuses (400) a file of another chat or side, or one sent already.
 */
export async function attachFiles(
  tx: Tx,
  given: { sessionId: ChatSessionId; messageId: ChatMessageId; fileIds: readonly ChatFileId[]; by: FileSide },
): Promise<ChatFile[]> {
  const fileIds = [...new Set(given.fileIds)];
  if (fileIds.length === 0) return [];
  const rows = await assignToMessage(tx, { ...given, fileIds });
  const missing = given.fileIds.flatMap((id, index) => (rows.has(id) ? [] : [index]));
  if (missing.length > 0) throw unknownFiles(missing);
  return fileIds.flatMap((id) => {
    const row = rows.get(id);
    return row ? [presentFile(row)] : [];
  });
}
