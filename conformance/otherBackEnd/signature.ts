import { createHash, createHmac } from 'node:crypto'

export const operator = {
  name: 'other',
  publicToken: 'pub-other',
  signatureSecret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
}

const stepMs = 10_000
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Whether a signature is of this step, one of the three before it, or the next. */
export function isSignatureValid(signature: string, now = Date.now()): boolean {
  const step = Math.floor(now / stepMs)
  return [-3, -2, -1, 0, 1].some((away) => signatureOf(step + away) === signature)
}

function signatureOf(step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', base32(operator.signatureSecret)).update(counter).digest()
  const at = (mac.at(-1) ?? 0) & 15
  const code = String((mac.readUInt32BE(at) & 0x7fff_ffff) % 1_000_000).padStart(6, '0')
  return createHash('sha256').update(code).digest('hex')
}

function base32(text: string): Buffer {
  const bits = Array.from(text, (letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
