import { useEffect, useMemo, useState } from 'react'

import type * as Engine from '../../simulate/simulation.ts'
import type { Moment, Play } from '../../simulate/simulation.ts'

/** A simulation as the page shows it. */
export interface Simulation {
  /** The models that there are of the machine. */
  readonly models: readonly string[]
  /** Null where the machine has no such model. */
  readonly moment: Moment | null
}

/** The machine's simulation: its code is only fetched for one. Null if nothing is simulated, or until the code has come. */
export function useSimulation(machine: string, play: Play | null): Simulation | null {
  const [engine, setEngine] = useState<typeof Engine | null>(null)
  const isWanted = play !== null
  useEffect(() => {
    if (isWanted) void import('../../simulate/simulation.ts').then((module) => setEngine(() => module))
  }, [isWanted])
  const said = JSON.stringify(play)
  return useMemo(() => {
    if (engine === null || play === null) return null
    const models = engine.modelsOf(machine)
    return { models, moment: models.includes(play.model) ? engine.simulate(machine, play) : null }
    // oxlint-disable-next-line react/exhaustive-deps -- each address that is read is a new object; `said` is what it says
  }, [engine, machine, said])
}

/** How a simulation of a machine begins. */
export async function beginningOf(machine: string): Promise<Play> {
  const { beginning } = await import('../../simulate/simulation.ts')
  return beginning(machine)
}

const noWay: ReadonlySet<string> = new Set()

/** The transitions of the machine's main way, by name; none until the code has come that takes it. */
export function useMainWay(machine: string): ReadonlySet<string> {
  const [way, setWay] = useState<{ machine: string; transitions: ReadonlySet<string> } | null>(null)
  useEffect(() => {
    let isWanted = true
    void import('../../simulate/mainWays.ts').then(({ mainTransitions }) => {
      if (isWanted) setWay({ machine, transitions: mainTransitions(machine) })
    })
    return () => {
      isWanted = false
    }
  }, [machine])
  return way?.machine === machine ? way.transitions : noWay
}
