const detail = /^(\/v8\/(?:events|game-results))\/[^/]+\/?$/

/** What of an address is about its one event: what was looked at there. */
const ofDetail = ['view', 'oddsOf', 'part']

/**
 * A reloaded page of one event or result begins with its list, at the place that the address names [ROUTE-09]. Runs
 * before the router reads the address.
 */
export function leaveDetail({ location, history }: Pick<Window, 'location' | 'history'>): void {
  const list = detail.exec(location.pathname)?.[1]
  if (list === undefined) return
  const place = new URLSearchParams(location.search)
  for (const name of ofDetail) place.delete(name)
  history.replaceState(history.state, '', `${list}${place.size > 0 ? `?${String(place)}` : ''}`)
}
