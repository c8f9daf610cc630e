/** Which of the table's panels a person left open, so that a reload finds them as they were. */

export type Panel = 'last-trick' | 'last-deal';

const PANEL = 'fourthseat:panel';
const COLUMN = 'fourthseat:column';

export function keptPanel(): Panel | null {
  const kept = sessionStorage.getItem(PANEL);
  return kept === 'last-trick' || kept === 'last-deal' ? kept : null;
}

export function keepPanel(panel: Panel | null): void {
  if (panel === null) sessionStorage.removeItem(PANEL);
  else sessionStorage.setItem(PANEL, panel);
}

/** Whether the side column of a wide screen is open; it is until somebody folds it. */
export function keptColumn(): boolean {
  return localStorage.getItem(COLUMN) !== 'folded';
}

export function keepColumn(open: boolean): void {
  localStorage.setItem(COLUMN, open ? 'open' : 'folded');
}
