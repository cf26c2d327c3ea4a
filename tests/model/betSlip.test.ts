import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { errors } from '#domain/errorCatalogue.ts'
import { stakeErrorOf } from '#machines/betSlip/stake.ts'
import { pendingChanges } from '#machines/betSlip/tickets.ts'
import type { BetSlipInput, Quote } from '#machines/betSlip/types.ts'

import {
  emptySlip,
  heldSlip,
  loadedSlip,
  loadedWithEntry,
  memberInput,
  outputs,
  range,
  slipMachine,
  toggledHome,
} from './betSlip.model.ts'
import { drive } from './drive.ts'
import {
  aQuote,
  awayTicket,
  homeTicket,
  journalEntry,
  key,
  nextKey,
  placedTicket,
  refusalOf,
  yuan,
} from './samples.ts'

/** A slip that has read what was kept. */
function start(input: Partial<BetSlipInput> = {}, loaded = emptySlip) {
  const slip = drive(({ parent }) =>
    createActor(slipMachine, { input: { ...memberInput, ...input }, parent }),
  )
  slip.finish('loadSlip', loaded)
  const quote = (change: Partial<Quote>, isStale = false) =>
    slip.actor.send({ type: 'quote.arrived', quote: aQuote(change), isStale })
  return {
    ...slip,
    quote,
    send: slip.actor.send.bind(slip.actor),
    context: () => slip.actor.getSnapshot().context,
    value: () => slip.actor.getSnapshot().value,
    stored: () => slip.received('keepSlip').at(-1),
  }
}

/** A slip with the home side at 2.10 and 100 staked: everything known, ready to place. */
function ready(input: Partial<BetSlipInput> = {}) {
  const slip = start(input, loadedSlip)
  slip.finish('askRange', { kind: 'known', range })
  slip.quote({})
  return slip
}

describe('what is in the slip', () => {
  it('adds, replaces and removes the selection whose odds are pressed, and notes when [SLIP-02]', () => {
    const slip = start()
    slip.send({ ...toggledHome, at: 5 })
    expect(slip.context()).toMatchObject({ tickets: [{ side: 'home' }], lastOddsSelectionAt: 5 })
    slip.send({ type: 'selection.toggled', ticket: awayTicket, at: 7 })
    expect(slip.context()).toMatchObject({ tickets: [{ side: 'away' }], lastOddsSelectionAt: 7 })
    slip.send({ type: 'selection.toggled', ticket: awayTicket, at: 9 })
    expect(slip.context()).toMatchObject({ tickets: [], lastOddsSelectionAt: 7 })
  })

  it('forgets that it followed somebody’s bet when the last selection leaves [SLIP-03]', () => {
    const slip = start({}, { ...loadedSlip, slip: { ...heldSlip, isFollowBet: true } })
    expect(slip.context().isFollowBet).toBe(true)
    slip.send({ type: 'selection.removed', marketId: 'm1', side: 'home' })
    expect(slip.context()).toMatchObject({ tickets: [], isFollowBet: false })
  })

  it.each(['paused', 'closed', 'resulting', 'settlement', 'settled'] as const)(
    'does not take a selection that is %s, and says so [SLIP-04]',
    (status) => {
      const slip = start()
      const said: number[] = []
      slip.actor.on('selection.refused', ({ code }) => said.push(code))
      slip.send({ type: 'selection.toggled', ticket: { ...homeTicket, status }, at: 1 })
      expect(slip.context().tickets).toEqual([])
      expect(said).toEqual([errors.cannotAddEndedOrPaused.code])
    },
  )

  it('lets go of a selection though it is no longer open [SLIP-02, SLIP-04]', () => {
    const slip = ready()
    slip.send({ type: 'selection.toggled', ticket: { ...homeTicket, status: 'paused' }, at: 1 })
    expect(slip.context().tickets).toEqual([])
  })

  it('keeps each change for a reload [SLIP-21]', () => {
    const slip = start()
    slip.send(toggledHome)
    expect(slip.stored()).toMatchObject({
      type: 'slip.changed',
      slip: { version: 1, key, tickets: [homeTicket], stakeText: '' },
    })
    slip.send({ type: 'stake.typed', text: '50' })
    expect(slip.stored()).toMatchObject({ slip: { stakeText: '50' } })
  })

  it('is there after a reload, and its terms count only once they have been asked for again [SLIP-21]', () => {
    const slip = start({}, loadedSlip)
    expect(slip.context()).toMatchObject({ key, tickets: [homeTicket], stakeText: '100' })
    expect(slip.given('watchSelection')).toEqual({ tickets: [homeTicket] })
    expect(slip.given('askRange')).toEqual({ tickets: [homeTicket] })
    slip.finish('askRange', { kind: 'known', range })
    slip.send({ type: 'slip.submitted' })
    expect(slip.isRunning('placement')).toBe(false)
    slip.quote({})
    expect(slip.isRunning('placement')).toBe(true)
  })

  it('follows another tab [SLIP-18, SLIP-21]', () => {
    const slip = start()
    slip.send({ type: 'slip.changedElsewhere', slip: { ...heldSlip, key: nextKey } })
    expect(slip.context()).toMatchObject({ key: nextKey, tickets: [homeTicket], stakeText: '100' })
    expect(slip.given('watchSelection')).toEqual({ tickets: [homeTicket] })
  })

  it('works, without what was kept, where that cannot be read [LAUNCH-08]', () => {
    const slip = drive(({ parent }) => createActor(slipMachine, { input: memberInput, parent }))
    slip.fail('loadSlip', new Error('storage is broken'))
    slip.actor.send(toggledHome)
    expect(slip.actor.getSnapshot().context.tickets).toEqual([homeTicket])
  })
})

describe('how much may be staked', () => {
  it('asks for the range of each selection anew [SLIP-05]', () => {
    const slip = start()
    slip.send(toggledHome)
    slip.finish('askRange', { kind: 'known', range })
    expect(slip.context().range).toEqual(range)
    slip.send({ type: 'selection.toggled', ticket: awayTicket, at: 2 })
    expect(slip.context().range).toBeNull()
    expect(slip.given('askRange')).toEqual({ tickets: [awayTicket] })
  })

  it('says that a market is unavailable, and asks again later [SLIP-05]', () => {
    const slip = start()
    slip.send(toggledHome)
    slip.finish('askRange', { kind: 'unavailable' })
    expect(slip.value().range).toBe('unavailable')
    slip.clock.increment(10_000)
    expect(slip.isRunning('askRange')).toBe(true)
  })

  it('asks again where no answer came: when asked to, when the network is back, or after a while [SLIP-05, SRV-13]', () => {
    for (const again of [{ type: 'range.requested' }, { type: 'connection.cameBack' }, null] as const) {
      const slip = start()
      slip.send(toggledHome)
      slip.fail('askRange', new Error('no answer'))
      expect(slip.value().range).toBe('failed')
      if (again === null) slip.clock.increment(10_000)
      else slip.send(again)
      expect(slip.isRunning('askRange')).toBe(true)
    }
  })

  it('asks for the amount where there is none [SLIP-06]', () => {
    const slip = ready()
    slip.send({ type: 'stake.cleared' })
    expect(slip.value().stake).toBe('empty')
    slip.send({ type: 'slip.submitted' })
    expect(slip.value()).toMatchObject({ stake: 'missing', placement: 'editing' })
    slip.send({ type: 'stake.typed', text: '100' })
    expect(slip.value().stake).toBe('valid')
  })

  it.each([
    ['5', 'belowMinimum'],
    ['5001', 'aboveMaximum'],
    ['abc', 'malformed'],
    ['1.234', 'malformed'],
  ])('refuses %s as %s, and does not place it [SLIP-06]', (text, reason) => {
    const slip = ready()
    slip.send({ type: 'stake.typed', text })
    expect(slip.value().stake).toBe('invalid')
    expect(stakeErrorOf(slip.context())).toBe(reason)
    slip.send({ type: 'slip.submitted' })
    expect(slip.isRunning('placement')).toBe(false)
  })

  it('refuses more than the wallet holds, as soon as the wallet says so [SLIP-06]', () => {
    const slip = ready()
    slip.send({ type: 'balance.changed', balance: yuan(99.99) })
    expect(slip.value().stake).toBe('invalid')
    expect(stakeErrorOf(slip.context())).toBe('aboveBalance')
    slip.send({ type: 'balance.changed', balance: yuan(100) })
    expect(slip.value().stake).toBe('valid')
  })

  it('refuses more than may be paid out [SLIP-06]', () => {
    const slip = ready({ maxPayout: yuan(209.99) })
    expect(stakeErrorOf(slip.context())).toBe('abovePayout')
  })

  it('adds increments, takes the most that is allowed, and clears [SLIP-06]', () => {
    const slip = ready({ balance: yuan(800) })
    slip.send({ type: 'stake.increased', by: yuan(50) })
    expect(slip.context().stakeText).toBe('150.00')
    slip.send({ type: 'stake.maximised' })
    expect(slip.context().stakeText).toBe('800.00')
    slip.send({ type: 'stake.cleared' })
    expect(slip.value().stake).toBe('empty')
    slip.send({ type: 'stake.increased', by: yuan(50) })
    expect(slip.context().stakeText).toBe('50.00')
  })
})

describe('whether the terms still stand', () => {
  const moves = { rise: { price: { euro: '2.20' } }, fall: { price: { euro: '2.00' } } }

  it.each([
    ['any', 'rise', 'agreed'],
    ['any', 'fall', 'agreed'],
    ['better', 'rise', 'agreed'],
    ['better', 'fall', 'changed'],
    ['none', 'rise', 'changed'],
    ['none', 'fall', 'changed'],
  ] as const)('with the policy "%s" a %s of the price is %s [SLIP-15, SLIP-16]', (policy, move, state) => {
    const slip = ready({ policy })
    slip.quote(moves[move])
    expect(slip.value().changes).toEqual({ watching: state })
    expect(slip.context().tickets[0]?.euroOdds).toBe(state === 'agreed' ? moves[move].price.euro : '2.10')
    expect(
      pendingChanges(slip.context().tickets, slip.context().quotes, policy).map(({ kind }) => kind),
    ).toEqual(state === 'agreed' ? [] : ['odds'])
  })

  it.each([
    ['handicap', { handicap: '-0.5' }, 'changed', 'handicap'],
    ['line', { line: '2.5' }, 'changed', 'handicap'],
    ['suspension', { status: 'paused' }, 'locked', 'locked'],
    ['close', { status: 'closed' }, 'locked', 'locked'],
  ] as const)('asks about a %s whatever the policy [SLIP-15, SLIP-16]', (_, change, state, kind) => {
    const slip = ready({ policy: 'any' })
    slip.quote(change)
    expect(slip.value().changes).toEqual({ watching: state })
    expect(pendingChanges(slip.context().tickets, slip.context().quotes, 'any')[0]?.kind).toBe(kind)
  })

  it('asks before placing at other terms, and places at those that were accepted [SLIP-15, SLIP-16]', () => {
    const slip = ready({ policy: 'none' })
    slip.quote({ price: { euro: '2.00' } })
    slip.send({ type: 'slip.submitted' })
    expect(slip.value().placement).toBe('confirmingChanges')
    expect(slip.isRunning('placement')).toBe(false)
    slip.send({ type: 'changes.accepted' })
    expect(slip.given('placement')).toMatchObject({
      kind: 'confirm',
      confirmation: { tickets: [{ euroOdds: '2.00' }], policy: 'none' },
    })
  })

  it('goes back to the slip where the member declines [SLIP-15]', () => {
    const slip = ready({ policy: 'none' })
    slip.quote({ price: { euro: '2.00' } })
    slip.send({ type: 'slip.submitted' })
    slip.send({ type: 'changes.declined' })
    expect(slip.value()).toMatchObject({ placement: 'editing', changes: { watching: 'changed' } })
  })

  it('can be told to take the terms of now without placing [SLIP-15]', () => {
    const slip = ready({ policy: 'none' })
    slip.quote({ price: { euro: '2.00' }, handicap: '0.5' })
    slip.send({ type: 'changes.accepted' })
    expect(slip.value()).toMatchObject({ placement: 'editing', changes: { watching: 'agreed' } })
    expect(slip.context().tickets[0]).toMatchObject({ euroOdds: '2.00', handicap: '0.5', change: 'none' })
  })

  it('asks again where the price moves once more before it is placed [SLIP-15]', () => {
    const slip = ready({ policy: 'none' })
    slip.quote({ price: { euro: '2.00' } })
    slip.send({ type: 'changes.accepted' })
    slip.quote({ price: { euro: '1.95' } })
    slip.send({ type: 'slip.submitted' })
    expect(slip.value().placement).toBe('confirmingChanges')
  })

  it('removes what is locked when the member accepts [SLIP-15]', () => {
    const slip = ready()
    slip.quote({ status: 'closed' })
    slip.send({ type: 'slip.submitted' })
    slip.send({ type: 'changes.accepted' })
    expect(slip.context().tickets).toEqual([])
    expect(slip.value()).toMatchObject({ placement: 'editing', selections: 'empty' })
  })

  it('stands again when the selection opens again at the same terms [SLIP-15]', () => {
    const slip = ready()
    slip.quote({ status: 'paused' })
    slip.quote({ status: 'open' })
    expect(slip.value().changes).toEqual({ watching: 'agreed' })
  })

  it('takes what a more generous policy takes as soon as it is chosen [SLIP-16]', () => {
    const slip = ready({ policy: 'none' })
    slip.quote({ price: { euro: '2.00' } })
    slip.send({ type: 'policy.chosen', policy: 'any' })
    expect(slip.value()).toMatchObject({ policy: 'any', changes: { watching: 'agreed' } })
    expect(slip.context().tickets[0]?.euroOdds).toBe('2.00')
  })

  it('ignores news that is older than what it knows, and news of other selections [LIVE-06]', () => {
    const slip = ready()
    slip.quote({ price: { euro: '9.00' }, timeStamp: 1 })
    slip.quote({ price: { euro: '9.00' }, side: 'away' })
    expect(slip.context().tickets[0]?.price.euro).toBe('2.10')
  })

  it.each([
    ['up', { price: { euro: '2.20' } }],
    ['down', { price: { euro: '2.00' } }],
    ['handi-change', { handicap: '-0.5' }],
    ['lock', { status: 'paused' }],
  ] as const)('marks a move as %s, for 3 seconds [LIVE-08]', (mark, change) => {
    const slip = ready()
    slip.quote(change)
    expect(slip.context().tickets[0]?.change).toBe(mark)
    slip.clock.increment(2_999)
    expect(slip.context().tickets[0]?.change).toBe(mark)
    slip.clock.increment(1)
    expect(slip.context().tickets[0]?.change).toBe('none')
  })

  it('does not place at prices that may be stale [LIVE-05]', () => {
    const slip = ready()
    expect(slip.actor.getSnapshot().can({ type: 'slip.submitted' })).toBe(true)
    slip.quote({}, true)
    expect(slip.actor.getSnapshot().hasTag('stale')).toBe(true)
    expect(slip.actor.getSnapshot().can({ type: 'slip.submitted' })).toBe(false)
    slip.send({ type: 'slip.submitted' })
    expect(slip.value().placement).toBe('editing')
    slip.quote({})
    expect(slip.value().placement).toBe('editing')
    slip.send({ type: 'slip.submitted' })
    expect(slip.isRunning('placement')).toBe(true)
  })

  it('drops a submission whose prices go stale before the range is known [LIVE-05]', () => {
    const slip = start({}, loadedSlip)
    slip.quote({})
    slip.send({ type: 'slip.submitted' })
    expect(slip.value().placement).toBe('checking')
    slip.quote({}, true)
    slip.finish('askRange', { kind: 'known', range })
    slip.quote({})
    expect(slip.value().placement).toBe('editing')
  })
})

describe('from a confirmation to an answer', () => {
  it('waits for the range before it places, and not for ever [SLIP-05]', () => {
    const slip = start({}, loadedSlip)
    slip.quote({})
    slip.send({ type: 'slip.submitted' })
    slip.clock.increment(5_000)
    expect(slip.value().placement).toBe('editing')
    slip.send({ type: 'slip.submitted' })
    slip.finish('askRange', { kind: 'known', range })
    expect(slip.isRunning('placement')).toBe(true)
  })

  it('drops a submission that the range, once known, does not allow [SLIP-06]', () => {
    const slip = start({}, { ...loadedSlip, slip: { ...heldSlip, stakeText: '5' } })
    slip.quote({})
    slip.send({ type: 'slip.submitted' })
    slip.finish('askRange', { kind: 'known', range })
    expect(slip.value()).toMatchObject({ placement: 'editing', stake: 'invalid' })
  })

  it('freezes key, terms, stake and policy when it places [SLIP-18]', () => {
    const slip = ready()
    slip.send({ type: 'slip.submitted' })
    expect(slip.given('placement')).toEqual({
      kind: 'confirm',
      confirmation: { key, tickets: slip.context().tickets, stake: yuan(100), policy: 'better' },
    })
    expect(slip.actor.getSnapshot().hasTag('placing')).toBe(true)
  })

  it('shows the receipt, tells that the bet was placed, and has the next key [SLIP-17, SLIP-18]', () => {
    const slip = ready()
    const said: unknown[] = []
    slip.actor.on('*', (event) => said.push(event))
    slip.send({ type: 'slip.submitted' })
    slip.finish('placement', outputs.placed)
    expect(slip.value()).toMatchObject({ placement: 'placed', selections: 'empty', stake: 'empty' })
    expect(slip.context()).toMatchObject({ key: nextKey, receipt: { ticket: placedTicket } })
    expect(slip.stored()).toMatchObject({ slip: { key: nextKey, tickets: [], stakeText: '' } })
    expect(said).toEqual([{ type: 'bet.placed', ticket: placedTicket, key }])
    slip.send({ type: 'receipt.closed' })
    expect(slip.value().placement).toBe('editing')
  })

  it('brings the selections of a placed bet back where the member keeps them [SLIP-17]', () => {
    const slip = ready()
    slip.send({ type: 'slip.submitted' })
    slip.finish('placement', outputs.placed)
    slip.send({ type: 'selections.kept' })
    expect(slip.context()).toMatchObject({
      tickets: [homeTicket],
      stakeText: '',
      receipt: null,
      key: nextKey,
    })
    expect(slip.given('watchSelection')).toEqual({ tickets: [homeTicket] })
  })

  it('begins the next slip where odds are pressed while the receipt is shown [SLIP-02]', () => {
    const slip = ready()
    slip.send({ type: 'slip.submitted' })
    slip.finish('placement', outputs.placed)
    slip.send(toggledHome)
    expect(slip.context()).toMatchObject({ tickets: [homeTicket], receipt: null })
    expect(slip.value().placement).toBe('editing')
  })

  it('keeps the slip where the bet is refused, says why, and asks for the range again [SLIP-19]', () => {
    const slip = ready()
    slip.send({ type: 'slip.submitted' })
    slip.finish('placement', outputs.refused)
    expect(slip.context()).toMatchObject({
      refusal: { code: errors.insufficientBalance.code },
      tickets: [{ side: 'home' }],
      key: nextKey,
    })
    expect(slip.isRunning('askRange')).toBe(true)
    slip.send({ type: 'refusal.dismissed' })
    expect(slip.context().refusal).toBeNull()
  })

  it('shows the terms of a refusal that names them, and places nothing until they are accepted [SLIP-15, SLIP-18]', () => {
    const slip = ready({ policy: 'any' })
    slip.send({ type: 'slip.submitted' })
    slip.finish('placement', outputs.changed)
    slip.finish('askRange', { kind: 'known', range })
    expect(slip.value().placement).toBe('confirmingChanges')
    expect(slip.context()).toMatchObject({
      refusal: { code: errors.oddsChanged.code },
      tickets: [{ price: { euro: '1.95' } }],
    })
    expect(slip.isRunning('placement')).toBe(false)
    slip.send({ type: 'changes.accepted' })
    expect(slip.given('placement')).toMatchObject({
      confirmation: { key: nextKey, tickets: [{ euroOdds: '1.95' }] },
    })
  })

  it('shows that a bet is being checked, with the key to quote, and passes on that the network is back [SLIP-18]', () => {
    const slip = ready()
    slip.send({ type: 'slip.submitted' })
    slip.send({ type: 'outcome.becameUnknown', entry: journalEntry })
    expect(slip.actor.getSnapshot().hasTag('unknown')).toBe(true)
    expect(slip.context().unknownEntry?.key).toBe(key)
    slip.send({ type: 'connection.cameBack' })
    slip.send({ type: 'check.requested' })
    expect(slip.received('placement')).toEqual([{ type: 'connection.cameBack' }, { type: 'check.requested' }])
  })

  it('reconciles at once what the journal holds at the start [SLIP-18, SLIP-21]', () => {
    const slip = start({}, loadedWithEntry)
    expect(slip.given('placement')).toEqual({ kind: 'resume', entry: journalEntry })
    expect(slip.actor.getSnapshot().hasTag('locked')).toBe(true)
  })

  it('follows a confirmation of another tab, and leaves the slip that was begun there alone [SLIP-18]', () => {
    const slip = ready()
    slip.send({ type: 'confirmation.recordedElsewhere', entry: journalEntry })
    expect(slip.given('placement')).toEqual({ kind: 'follow', entry: journalEntry })
    slip.send({
      type: 'slip.changedElsewhere',
      slip: { ...heldSlip, key: nextKey, tickets: [awayTicket], stakeText: '50' },
    })
    slip.finish('placement', { ...outputs.placed, nextKey: 'c'.repeat(32) })
    expect(slip.context()).toMatchObject({
      key: nextKey,
      tickets: [awayTicket],
      stakeText: '50',
      receipt: { ticket: placedTicket },
    })
  })

  it('stays with its own confirmation when it hears of another tab’s, and hears of none once the session is over [SLIP-18]', () => {
    const placing = ready()
    placing.send({ type: 'slip.submitted' })
    placing.send({ type: 'confirmation.recordedElsewhere', entry: journalEntry })
    expect(placing.given('placement')).toMatchObject({ kind: 'confirm' })
    const over = ready()
    over.send({ type: 'session.ended' })
    over.send({ type: 'confirmation.recordedElsewhere', entry: journalEntry })
    expect(over.isRunning('placement')).toBe(false)
  })

  it('tells a guest to log in, and sends nothing [LAUNCH-05]', () => {
    const slip = start({ isGuest: true, balance: null }, loadedSlip)
    slip.finish('askRange', { kind: 'known', range })
    slip.quote({})
    slip.send({ type: 'slip.submitted' })
    expect(slip.value().placement).toBe('refused')
    expect(slip.context().refusal).toEqual(refusalOf(errors.pleaseLogin.code))
    expect(slip.isRunning('placement')).toBe(false)
  })

  it('confirms nothing more once the session is over, and keeps checking what it has sent [SRV-07, SLIP-18]', () => {
    const idle = ready()
    idle.send({ type: 'session.ended' })
    idle.send({ type: 'slip.submitted' })
    expect(idle.value().placement).toBe('closed')
    const placing = ready()
    placing.send({ type: 'slip.submitted' })
    placing.send({ type: 'session.ended' })
    expect(placing.isRunning('placement')).toBe(true)
  })
})
