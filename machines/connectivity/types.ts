/** What the other machines hear about the page and its network. */
export type ConnectivityEvent =
  | { readonly type: 'connection.lost' }
  /** The network is back, or the servers are: what waits may try again at once. */
  | { readonly type: 'connection.cameBack' }
  /** Another tab or window is looked at. */
  | { readonly type: 'page.hidden' }
  /** The page is left or goes into the back/forward cache. */
  | { readonly type: 'page.left' }
  /** Back out of that cache, or visible again after being hidden. */
  | { readonly type: 'page.returned' }
  /** Time has jumped (sleep, frozen tab): a socket may look open and be dead. */
  | { readonly type: 'page.woke' }

/** What `watchPage` sees. */
export type PageEvent =
  | { readonly type: 'network.lost' }
  | { readonly type: 'network.cameBack' }
  | { readonly type: 'page.hidden' }
  /** @param hasSlept its timers stood still for longer than a hidden page's do */
  | { readonly type: 'page.shown'; readonly hasSlept: boolean }
  /** pagehide */
  | { readonly type: 'page.unloaded' }
  /** pageshow */
  | { readonly type: 'page.restored' }
  | { readonly type: 'time.jumped' }

export type ConnectivityMachineEvent =
  | PageEvent
  /** They are there again, as far as is known from elsewhere. */
  | { readonly type: 'servers.cameBack' }
