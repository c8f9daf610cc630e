/** The hub's HTTP requests (PROTOCOL section 2). Each rejects with `ApiError` and nothing else. */
import type { Links, Options, Pace, Seat, TableState } from './types';

/** A refusal by the hub, or `net/offline` when it could not be reached at all. */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

export type OptionForm =
  | { name: string; kind: 'whole'; default: number; low: number; high: number }
  | { name: string; kind: 'choice'; default: string; choices: string[] }
  | { name: string; kind: 'switch'; default: boolean };

/** A ruleset that the hub deals. */
export interface GameForm {
  game: string;
  rules: number;
  options: OptionForm[];
}

export interface NewTable {
  id: string;
  game: string;
  options: Options;
  name: string;
  key: string;
  bytes: string;
  pace: Pace;
  clock: number | null;
}

export interface MadeTable {
  table: string;
  seat: Seat;
  links: Links;
  watch: string | null;
}

export interface Opened {
  opens: { kind: 'seat' | 'device' | 'key' | 'watch'; seat: Seat | null; taken: boolean };
  table: TableState;
}

export interface Sitting {
  name: string;
  key: string;
  bytes: string;
}

export class Api {
  constructor(private readonly fetch: typeof globalThis.fetch) {}

  games(): Promise<GameForm[]> {
    return this.#ask('GET', '/api/games');
  }

  make(table: NewTable): Promise<MadeTable> {
    return this.#ask('POST', '/api/tables', null, table);
  }

  /** What a link token, watch token or seat key opens. */
  look(table: string, secret: string): Promise<Opened> {
    return this.#ask('GET', `/api/tables/${encodeURIComponent(table)}`, secret);
  }

  sit(table: string, token: string, sitting: Sitting): Promise<{ seat: Seat }> {
    return this.#ask('POST', `/api/tables/${encodeURIComponent(table)}/sit`, token, sitting);
  }

  async #ask<T>(method: string, path: string, secret: string | null = null, body?: unknown): Promise<T> {
    const headers = new Headers({ accept: 'application/json' });
    if (secret !== null) headers.set('authorization', `Bearer ${secret}`);
    if (body !== undefined) headers.set('content-type', 'application/json');
    const request: RequestInit = { method, headers, cache: 'no-store', credentials: 'omit' };
    if (body !== undefined) request.body = JSON.stringify(body);
    let answer: Response;
    try {
      answer = await this.fetch.call(globalThis, path, request);
    } catch {
      throw new ApiError('net/offline', 'The server could not be reached.', 0);
    }
    const said: unknown = await answer.json().catch(() => null);
    if (answer.ok && said !== null) return said as T;
    throw refusal(said, answer.status);
  }
}

function refusal(said: unknown, status: number): ApiError {
  if (typeof said === 'object' && said !== null && 'code' in said && typeof said.code === 'string') {
    const message = 'message' in said && typeof said.message === 'string' ? said.message : '';
    return new ApiError(said.code, message, status);
  }
  return new ApiError('net/answer', 'The server gave an answer that could not be read.', status);
}
