/* oxlint-disable lingui/no-unlocalized-strings -- names of hashes */
/** Where this page's browser hashes; undefined outside a secure context, as in the frame of a page without TLS. */
function ofBrowser(): SubtleCrypto | undefined {
  // oxlint-disable-next-line no-restricted-globals -- what a text hashes to is the same in every page and in every test
  return crypto.subtle as SubtleCrypto | undefined
}

/** Fetched only where the browser does not hash. */
const ofLibrary = () => import('./hashesOfLibrary.ts')

/** SHA-256 of a text, in hexadecimal digits. */
export async function sha256(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text)
  const subtle = ofBrowser()
  const hashed =
    subtle === undefined ? (await ofLibrary()).sha256(bytes) : await subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(hashed), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** HMAC-SHA-1 of a message: 20 bytes. */
export async function hmacSha1(
  secret: Uint8Array<ArrayBuffer>,
  message: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  const subtle = ofBrowser()
  if (subtle === undefined) return (await ofLibrary()).hmacSha1(secret, message)
  const key = await subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-1' }, false, ['sign'])
  return new Uint8Array(await subtle.sign('HMAC', key, message))
}
