import type { components } from './api.generated.ts';

/** A named schema of the API document, as answers hold it. */
type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

export type Agent = Schema<'Agent'>;
export type AgentWarning = Schema<'AgentWarning'>;
export type ApiKey = Schema<'ApiKey'>;
export type ApiKeyIssued = Schema<'ApiKeyIssued'>;
export type CannedReply = Schema<'CannedReply'>;
export type ChatFile = Schema<'ChatFile'>;
export type ChatOperator = Schema<'ChatOperator'>;
export type ContactRequest = Schema<'ContactRequest'>;
export type CurrentUser = Schema<'CurrentUser'>;
export type DeskChat = Schema<'DeskChat'>;
export type DeskMessage = Schema<'DeskMessage'>;
export type EmailSummary = Schema<'EmailSummary'>;
export type EventConsumer = Schema<'EventConsumer'>;
export type FailedWork = Schema<'FailedWork'>;
export type Invite = Schema<'Invite'>;
export type InviteView = Schema<'InviteView'>;
export type JobQueue = Schema<'JobQueue'>;
export type FoundModelServer = Schema<'FoundModelServer'>;
export type LanguageModelOption = Schema<'LanguageModelOption'>;
export type ModelServer = Schema<'ModelServer'>;
export type Organization = Schema<'Organization'>;
export type PublicWidgetConfig = Schema<'PublicWidgetConfig'>;
export type SecondFactorSetup = Schema<'SecondFactorSetup'>;
export type Session = Schema<'Session'>;
export type SignInOptions = Schema<'SignInOptions'>;
export type SpeechModel = Schema<'SpeechModel'>;
export type SpeechModelCheck = Schema<'SpeechModelCheck'>;
export type TenantCreated = Schema<'TenantCreated'>;
export type TenantOverview = Schema<'TenantOverview'>;
export type Tool = Schema<'Tool'>;
export type ToolLogSummary = Schema<'ToolLogSummary'>;
export type ToolTrial = Schema<'ToolTrial'>;
export type User = Schema<'User'>;
export type WidgetConfig = Schema<'WidgetConfig'>;
