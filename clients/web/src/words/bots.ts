/** What bots are called: after their side of the table, in the language of whoever looks. */
import type { TableSeat, TableState } from '../session/types';
import { knows, t } from './words.svelte';

/** The name that the server gives to a bot; any other one was given by the host and stays. */
const GIVEN = /^Bot (South|West|North|East)$/;

/** The table with its bots named in the language on show. */
export function withBotsNamed(table: TableState): TableState {
  return { ...table, seats: table.seats.map(named) };
}

function named(sitting: TableSeat, seat: number): TableSeat {
  const id = `bot-${seat}`;
  if (sitting.kind !== 'bot' || !GIVEN.test(sitting.name) || !knows(id)) return sitting;
  return { ...sitting, name: t(id) };
}
