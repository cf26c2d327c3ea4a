/**
 * The states that a machine keeps coming back to, where it does not begin in them: `machine/path`. They are drawn before
 * everything they lead to, as initial states are.
 */
export const homes: ReadonlySet<string> = new Set(['betSlip/placement.editing', 'prebook/offered'])

/** Whether a state of a machine is one that it comes back to. */
export function isHome(machine: string, path: string): boolean {
  return homes.has(`${machine}/${path}`)
}
