import { type ChildProcess, fork } from 'node:child_process'

import type { CrowdConfig } from './crowd.ts'
import type { Answers, Hand, Order, Reply } from './hand.ts'

/**
 * A part of the crowd in a process of its own.
 * @param script what the process runs: `makeWorker`
 */
export async function processHand(script: string, config: CrowdConfig, seed: number): Promise<Hand> {
  const child = fork(script, { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
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
