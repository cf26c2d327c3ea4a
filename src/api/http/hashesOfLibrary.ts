import { hmac } from '@noble/hashes/hmac.js'
import { sha1 } from '@noble/hashes/legacy.js'

export { sha256 } from '@noble/hashes/sha2.js'

export const hmacSha1 = (secret: Uint8Array, message: Uint8Array): Uint8Array => hmac(sha1, secret, message)
