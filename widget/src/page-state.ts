import type { ParleyAgentElement, ParleyUser } from './public-types.ts';

/** An element as the page's API sees it. */
export interface PageElement extends ParleyAgentElement {
  readonly isReady: boolean;
  /** What the page says of its visitor has changed. */
  updateVisitor(): void;
  /** Somebody else sits here now. */
  forget(): void;
}

/** What the page has said, for all of its chats, those that come later too. */
export interface PageState {
  elements: Set<PageElement>;
  user: ParleyUser;
  variables: Record<string, string> | undefined;
  /** Asked for before there was anything to open. */
  wantsOpen: boolean;
}

export const page: PageState = { elements: new Set(), user: {}, variables: undefined, wantsOpen: false };

/** What a session is started with, as far as the page knows. */
export function describeVisitor({ user, variables }: PageState): Record<string, unknown> {
  const { identity_token, ...visitor } = user;
  return {
    identity_token,
    visitor: Object.keys(visitor)[0] && visitor,
    variables,
  };
}
