/** Where the client finds its servers. */
export interface Config {
  /** Where the contract's paths begin. */
  readonly apiBase: string
  /** Where the channels' paths begin. */
  readonly socketOrigin: string
}

/** Everything on the origin that serves the client. */
export function sameOrigin({ origin }: { readonly origin: string }): Config {
  return { apiBase: `${origin}/api`, socketOrigin: origin.replace(/^http/, 'ws') }
}
