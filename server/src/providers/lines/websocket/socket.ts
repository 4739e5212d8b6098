/** The socket interface of a WebSocket line, implemented locally and over a port. */
export interface LineSocket {
  /** Sets the handlers, once. Earlier messages are delivered then. */
  listen(handlers: SocketHandlers): void;
  /** The socket owns the array from now on; do not change it. */
  send(data: Uint8Array | string): void;
  /** Bytes accepted and not yet on the network. */
  readonly bufferedAmount?: number;
  close(code?: number): void;
}

/** Callbacks of the socket's owner to the line. */
export interface SocketHandlers {
  /** The line may retain the array. Text comes as UTF-8 bytes. */
  onMessage(data: Uint8Array, isBinary: boolean): void;
  /** Called once, when the socket is closed. `code`: of the closing frame; missing or 1006 without one. */
  onClose(code?: number): void;
}
