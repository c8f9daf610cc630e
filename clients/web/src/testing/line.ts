/** A WebSocket whose other end is the test. */
import { decode, encode } from '@msgpack/msgpack';
import type { ClientMessage, ServerMessage } from '../session/types';

export class FakeLine extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  /** Every line that was dialled, the oldest first. */
  static dialled: FakeLine[] = [];

  static get last(): FakeLine {
    return this.dialled.at(-1)!;
  }

  readyState = FakeLine.CONNECTING;
  binaryType = 'blob';
  bufferedAmount = 0;
  sent: ClientMessage[] = [];

  constructor(
    readonly url: string,
    readonly protocols: string[],
  ) {
    super();
    FakeLine.dialled.push(this);
  }

  send(frame: Uint8Array): void {
    this.sent.push(decode(frame) as ClientMessage);
  }

  close(): void {
    this.readyState = FakeLine.CLOSED;
  }

  /** The server picks up. */
  open(): void {
    this.readyState = FakeLine.OPEN;
    this.dispatchEvent(new Event('open'));
  }

  say(message: ServerMessage | Record<string, unknown>): void {
    const data = encode(message).slice().buffer;
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  garble(): void {
    this.dispatchEvent(new MessageEvent('message', { data: new Uint8Array([0xc1]).buffer }));
  }

  /** The line breaks. */
  drop(): void {
    this.readyState = FakeLine.CLOSED;
    this.dispatchEvent(new CloseEvent('close', { code: 1006 }));
  }
}
