import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import { createCrowd, type CrowdConfig, type CrowdFigures } from './crowd.ts'
import type { MemberTold } from './told.ts'

/** What a process of the crew is told to do. */
export type Order =
  | { readonly kind: 'begin'; readonly config: CrowdConfig; readonly seed: number }
  | { readonly kind: 'launch'; readonly number: number; readonly link: string }
  | { readonly kind: 'pace'; readonly rate: number }
  | { readonly kind: 'figures' }
  | { readonly kind: 'markets' }
  | { readonly kind: 'told'; readonly milliseconds: number; readonly only: readonly number[] | null }

/** What it answers to each. */
export interface Answers {
  readonly begin: null
  /** Null where the client runs, or why not. */
  readonly launch: string | null
  readonly pace: null
  readonly figures: CrowdFigures
  readonly markets: readonly string[]
  readonly told: readonly MemberTold[]
}

/** A part of the crowd, wherever it is. */
export interface Hand {
  launch(number: number, link: string): Promise<string | null>
  /** Presses a second. */
  pace(rate: number): Promise<void>
  figures(): Promise<CrowdFigures>
  /** Markets on the list that could be paused for bookings. */
  markets(): Promise<readonly string[]>
  /** Waits for what has no answer, so many milliseconds at most, and gives all that was told; of these members, or of all (null). */
  told(milliseconds: number, only: readonly number[] | null): Promise<readonly MemberTold[]>
  close(): Promise<void>
}

/** A part of the crowd in this process. */
export function localHand(config: CrowdConfig, seed: number): Hand {
  const crowd = createCrowd(config, seed)
  return {
    launch: crowd.launch,
    pace: async (rate) => crowd.pace(rate),
    figures: async () => crowd.figures(),
    markets: async () => crowd.markets(),
    told: crowd.told,
    close: async () => crowd.close(),
  }
}

const worker = fileURLToPath(new URL('worker.ts', import.meta.url))

/** A part of the crowd in a process of its own. */
export async function processHand(config: CrowdConfig, seed: number): Promise<Hand> {
  const child = fork(worker, { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const ask = askerOf(child)
  await ask({ kind: 'begin', config, seed })
  return {
    launch: (number, link) => ask({ kind: 'launch', number, link }),
    pace: async (rate) => void (await ask({ kind: 'pace', rate })),
    figures: () => ask({ kind: 'figures' }),
    markets: () => ask({ kind: 'markets' }),
    told: (milliseconds, only) => ask({ kind: 'told', milliseconds, only }),
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Asks a process; each order has its answer under its number. */
function askerOf(child: ChildProcess) {
  const waiting = new Map<number, { resolve: (answer: never) => void; reject: (error: Error) => void }>()
  let numbers = 0
  child.on('message', ({ id, answer, error }: Reply) => {
    const asked = waiting.get(id)
    waiting.delete(id)
    if (error === null) asked?.resolve(answer as never)
    else asked?.reject(new Error(error))
  })
  child.on('exit', (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`A process of the crew ended with ${code}.`))
    waiting.clear()
  })
  return <O extends Order>(order: O): Promise<Answers[O['kind']]> =>
    new Promise((resolve, reject) => {
      numbers += 1
      waiting.set(numbers, { resolve, reject })
      child.send({ id: numbers, order })
    })
}

/** An order on its way, and what comes back. */
export interface Sent {
  readonly id: number
  readonly order: Order
}
export interface Reply {
  readonly id: number
  readonly answer: Answers[Order['kind']]
  /** Why it could not be done; else null. */
  readonly error: string | null
}
