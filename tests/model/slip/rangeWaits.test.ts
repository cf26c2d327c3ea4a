import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { drive } from '../drive.ts'
import { start } from './ready.ts'
import { memberInput, slipMachine, toggledHome } from './samples.ts'

describe('the range of stakes', () => {
  it('has neither failed nor been asked for before anything is in the slip [SLIP-05]', () => {
    const unread = drive(({ parent }) => createActor(slipMachine, { input: memberInput, parent }))
    expect(unread.actor.getSnapshot().matches({ range: 'idle' })).toBe(true)
    expect(start().value()).toMatchObject({ range: 'idle' })
  })

  it('is asked for again ten seconds after no answer came, and not before [SLIP-05]', () => {
    const slip = start()
    slip.send(toggledHome)
    slip.fail('askRange', new Error('no answer'))
    slip.clock.increment(9_999)
    expect(slip.value()).toMatchObject({ range: 'failed' })
    expect(slip.isRunning('askRange')).toBe(false)
    slip.clock.increment(1)
    expect(slip.value()).toMatchObject({ range: 'asking' })
  })
})
