/**
 * 32 hex digits nobody else has: the X-UNIQUE of a confirmation.
 * @param fillRandom fills what it is given with bytes that nobody can foresee, and gives it back
 */
export function createKey(fillRandom: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array): string {
  return Array.from(fillRandom(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
