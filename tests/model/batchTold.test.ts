import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { drive } from './drive.ts'
import { batch as machine, confirmed, first, idOf, placed, recorded, second } from './models/batch.ts'

const start = () => drive(({ parent }) => createActor(machine, { input: confirmed, parent }))

describe('several bets of one press', () => {
  it('have neither sent nor answered nor refused anything before they are written down [SLIP-18]', () => {
    expect(start().actor.getSnapshot().context).toEqual({
      start: confirmed,
      waiting: [],
      running: [],
      latest: null,
      outputs: [],
      refusal: null,
    })
  })

  it('end with the answer of each, and with no refusal where all were sent [SLIP-17] [SLIP-18]', () => {
    const batch = start()
    batch.finish('recordBatch', recorded)
    for (const entry of [first, second]) batch.finish(idOf(entry), placed(entry))
    expect(batch.actor.getSnapshot().output).toEqual({
      outputs: [placed(first), placed(second)],
      refusal: null,
    })
  })
})
