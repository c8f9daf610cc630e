/** Random names and secrets, in the two spellings that the protocol asks for. */

/** 128 random bits as 22 characters of base64url: ids, seat keys. */
export function freshSecret(): string {
  const text = btoa(String.fromCharCode(...randomBytes()));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** 16 random bytes as 32 hexadecimal digits: a player's share in the shuffle. */
export function freshBytes(): string {
  return [...randomBytes()].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function randomBytes(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(16));
}
