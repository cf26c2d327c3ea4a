interface Around {
  /** The host name that the client is served under. */
  readonly host: string
  /** The client's own origin. */
  readonly origin: string
  /** Origins of the pages around the client; none where it is not framed. */
  readonly partners: readonly string[]
}

/**
 * The address of a Twitch-type player for a frame: `parent` names the host of the client and of each page around it, since
 * such a player may be framed by no other [STAT-07].
 * @returns null for an address of the client's own, which no frame could be kept apart from
 */
export function frameAddress(address: string, { host, origin, partners }: Around): string | null {
  const url = new URL(address)
  if (url.origin === origin) return null
  const hosts = new Set([host, ...partners.map((partner) => new URL(partner).hostname)])
  url.searchParams.delete('parent')
  for (const parent of hosts) url.searchParams.append('parent', parent)
  return url.href
}
