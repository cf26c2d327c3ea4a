import type { SlipActor } from './slipActor.ts'

/** How long a notice stands, as every toast [SRV-10]. Milliseconds. */
const noticeDuration = 5_000

/** The code of the last odds that were pressed in vain [SLIP-04], for as long as that is worth saying. */
export interface RefusedSelections {
  readonly current: () => number | null
  readonly subscribe: (listener: () => void) => () => void
}

const perActor = new WeakMap<SlipActor, RefusedSelections>()

export function refusedSelectionsOf(actor: SlipActor): RefusedSelections {
  const known = perActor.get(actor)
  if (known !== undefined) return known
  const refused = watchRefused(actor)
  perActor.set(actor, refused)
  return refused
}

function watchRefused(actor: SlipActor): RefusedSelections {
  let code: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const change = (next: number | null): void => {
    code = next
    for (const listener of listeners) listener()
  }
  actor.on('selection.refused', (refused) => {
    clearTimeout(timer)
    timer = setTimeout(() => change(null), noticeDuration)
    change(refused.code)
  })
  return {
    current: () => code,
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
