/** What the page shows: a machine, and a state of it if one is chosen. */
export interface Address {
  readonly machine: string
  /** Empty for the machine's root, null if none is chosen. */
  readonly state: string | null
}

/** The address as the page's hash: `#/betSlip/placement.checking`. */
export function hashOf({ machine, state }: Address): string {
  return state === null ? `#/${machine}` : `#/${machine}/${state}`
}

/** Reads such a hash. Null if it names no machine. */
export function readHash(hash: string): Address | null {
  const [, machine, state] = /^#\/([^/]+)(?:\/(.*))?$/.exec(hash) ?? []
  return machine === undefined ? null : { machine, state: state ?? null }
}
