const detail = /^(\/v8\/(?:events|game-results))\/[^/]+\/?$/

/**
 * A page of one event or result that was loaded anew begins with its list, at the place that the address names [ROUTE-09].
 * Done before the router reads the address.
 */
export function leaveDetail({ location, history }: Pick<Window, 'location' | 'history'>): void {
  const list = detail.exec(location.pathname)?.[1]
  if (list !== undefined) history.replaceState(history.state, '', `${list}${location.search}`)
}
