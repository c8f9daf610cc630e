/** Getting a link to somebody: its address, the clipboard, the device's own share sheet. */

export function linkTo(table: string, token: string): string {
  return `${location.origin}/t/${table}#${token}`;
}

/** Whether this device has a share sheet of its own. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Opens the share sheet. Closing it unused is not a failure. */
export async function share(text: string, url: string): Promise<void> {
  await navigator.share({ text, url }).catch(() => undefined);
}

/** Puts text on the clipboard; false when the browser does not let us. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** Pages without TLS, as on a home network, have no clipboard object; copying a selection still works there. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'for-ears';
  // An open dialog makes everything outside of it inert.
  const place = document.querySelector('dialog[open]') ?? document.body;
  place.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  return copied;
}
