import { hmacSha1, sha256 } from './hashes.ts'

/** Milliseconds for which a code stands. */
const period = 10_000
// oxlint-disable-next-line lingui/no-unlocalized-strings -- its letters
const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What base32 without padding says; bits that fill no byte are left over. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const bits = Array.from(text, (letter) => base32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
}

/**
 * The one-time code of a moment, by RFC 6238 with HMAC-SHA-1 [LAUNCH-09].
 * @param secret base32 without padding
 * @param time UTC milliseconds by the server's clock
 */
export async function oneTimeCode(secret: string, time: number): Promise<string> {
  const step = new DataView(new ArrayBuffer(8))
  step.setBigUint64(0, BigInt(Math.floor(time / period)))
  const hash = await hmacSha1(bytesOf(secret), new Uint8Array(step.buffer))
  // RFC 4226, 5.3: the last four bits say where in the hash the code's 31 bits are.
  const place = (hash.at(-1) ?? 0) & 15
  const number = new DataView(hash.buffer, hash.byteOffset).getUint32(place) & 0x7fff_ffff
  return String(number % 1_000_000).padStart(6, '0')
}

/** What a call of that moment is signed with: the code, hashed, in hexadecimal digits. */
export async function signatureOf(secret: string, time: number): Promise<string> {
  return await sha256(await oneTimeCode(secret, time))
}
