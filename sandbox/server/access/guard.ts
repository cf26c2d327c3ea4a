import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** The names by which a server may be addressed. */
export interface KnownNames {
  /** Its origins, as browsers write them. */
  origins: readonly string[]
  /** The address it listens on; if that is not only this machine, others know it by its IP address. */
  listening: string
}

// No other site can make its name mean these.
const localNames = ['localhost', '127.0.0.1', '[::1]']

/**
 * Whether a request addresses the server by one of its own names. Another site's name that was made to resolve to this
 * machine does not count, because its pages would have the same origin as ours.
 */
export function isToKnownHost(request: IncomingMessage, names: KnownNames): boolean {
  const { url: target = '', headersDistinct } = request
  // An absolute target itself says whom it addresses, whatever the Host header says.
  const absolute = target.startsWith('/') ? undefined : /^https?:\/\/([^/?#]*)/.exec(target)?.[1]
  // If there are several Host headers, each reader believes a different one.
  const { host: hosts = [] } = headersDistinct
  return (
    hosts.length === 1 &&
    [...hosts, ...(target.startsWith('/') ? [] : [absolute])].every((host) => isKnown(host, names))
  )
}

/**
 * Whether a request comes from a page of ours, or from no page at all. Browsers name the page with `Origin`, and if
 * they leave that out, with `Sec-Fetch-Site`. A link that leads here may still be followed.
 */
export function isFromKnownPage(request: IncomingMessage, names: KnownNames): boolean {
  const { origin, host = '' } = request.headers
  const site = request.headers['sec-fetch-site']
  const isLink = request.method === 'GET' && request.headers['sec-fetch-mode'] === 'navigate'
  if (origin !== undefined) {
    // A page that came over another scheme has another origin, whatever its host is called.
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
