import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** By what names a server may be spoken to. */
export interface KnownNames {
  /** Its origins, as browsers write them. */
  origins: readonly string[]
  /** Where it listens; anywhere but on this machine alone, others know it by its number. */
  listening: string
}

// No other site can make its name mean these.
const localNames = ['localhost', '127.0.0.1', '[::1]']

/**
 * Whether a request speaks to the server by a name of its own. Another site's name that was made to resolve to this
 * machine does not count, for its pages would be of the same origin as ours.
 */
export function isToKnownHost(request: IncomingMessage, names: KnownNames): boolean {
  const { url: target = '', headersDistinct } = request
  // An absolute target says for itself whom it means, whatever the Host header says.
  const absolute = target.startsWith('/') ? undefined : /^https?:\/\/([^/?#]*)/.exec(target)?.[1]
  // Of several Host headers each reader believes another one.
  const { host: hosts = [] } = headersDistinct
  return (
    hosts.length === 1 &&
    [...hosts, ...(target.startsWith('/') ? [] : [absolute])].every((host) => isKnown(host, names))
  )
}

/**
 * Whether a request comes from a page of ours, or from no page at all. Browsers say which page with `Origin`, and where
 * they leave that out, with `Sec-Fetch-Site`. A link that leads here is followed all the same.
 */
export function isFromKnownPage(request: IncomingMessage, names: KnownNames): boolean {
  const { origin, host = '' } = request.headers
  const site = request.headers['sec-fetch-site']
  const isLink = request.method === 'GET' && request.headers['sec-fetch-mode'] === 'navigate'
  if (origin !== undefined) {
    // A page that came over another scheme is of another origin, whatever its host is called.
    const scheme = 'encrypted' in request.socket ? 'https' : 'http'
    return names.origins.includes(origin) || origin === `${scheme}://${host}`
  }
  return site === undefined || site === 'same-origin' || site === 'none' || isLink
}

function isKnown(written: string | undefined, { origins, listening }: KnownNames): boolean {
  if (written === undefined || !/^[\w.:[\]-]+$/.test(written) || !URL.canParse(`http://${written}`))
    return false
  const { host, hostname } = new URL(`http://${written}`)
  if (localNames.includes(hostname) || origins.some((origin) => new URL(origin).host === host)) return true
  const isShared = !localNames.includes(listening)
  return isShared && isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
}
