import type { SlipActor } from './slipActor.ts'

/** What is made once for each slip, when somebody first asks, and goes with it. */
export function perSlip<Made>(make: (actor: SlipActor) => Made): (actor: SlipActor) => Made {
  const made = new WeakMap<SlipActor, Made>()
  return (actor) => {
    const known = made.get(actor)
    if (known !== undefined) return known
    const fresh = make(actor)
    made.set(actor, fresh)
    return fresh
  }
}
