import { z } from 'zod';

/**
 * Ids are UUIDs (version 7 where we make them, so rows sort by time). Each kind has its own TypeScript type: an
 * `AgentId` cannot be passed where a `TenantId` is expected. On the wire all of them are plain UUID strings.
 */
const id = <Kind extends string>(kind: Kind) =>
  z
    .guid({
      error: `must be ${/^[aeio]/i.test(kind) ? 'an' : 'a'} ${kind} id such as 0197f3a0-7c1e-7b42-9f2d-3c5a1e7d9b10`,
    })
    .toLowerCase()
    .brand<Kind>()
    .meta({ format: 'uuid', description: `UUID of ${/^[aeio]/i.test(kind) ? 'an' : 'a'} ${kind}` });

export const TenantId = id('tenant');
export type TenantId = z.infer<typeof TenantId>;

export const AgentId = id('agent');
export type AgentId = z.infer<typeof AgentId>;

export const ApiKeyId = id('API key');
export type ApiKeyId = z.infer<typeof ApiKeyId>;

export const ChatSessionId = id('chat session');
export type ChatSessionId = z.infer<typeof ChatSessionId>;

export const ChatMessageId = id('chat message');
export type ChatMessageId = z.infer<typeof ChatMessageId>;

export const CallId = id('call');
export type CallId = z.infer<typeof CallId>;

export const UserId = id('user');
export type UserId = z.infer<typeof UserId>;

export const SipTrunkId = id('SIP trunk');
export type SipTrunkId = z.infer<typeof SipTrunkId>;

export const PhoneNumberId = id('phone number');
export type PhoneNumberId = z.infer<typeof PhoneNumberId>;

export const ResellerId = id('reseller');
export type ResellerId = z.infer<typeof ResellerId>;

export const ResellerPackageId = id('package');
export type ResellerPackageId = z.infer<typeof ResellerPackageId>;

export const ImpersonationId = id('impersonation');
export type ImpersonationId = z.infer<typeof ImpersonationId>;

export const OrganizationId = id('organization');
export type OrganizationId = z.infer<typeof OrganizationId>;

export const InviteId = id('invite');
export type InviteId = z.infer<typeof InviteId>;

export const SessionId = id('session');
export type SessionId = z.infer<typeof SessionId>;

export const ToolId = id('tool');
export type ToolId = z.infer<typeof ToolId>;

export const IdentityVerificationId = id('identity verification');
export type IdentityVerificationId = z.infer<typeof IdentityVerificationId>;

export const ToolLogId = id('tool log');
export type ToolLogId = z.infer<typeof ToolLogId>;

export const WebhookId = id('webhook');
export type WebhookId = z.infer<typeof WebhookId>;

export const WebhookDeliveryId = id('delivery of a webhook');
export type WebhookDeliveryId = z.infer<typeof WebhookDeliveryId>;

export const ConnectionId = id('connection');
export type ConnectionId = z.infer<typeof ConnectionId>;

export const CrmCallLogId = id('record of a call in a CRM');
export type CrmCallLogId = z.infer<typeof CrmCallLogId>;

export const BookingId = id('booking');
export type BookingId = z.infer<typeof BookingId>;

export const ChatFileId = id('file of a chat');
export type ChatFileId = z.infer<typeof ChatFileId>;

export const AvatarId = id('picture of an agent or operator');
export type AvatarId = z.infer<typeof AvatarId>;

export const ContactRequestId = id('contact request');
export type ContactRequestId = z.infer<typeof ContactRequestId>;

export const UnansweredQuestionId = id('unanswered question');
export type UnansweredQuestionId = z.infer<typeof UnansweredQuestionId>;

export const DirectoryEntryId = id('directory entry');
export type DirectoryEntryId = z.infer<typeof DirectoryEntryId>;

export const PushSubscriptionId = id('push subscription');
export type PushSubscriptionId = z.infer<typeof PushSubscriptionId>;

export const CannedReplyId = id('canned reply');
export type CannedReplyId = z.infer<typeof CannedReplyId>;

export const DeletionCertificateId = id('deletion certificate');
export type DeletionCertificateId = z.infer<typeof DeletionCertificateId>;

export const LegalHoldId = id('legal hold');
export type LegalHoldId = z.infer<typeof LegalHoldId>;

export const RecordingJobId = id('job over recordings');
export type RecordingJobId = z.infer<typeof RecordingJobId>;

export const WorkflowId = id('workflow');
export type WorkflowId = z.infer<typeof WorkflowId>;

export const WorkflowRunId = id('run of a workflow');
export type WorkflowRunId = z.infer<typeof WorkflowRunId>;

export const KnowledgeBaseFileId = id('knowledge base file');
export type KnowledgeBaseFileId = z.infer<typeof KnowledgeBaseFileId>;

export const KnowledgeDocumentId = id('document of the knowledge base');
export type KnowledgeDocumentId = z.infer<typeof KnowledgeDocumentId>;

export const KnowledgeChunkId = id('chunk of the knowledge base');
export type KnowledgeChunkId = z.infer<typeof KnowledgeChunkId>;

export const TestConversationId = id('test conversation');
export type TestConversationId = z.infer<typeof TestConversationId>;

export const TestRunId = id('run of test conversations');
export type TestRunId = z.infer<typeof TestRunId>;

export const TrafficSplitId = id('traffic split');
export type TrafficSplitId = z.infer<typeof TrafficSplitId>;

export const ChatTeamId = id('team of operators');
export type ChatTeamId = z.infer<typeof ChatTeamId>;

export const ChatLabelId = id('label of chats');
export type ChatLabelId = z.infer<typeof ChatLabelId>;

export const ChatViewId = id('saved view of the desk');
export type ChatViewId = z.infer<typeof ChatViewId>;

export const ContactReplyId = id('reply to a contact request');
export type ContactReplyId = z.infer<typeof ContactReplyId>;

export const ChatMentionId = id('mention in an internal note');
export type ChatMentionId = z.infer<typeof ChatMentionId>;

export const BrandPictureId = id('picture of a brand');
export type BrandPictureId = z.infer<typeof BrandPictureId>;

export const DomainId = id('domain');
export type DomainId = z.infer<typeof DomainId>;

export const NewsletterId = id('newsletter');
export type NewsletterId = z.infer<typeof NewsletterId>;

export const SubscriberId = id('newsletter subscriber');
export type SubscriberId = z.infer<typeof SubscriberId>;
export const PlanId = id('plan');
export type PlanId = z.infer<typeof PlanId>;

export const MinutePackageId = id('minute package');
export type MinutePackageId = z.infer<typeof MinutePackageId>;

export const PriceListId = id('price list');
export type PriceListId = z.infer<typeof PriceListId>;

export const SubscriptionId = id('subscription');
export type SubscriptionId = z.infer<typeof SubscriptionId>;

export const InvoiceId = id('invoice');
export type InvoiceId = z.infer<typeof InvoiceId>;

export const CreditNoteId = id('credit note');
export type CreditNoteId = z.infer<typeof CreditNoteId>;

export const PaymentId = id('payment');
export type PaymentId = z.infer<typeof PaymentId>;

export const OrderId = id('order');
export type OrderId = z.infer<typeof OrderId>;

export const PaymentLinkId = id('payment link');
export type PaymentLinkId = z.infer<typeof PaymentLinkId>;
