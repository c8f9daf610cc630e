import { fireEvent, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Opened } from '../session/api';
import { houseWith, show, type Server, type TestHouse } from '../testing/house';
import { waitingTable } from '../testing/table';
import { speak } from '../words/words.svelte';
import Invitation from './Invitation.svelte';

const onseated = vi.fn<(key: string) => void>();
const onwatch = vi.fn<(key: string) => void>();
const seated: Server = () => ({ status: 200, said: { seat: 3 } });
let house: TestHouse;

function open(opens: Opened['opens'], server: Server = seated, watching = true) {
  house = houseWith(server);
  const opened: Opened = { opens, table: waitingTable({ watching }) };
  show(house, Invitation, { table: 'k3x9q2m7ab', token: 'tok', opened, onseated, onwatch });
}
const sitDown = () => fireEvent.click(screen.getByRole('button', { name: 'Sit down' }));
const say = (name: string) => fireEvent.input(screen.getByLabelText('Your name'), { target: { value: name } });

beforeEach(async () => {
  onseated.mockClear();
  onwatch.mockClear();
  await speak('en');
});

describe('an invitation', () => {
  it('says whose it is and which seat it opens, and claims nothing by being shown', () => {
    open({ kind: 'seat', seat: 3, taken: false });
    expect(screen.getByRole('heading').textContent).toBe('Anna keeps a chair for you');
    expect(screen.getByText(/Your seat is East/)).toBeTruthy();
    expect(house.asked).toEqual([]);
  });

  it('is claimed by sitting down', async () => {
    open({ kind: 'seat', seat: 3, taken: false });
    await say('  Aino ');
    await sitDown();
    await waitFor(() => expect(onseated).toHaveBeenCalledOnce());
    const { path, secret, body } = house.asked[0]!;
    expect(path).toBe('/api/tables/k3x9q2m7ab/sit');
    expect(secret).toBe('Bearer tok');
    expect(body).toMatchObject({ name: 'Aino', key: onseated.mock.calls[0]![0] });
    expect(house.keys.name).toBe('Aino');
  });

  it('a claim whose answer was lost is repeated with the same key', async () => {
    let down = true;
    open({ kind: 'seat', seat: 3, taken: false }, (asked) => {
      if (down) throw new TypeError('offline');
      return seated(asked);
    });
    await say('Aino');
    await sitDown();
    await screen.findByRole('alert');
    down = false;
    await sitDown();
    await waitFor(() => expect(onseated).toHaveBeenCalledOnce());
    expect(house.asked[1]!.body).toEqual(house.asked[0]!.body);
  });

  it('says what is wrong with a name', async () => {
    const said = { code: 'name/look-alike', message: '' };
    open({ kind: 'seat', seat: 3, taken: false }, () => ({ status: 409, said }));
    await say('Αnna');
    await sitDown();
    expect((await screen.findByRole('alert')).textContent).toContain('looks the same');
    expect(onseated).not.toHaveBeenCalled();
  });

  it('to a taken seat offers to watch', async () => {
    open({ kind: 'seat', seat: 1, taken: true });
    expect(screen.getByRole('heading').textContent).toBe('This seat is taken');
    await fireEvent.click(screen.getByRole('button', { name: 'Watch the game' }));
    expect(onwatch).toHaveBeenCalledWith('tok');
  });

  it('to a taken seat where nobody may watch says so', () => {
    open({ kind: 'seat', seat: 1, taken: true }, seated, false);
    expect(screen.queryByRole('button', { name: 'Watch the game' })).toBeNull();
    expect(screen.getByText(/switched off/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open a table of your own' })).toBeTruthy();
  });

  it('from one’s own other device needs no name', async () => {
    open({ kind: 'device', seat: 1, taken: true });
    expect(screen.getByRole('heading').textContent).toBe('Welcome back, Bence');
    await fireEvent.click(screen.getByRole('button', { name: 'Continue here' }));
    await waitFor(() => expect(onseated).toHaveBeenCalledOnce());
    expect(house.asked[0]!.body['name']).toBe('Bence');
  });
});
