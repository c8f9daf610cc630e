/** The MessagePack codec of the session protocol. */
import { decode, encode } from '@msgpack/msgpack';
import type { ClientMessage, ServerMessage } from './types';

export const SUBPROTOCOL = 'fourthseat.v1+msgpack';

const TAGS: readonly string[] = ['welcome', 'ev', 'skip', 'here', 'done', 'no', 'bye', 'pong', 'saving'] satisfies ServerMessage['t'][];

/** A frame that is not a message of this protocol. */
export class Unreadable extends Error {
  override name = 'Unreadable';
}

export function pack(message: ClientMessage): Uint8Array<ArrayBuffer> {
  return encode(message, { ignoreUndefined: true });
}

/** Reads one frame. Throws `Unreadable`. */
export function unpack(frame: ArrayBuffer): ServerMessage {
  let message: unknown;
  try {
    message = decode(frame);
  } catch (cause) {
    throw new Unreadable('not MessagePack', { cause });
  }
  if (!isMessage(message)) throw new Unreadable('not a message of this protocol');
  return message;
}

function isMessage(value: unknown): value is ServerMessage {
  if (typeof value !== 'object' || value === null) return false;
  const tag: unknown = Reflect.get(value, 't');
  return typeof tag === 'string' && TAGS.includes(tag);
}
