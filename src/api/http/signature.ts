import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { Secret, TOTP } from 'otpauth/slim'

/** Seconds for which a code stands. */
const period = 10

/**
 * The one-time code of a moment, by RFC 6238 with HMAC-SHA-1 [LAUNCH-09].
 * @param secret base32 without padding
 * @param time UTC milliseconds by the server's clock
 */
export function oneTimeCode(secret: string, time: number): string {
  // HMAC-SHA-1 is what it takes where nothing else is said.
  const totp = new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period })
  return totp.generate({ timestamp: time })
}

/** What a call of that moment is signed with: the code, hashed, in hexadecimal digits. */
export function signatureOf(secret: string, time: number): string {
  return bytesToHex(sha256(utf8ToBytes(oneTimeCode(secret, time))))
}
