import { describe, expect, it } from 'vitest'

import { off, on } from '../testing/model.ts'
import { asks, longer, next, shown, told } from '../testing/told.ts'

describe('maintenance that is over', () => {
  it('gives way to the next, where the server that is asked says when that will be [MEMBER-11]', () => {
    const driven = told(on)
    asks(driven)
    driven.finish('askStatus', next)
    driven.clock.increment(1_500)
    expect(shown(driven)).toMatchObject({ value: { announced: 'waiting' }, context: { status: next } })
  })

  it('is over no matter how often that is said: the members still come back [MEMBER-11]', () => {
    const driven = told(on, off, off)
    expect(shown(driven).value).toBe('ending')
    driven.clock.increment(1_500)
    expect(shown(driven).value).toEqual({ available: 'waiting' })
  })

  it.each([
    ['announced', off, next, { announced: 'waiting' }],
    ['called off', next, off, { available: 'waiting' }],
  ] as const)(
    'and the next, which is %s before the members are back, is known to them [MEMBER-11]',
    (_, before, status, state) => {
      const driven = told(on, before, status)
      driven.clock.increment(1_500)
      expect(shown(driven)).toMatchObject({ value: state, context: { status } })
    },
  )

  it('and begins again before the members are back shows them its new times [MEMBER-11]', () => {
    expect(shown(told(on, off, longer))).toMatchObject({
      value: { underMaintenance: 'waiting' },
      context: { status: longer },
    })
  })
})
