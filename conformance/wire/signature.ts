import { createHash, createHmac } from 'node:crypto'

const stepMs = 10_000
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/**
 * The signature of a public call as the contract has it: SHA-256, in hex, of the digits of a one-time code (RFC 6238,
 * HMAC-SHA-1, six digits, steps of ten seconds).
 * @param secret in base32
 * @param now UTC milliseconds, by the server's clock
 */
export function signatureOf(secret: string, now: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now / stepMs)))
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0xf
  const digits = String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
  return createHash('sha256').update(digits).digest('hex')
}

function bytesOf(base32: string): Buffer {
  let bits = ''
  for (const letter of base32) bits += alphabet.indexOf(letter).toString(2).padStart(5, '0')
  return Buffer.from(
    Array.from({ length: Math.floor(bits.length / 8) }, (_, at) =>
      Number.parseInt(bits.slice(at * 8, at * 8 + 8), 2),
    ),
  )
}
