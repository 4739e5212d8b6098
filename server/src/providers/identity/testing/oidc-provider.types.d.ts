/** The part of oidc-provider that the peer uses; the package has no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface BackchannelRequest {
    jti: string;
    accountId: string;
    params: Record<string, string>;
  }
  export default class Provider {
    constructor(issuer: string, configuration: object);
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    backchannelResult(
      request: string | BackchannelRequest,
      result: object,
      options?: { acr?: string; amr?: string[]; authTime?: number },
    ): Promise<void>;
    Grant: new (of: {
      accountId: string;
      clientId: string;
    }) => {
      addOIDCScope(scope: string): void;
      save(): Promise<string>;
    };
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<{ prompt: { name: string } }>;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
    on(event: string, listener: (...given: unknown[]) => void): void;
  }
  export const errors: { AccessDenied: new (message?: string) => Error };
}
