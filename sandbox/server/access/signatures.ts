import { createHash, createHmac } from 'node:crypto'

/** How long a step takes. */
export const stepMs = 10_000
/** How many steps before and after the current one a signature is accepted: a call may take that long to arrive. */
const oldest = 3
const newest = 1

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

function bytesOf(base32: string): Buffer {
  const bits = Array.from(base32, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** The signature of a step since 1970: what the contract says of it, by Node's own hashes. */
export function signatureAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const at = (digest.at(-1) ?? 0) & 15
  const code = (digest.readUInt32BE(at) & 0x7f_ff_ff_ff) % 1_000_000
  return createHash('sha256').update(String(code).padStart(6, '0')).digest('hex')
}

/** Whether a signature was made with one of the secrets, and lately by the server's clock [LAUNCH-09]. */
export function isGoodSignature(secrets: Iterable<string>, signature: string, now: number): boolean {
  const current = Math.floor(now / stepMs)
  return [...secrets].some((secret) => {
    for (let step = current - oldest; step <= current + newest; step += 1)
      if (signatureAt(secret, step) === signature) return true
    return false
  })
}
