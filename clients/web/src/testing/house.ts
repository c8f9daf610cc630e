/** A house for tests: real collaborators, with the network replaced by answers that the test gives. */
import type { Component } from 'svelte';
import { render } from '@testing-library/svelte';
import type { House } from '../house/house';
import { Route } from '../house/route.svelte';
import { Preferences } from '../preferences.svelte';
import { Api } from '../session/api';
import { Keys } from '../session/keys';
import InHouse from './InHouse.svelte';

export interface Asked {
  method: string;
  path: string;
  secret: string | null;
  body: Record<string, unknown>;
}

/** Answers one request: a value, or a refusal with its status. Throwing means that the network is down. */
export type Server = (asked: Asked) => { status: number; said: unknown };

export interface TestHouse extends House {
  asked: Asked[];
}

export function houseWith(server: Server): TestHouse {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  const asked: Asked[] = [];
  const fetched: typeof fetch = async (path, request) => {
    const headers = new Headers(request?.headers);
    const one: Asked = {
      method: request?.method ?? 'GET',
      path: String(path),
      secret: headers.get('authorization'),
      body: JSON.parse(String(request?.body ?? '{}')) as Record<string, unknown>,
    };
    asked.push(one);
    const { status, said } = server(one);
    return new Response(JSON.stringify(said), { status });
  };
  return {
    api: new Api(fetched),
    keys: new Keys(localStorage),
    preferences: new Preferences(localStorage),
    route: new Route(),
    tab: sessionStorage,
    asked,
  };
}

export function show<Given extends Record<string, unknown>>(
  house: House,
  component: Component<Given>,
  given: Given,
): void {
  // The harness takes any component; its generic parameter cannot be named from outside.
  render(InHouse as unknown as Component<Record<string, unknown>>, { house, component, given });
}
