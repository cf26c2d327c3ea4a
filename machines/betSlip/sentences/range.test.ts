import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { wholeStake } from '#domain/bets/kinds.ts'
import { errors } from '#domain/session/errorCatalogue.ts'
import { buildQuote } from '#src/testing/builders.ts'
import { drive } from '#tests/model/drive.ts'
import { awayLeg } from '#tests/model/samples.ts'

import { ready, start } from '../testing/ready.ts'
import {
  builderSlip,
  loadedSlip,
  outputs,
  range,
  toggledHome,
  memberInput,
  slipMachine,
} from '../testing/samples.ts'
import type { RangeAnswer } from '../types.ts'

const priced: RangeAnswer = { kind: 'known', ranges: { [wholeStake]: range }, price: '3.50' }

/** What is quoted of both legs of a bet builder, that of the first as told. */
const quotesOf = (change: Parameters<typeof buildQuote>[1]) => ({
  type: 'quotes.arrived' as const,
  quotes: builderSlip.legs.map((leg, at) => ({ ...buildQuote(leg, at === 0 ? change : {}), isStale: false })),
})

/** A bet builder whose price the server has said, ready to place. */
function readyBuilder() {
  const slip = start({}, { ...loadedSlip, slip: builderSlip })
  slip.send(quotesOf({}))
  slip.finish('askRange', priced)
  expect(slip.context()).toMatchObject({ price: '3.50', ranges: { whole: {} } })
  return slip
}

describe('the price that the server makes of a whole', () => {
  it('is requested again when one selection moves, and the former stays until it comes [SLIP-12]', () => {
    const slip = readyBuilder()
    slip.send(quotesOf({}))
    expect(slip.value().range).toBe('known')
    const { length } = slip.received('keepSlip')
    slip.send(quotesOf({ price: { euro: '2.20' } }))
    expect(slip.value().range).toBe('asking')
    expect(slip.context().price).toBe('3.50')
    expect(slip.received('keepSlip')).toHaveLength(length)
  })

  it('is not there for a single: its moves ask for nothing [SLIP-05]', () => {
    const slip = ready()
    slip.quote({ price: { euro: '2.20' } })
    expect(slip.value().range).toBe('known')
  })

  it('is gone with its range where the server takes no bets on it any more [SLIP-12] [SLIP-05]', () => {
    const slip = readyBuilder()
    slip.send(quotesOf({ price: { euro: '2.20' } }))
    slip.finish('askRange', { kind: 'unavailable' })
    expect(slip.context()).toMatchObject({ ranges: null, price: null, unavailableCode: null })
  })

  it.each(['barred', 'refused'] as const)(
    'is gone with its range where the bet was %s [SLIP-12] [SLIP-25]',
    (kind) => {
      const slip = readyBuilder()
      slip.submit()
      slip.answer(outputs[kind])
      expect(slip.context()).toMatchObject({ ranges: null, price: null })
    },
  )
})

const { code } = errors.accountFrozen

describe('why nothing can be staked', () => {
  it('is what the server last said of this very selection [SLIP-25] [SLIP-05]', () => {
    const slip = start()
    slip.send(toggledHome)
    slip.finish('askRange', { kind: 'unavailable', code })
    expect(slip.context().unavailableCode).toBe(code)
    slip.clock.increment(9_999)
    expect(slip.isRunning('askRange')).toBe(false)
    slip.clock.increment(1)
    slip.finish('askRange', { kind: 'unavailable' })
    expect(slip.context().unavailableCode).toBeNull()
    slip.clock.increment(10_000)
    slip.finish('askRange', { kind: 'unavailable', code })
    slip.send({ type: 'selection.toggled', leg: awayLeg, at: 2_000 })
    expect(slip.context().unavailableCode).toBeNull()
  })
})

describe('a press before the range is known', () => {
  const pressed = () => {
    const slip = start({}, loadedSlip)
    slip.quote({})
    slip.submit()
    expect(slip.value().placement).toBe('checking')
    return slip
  }

  it('waits five seconds for it, and is dropped then [SLIP-05]', () => {
    const slip = pressed()
    slip.clock.increment(4_999)
    expect(slip.value().placement).toBe('checking')
    slip.clock.increment(1)
    expect(slip.value().placement).toBe('editing')
  })

  it('is dropped at once where no range comes [SLIP-05]', () => {
    const slip = pressed()
    slip.fail('askRange', new Error('no answer'))
    expect(slip.value().placement).toBe('editing')
  })

  it('does not wait with a stake that is no amount [SLIP-06]', () => {
    const slip = start({}, loadedSlip)
    slip.quote({})
    slip.send({ type: 'stake.typed', text: 'abc' })
    slip.submit()
    expect(slip.value().placement).toBe('editing')
  })
})

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

  it('is asked for again where the member wants it: they go on with what they make up, which is as it was kept [SLIP-05] [SLIP-21]', () => {
    const slip = start({}, loadedSlip)
    const { length } = slip.received('keepSlip')
    slip.fail('askRange', new Error('no answer'))
    slip.send({ type: 'range.requested' })
    expect(slip.value()).toMatchObject({ range: 'asking', placement: 'editing' })
    expect(slip.received('keepSlip')).toHaveLength(length)
  })
})
