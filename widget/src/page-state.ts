import type { ParleyAgentElement, ParleyUser } from './public-types.ts';

/** An element as the page's API sees it. */
export interface PageElement extends ParleyAgentElement {
  readonly isReady: boolean;
  /** The page changed its visitor's data. */
  updateVisitor(): void;
  /** Another person uses this browser now. */
  forget(): void;
}

/** State set by the page, for all of its chats, including later ones. */
export interface PageState {
  elements: Set<PageElement>;
  user: ParleyUser;
  variables: Record<string, string> | undefined;
  /** Asked for before there was anything to open. */
  wantsOpen: boolean;
}

export const page: PageState = { elements: new Set(), user: {}, variables: undefined, wantsOpen: false };

/** Session fields known to the page. */
export function describeVisitor({ user, variables }: PageState): Record<string, unknown> {
  const { identity_token, ...visitor } = user;
  return {
    identity_token,
    visitor: Object.keys(visitor)[0] && visitor,
    variables,
  };
}
