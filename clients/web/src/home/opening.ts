/** Opening a table: one wish that can be repeated without making two tables. */
import type { Api, MadeTable } from '../session/api';
import { freshBytes, freshSecret } from '../session/secrets';
import type { Options } from '../session/types';

export interface Wanted {
  game: string;
  options: Options;
  name: string;
}

export interface OpenedTable extends MadeTable {
  key: string;
}

export class Opening {
  #wanted = '';
  #secrets = { id: '', key: '', bytes: '' };

  constructor(private readonly api: Api) {}

  /** Makes the table. The same wish made again, because the answer was lost, gives the same table. */
  async make(wanted: Wanted): Promise<OpenedTable> {
    const text = JSON.stringify(wanted);
    if (text !== this.#wanted) {
      this.#wanted = text;
      this.#secrets = { id: freshSecret(), key: freshSecret(), bytes: freshBytes() };
    }
    const made = await this.api.make({ ...wanted, ...this.#secrets, pace: 'calm', clock: null });
    const { key } = this.#secrets;
    this.#wanted = '';
    return { ...made, key };
  }
}
