import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { defaultLuckyFilters } from '#domain/luckyCombo.ts'

import { drive } from './drive.ts'
import { ask, filters, legs, luckyCombo as machine, nothing, offline, timedOut } from './models/luckyCombo.ts'

const start = () => drive(({ parent }) => createActor(machine, { parent }))
const shown = ({ actor }: ReturnType<typeof start>) => actor.getSnapshot()

describe('a combination to a member’s wishes', () => {
  it('is not asked for before they ask, and begins with the wishes that everybody has [SLIP-14]', () => {
    const lucky = start()
    expect(shown(lucky)).toMatchObject({
      value: 'filtering',
      context: { filters: defaultLuckyFilters, oddsType: 'euro', legs: [], failure: null },
    })
    expect(lucky.isRunning('generate')).toBe(false)
    lucky.actor.send(ask)
    expect(lucky.given('generate')).toEqual({ filters: defaultLuckyFilters, oddsType: 'malay' })
  })

  it.each([
    ['no answer came', timedOut],
    ['there is none', nothing],
    ['it was cut off', offline],
  ])('is not shown any more where another was wished for and %s [SLIP-14]', (_, error) => {
    const lucky = start()
    lucky.actor.send(ask)
    lucky.finish('generate', legs)
    lucky.actor.send(ask)
    lucky.fail('generate', error)
    expect(shown(lucky).context.legs).toEqual([])
  })

  it.each([
    ['it is asked for once more', ask],
    ['other wishes are made', { type: 'filters.changed', filters } as const],
  ])('that failed is not said to have failed once %s [SLIP-14]', (_, event) => {
    const lucky = start()
    lucky.actor.send(ask)
    lucky.fail('generate', offline)
    expect(shown(lucky).context.failure).toEqual(offline.failure)
    lucky.actor.send(event)
    expect(shown(lucky).context.failure).toBeNull()
  })
})
