import { describe, expect, it } from 'vitest'

import type { BetKind } from '#domain/bets/bet.ts'
import { errors } from '#domain/session/errorCatalogue.ts'
import { slipViewOf } from '#src/features/betSlip/view/slipView.ts'
import { decodeSlip } from '#src/storage/records/slipRecord.ts'
import { buildQuote, buildRefusal, yuan } from '#src/testing/builders.ts'
import { journalEntry, key, nextKey, placedTicket } from '#tests/model/samples.ts'

import { elsewhere, kindCases, type KindCase } from '../testing/kindCases.ts'
import { start } from '../testing/ready.ts'
import { emptySlip, outputs, range } from '../testing/samples.ts'
import type { LegQuote, StoredSlip } from '../types.ts'

type Slip = ReturnType<typeof start>

function quote(slip: Slip, { legs }: KindCase, changes: Readonly<Record<number, Partial<LegQuote>>> = {}) {
  slip.send({
    type: 'quotes.arrived',
    quotes: legs.map((leg, at) => ({ ...buildQuote(leg), isStale: false, ...changes[at] })),
  })
}

function begin(bet: KindCase): Slip {
  const slip = start()
  for (const event of bet.begun) slip.send(event)
  return slip
}

/** The legs of a case, its ranges known and 10 on each of its stakes. */
function staked(bet: KindCase): Slip {
  const slip = begin(bet)
  const ranges = Object.fromEntries(bet.slots.map((slot) => [slot, range]))
  slip.finish('askRange', { kind: 'known', ranges, price: bet.price })
  for (const slot of bet.slots) slip.send({ type: 'stake.typed', text: '10', slot })
  return slip
}

/** The same with the current terms: ready to place. */
function ready(bet: KindCase): Slip {
  const slip = staked(bet)
  quote(slip, bet)
  return slip
}

/** What the case confirms: each leg as it was read, and its stakes. */
function confirmed(kind: BetKind, { legs, operation, sizes, price }: KindCase) {
  const [first, ...others] = sizes.map((size) => ({ size, perLine: yuan(10) }))
  if (first === undefined) throw new RangeError('A bet has a stake')
  return { operation, kind, legs, price, stakes: [first, ...others] as const }
}

const unready: readonly (readonly [string, Partial<LegQuote>])[] = [
  ['may be stale', { isStale: true }],
  ['is suspended', { status: 'paused' }],
  ['has closed', { status: 'closed' }],
  ['has another handicap', { handicap: '-0.5' }],
  ['has a worse price', { price: { euro: '1.50' } }],
]

describe.each(Object.entries(kindCases) as [BetKind, KindCase][])('a bet of the kind %s', (kind, bet) => {
  it('is asked about once its legs make a bet, and no more with one less [SLIP-05] [SLIP-10]', () => {
    const slip = begin(bet)
    expect(slip.context()).toMatchObject({ kind, legs: bet.legs })
    expect(slip.given('askRange')).toEqual({ kind, legs: bet.legs })
    const [{ marketId, side } = elsewhere] = bet.legs
    slip.send({ type: 'selection.removed', marketId, side })
    expect(slip.value().range).toBe('idle')
    for (const slot of bet.slots) slip.send({ type: 'stake.typed', text: '10', slot })
    expect(slip.canSubmit()).toBe(false)
  })

  it('confirms every leg at the terms that were read, at what it was said to cost [SLIP-18] [SLIP-11]', () => {
    const slip = ready(bet)
    expect(slipViewOf(slip.actor.getSnapshot()).cost).toEqual(yuan(bet.cost))
    slip.submit()
    expect(slip.given('batch')).toMatchObject({
      kind: 'confirm',
      confirmation: { key, bets: [confirmed(kind, bet)] },
    })
  })

  it.each(unready)(
    'sends nothing while one of its legs %s, whichever it is [LIVE-05] [SLIP-15]',
    (_, change) => {
      for (const at of bet.legs.keys()) {
        const slip = staked(bet)
        quote(slip, bet, { [at]: change })
        slip.submit()
        expect(slip.isRunning('batch')).toBe(false)
      }
    },
  )

  it('sends nothing before the terms of every leg are known [SLIP-21]', () => {
    const slip = staked(bet)
    for (const leg of bet.legs.slice(1))
      slip.send({ type: 'quotes.arrived', quotes: [{ ...buildQuote(leg), isStale: false }] })
    slip.submit()
    expect(slip.isRunning('batch')).toBe(false)
  })

  it('goes by the rule of its tab where odds are pressed [SLIP-02]', () => {
    const again = ready(bet)
    const [leg = elsewhere] = bet.legs
    again.send({ type: 'selection.toggled', leg, at: 2 })
    expect(again.context()).toMatchObject(bet.again)
    const other = ready(bet)
    other.send({ type: 'selection.toggled', leg: elsewhere, at: 2 })
    expect(other.context()).toMatchObject(bet.afterOther)
  })

  it('is there after a reload with its stakes, and waits for the terms of now [SLIP-21]', () => {
    const slip = start({}, { ...emptySlip, slip: asRead(ready(bet).stored()) })
    expect(slip.context()).toMatchObject({ kind, legs: bet.legs })
    for (const slot of bet.slots) expect(slip.context().stakeTexts[slot]).toBe('10')
    slip.submit()
    expect(slip.isRunning('batch')).toBe(false)
  })

  it('leaves the slip when it is placed, and comes back whole when it is wanted again [SLIP-17]', () => {
    const slip = ready(bet)
    slip.submit()
    const entry = { ...journalEntry, ...confirmed(kind, bet), key }
    slip.answer({ ...outputs.placed, outcome: { kind: 'placed', ticket: placedTicket }, entry })
    expect(slip.context()).toMatchObject({ kind, legs: [], stakeTexts: {}, key: nextKey })
    slip.send({ type: 'selections.kept' })
    expect(slip.context()).toMatchObject({ kind, legs: bet.legs })
    for (const slot of bet.slots) expect(slip.context().stakeTexts[slot]).toBe('10.00')
  })

  it('stays as it was when it is refused, under the key of another confirmation [SLIP-18]', () => {
    const slip = ready(bet)
    slip.submit()
    const refusal = buildRefusal(errors.insufficientBalance.code)
    slip.answer({
      ...outputs.refused,
      outcome: { kind: 'refused', refusal },
      entry: { ...journalEntry, ...confirmed(kind, bet), key },
    })
    expect(slip.context()).toMatchObject({ kind, legs: bet.legs, key: nextKey })
    expect(slip.refusal()).toEqual(refusal)
    for (const slot of bet.slots) expect(slip.context().stakeTexts[slot]).toBe('10')
  })
})

/** What was told to be kept, written and read back. */
function asRead(told: unknown): StoredSlip | null {
  const { slip } = JSON.parse(JSON.stringify(told)) as { slip: unknown }
  return decodeSlip(slip)
}
