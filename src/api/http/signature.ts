/** What a browser computes signatures with; it has none on a page that came over plain HTTP. */
export type Subtle = Pick<SubtleCrypto, 'importKey' | 'sign' | 'digest'>

/** Milliseconds for which a code stands. */
const period = 10_000
const base32 = 'abcdefghijklmnopqrstuvwxyz234567'

/** @param secret base32 without padding, by RFC 4648 */
function bytesOf(secret: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array((secret.length * 5) >> 3)
  let bits = 0
  const letters = secret.toLowerCase()
  for (let at = 0; at < letters.length; at += 1) {
    bits = (bits << 5) | base32.indexOf(letters.charAt(at))
    const left = (at * 5 + 5) % 8
    if (left < 5) bytes[((at * 5 + 5) >> 3) - 1] = bits >> left
    bits &= 255
  }
  return bytes
}

/**
 * The one-time code of a moment, by RFC 6238 with HMAC-SHA-1 and six digits [LAUNCH-09].
 * @param secret base32 without padding
 * @param time UTC milliseconds by the server's clock
 */
export async function oneTimeCode(subtle: Subtle, secret: string, time: number): Promise<string> {
  const step = new DataView(new ArrayBuffer(8))
  step.setBigUint64(0, BigInt(Math.floor(time / period)))
  const algorithm = { name: 'hmac', hash: 'sha-1' }
  const key = await subtle.importKey('raw', bytesOf(secret), algorithm, false, ['sign'])
  const mac = new DataView(await subtle.sign('hmac', key, step))
  // RFC 4226: the last four bits say where the 31 bits of the code begin.
  const code = mac.getUint32(mac.getUint8(mac.byteLength - 1) & 15) & 0x7f_ff_ff_ff
  return String(code % 1_000_000).padStart(6, '0')
}

/** What a call of that moment is signed with: the code, hashed, in hexadecimal digits. */
export async function signatureOf(subtle: Subtle, secret: string, time: number): Promise<string> {
  const code = new TextEncoder().encode(await oneTimeCode(subtle, secret, time))
  const hashed = new Uint8Array(await subtle.digest('sha-256', code))
  return [...hashed].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
