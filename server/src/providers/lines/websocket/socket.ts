/** What a WebSocket line needs of a socket, wherever the real one lives. */
export interface LineSocket {
  /** Sets who is told, once. What came before is told then. */
  listen(handlers: SocketHandlers): void;
  /** The array is the socket's from now on and must not be changed. */
  send(data: Uint8Array | string): void;
  /** Handed over and not yet on the network. Unit: bytes. */
  readonly bufferedAmount?: number;
  close(code?: number): void;
}

/** What the owner of a socket tells the line about it. */
export interface SocketHandlers {
  /** The array is the line's to keep. Text comes as UTF-8 bytes. */
  onMessage(data: Uint8Array, isBinary: boolean): void;
  /** Once, when the socket is closed. `code`: of the closing frame; missing or 1006 without one. */
  onClose(code?: number): void;
}
