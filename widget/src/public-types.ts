/** The page's user, as known to the page. */
export interface ParleyUser {
  /** Signed by your server with the portal identity key: a JWT, or `{user_id, hmac}`. Proves who it is; the rest only says so. */
  identity_token?: string | { user_id: string; hmac: string };
  name?: string;
  email?: string;
  phone_number?: string;
}

export interface ParleyMessage {
  id: string;
  role: 'visitor' | 'agent' | 'operator' | 'system';
  text: string;
  created_at: string;
}

export interface ParleyStatus {
  status: 'open' | 'waiting' | 'with_operator' | 'closed';
  operator: { name: string; avatar_url: string } | null;
  queue_position: number | null;
}

/** Events of the widget. The element dispatches the same as DOM events with the prefix `parley:`. */
export interface ParleyEvents {
  /** The configuration is loaded and the launcher or chat is rendered. Late listeners are called at once. */
  ready: Record<string, never>;
  open: Record<string, never>;
  close: Record<string, never>;
  /** A message that is said to its end, of any side. */
  message: ParleyMessage;
  /** How many messages of the other side have not been seen. */
  unread: { count: number };
  /** The state of the chat changed. */
  status: ParleyStatus;
}

/** Handler of a client tool. Its return value, or the value it resolves with, is the tool's result: any JSON. */
export type ParleyTool = (args: Record<string, unknown>) => unknown;

/** `window.Parley`. */
export interface ParleyApi {
  open(): void;
  close(): void;
  toggle(): void;
  /** Sets the user; null: signed out, and the chats of the previous user are removed. */
  setUser(user: ParleyUser | null): void;
  /** Variables of the page, for `{{name}}` in prompts and tools. At most 50. Unverified. */
  setVariables(variables: Record<string, string>): void;
  /** Calls back until the function it returns is called. */
  on<Event extends keyof ParleyEvents>(event: Event, handler: (detail: ParleyEvents[Event]) => void): () => void;
  /** By the names of the agent's tools of type `client`. */
  tools?: Record<string, ParleyTool>;
}

/** How a chat is put on a page; the same as the attributes of the element. */
export interface ParleyOptions {
  agentId: string;
  /** Address of the Parley server. */
  server: string;
  /** `launcher` (default): a button in a corner; `inline`: the chat fills its container. */
  mode?: 'launcher' | 'inline';
  /** Language tag; without it that of the page, else of the browser. */
  locale?: string;
  theme?: 'auto' | 'light' | 'dark';
  /** In place of the configured corner. */
  position?: 'bottom-right' | 'bottom-left' | 'top-right' | 'top-left';
  /** Words in place of ours, by their keys in `widget-texts/<language>.json`. */
  texts?: Record<string, string>;
}

/** `<parley-agent>`. */
export interface ParleyAgentElement extends HTMLElement {
  open(): void;
  close(): void;
  toggle(): void;
}
