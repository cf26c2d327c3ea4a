import { describe, expect, it } from 'vitest'

import { errors } from '#domain/session/errorCatalogue.ts'
import { buildQuote, buildRefusal, buildStoredSlip, yuan } from '#src/testing/builders.ts'
import { awayLeg, homeLeg, journalEntry, key, nextKey, placedTicket } from '#tests/model/samples.ts'

import { isLongOver } from '../quickBet.ts'
import { quickBetDelay } from '../quickBetWait.ts'
import { pressedPair, start } from '../testing/ready.ts'
import {
  emptySlip,
  heldSlip,
  loadedSlip,
  loadedWithEntry,
  outputs,
  ranges,
  sleptMachine,
  threeLegs,
  toggledHome,
} from '../testing/samples.ts'
import { answers } from '../testing/severalSamples.ts'
import type { BetSlipEvent, BetSlipInput, LoadedSlip } from '../types.ts'

type Slip = ReturnType<typeof start>

const pressed = { ...toggledHome, quickStake: '50' } as const

/** A slip after odds were pressed that bet 50 at once. */
function begun(input: Partial<BetSlipInput> = {}, loaded: LoadedSlip = emptySlip): Slip {
  const slip = start(input, loaded)
  slip.send(pressed)
  return slip
}

/** The same, once its range and its terms are known: it is sent when the time is over. */
function waiting(input: Partial<BetSlipInput> = {}): Slip {
  const slip = begun(input)
  slip.finish('askRange', ranges)
  slip.quote({})
  expect(slip.value().placement).toBe('quickBet')
  return slip
}

/** What is said of a quick bet that was not sent: it is in the slip and kept, with its stake, and no time sends it. */
function stopOf(slip: Slip): unknown {
  expect(slip.value().placement).toBe('editing')
  slip.clock.increment(2 * quickBetDelay)
  expect(slip.isRunning('batch')).toBe(false)
  const { legs, stakeTexts, unsent } = slip.context()
  expect(legs.some(({ side }) => side === homeLeg.side)).toBe(true)
  expect(Object.values(stakeTexts)).toContain('50')
  expect(slip.stored()).toMatchObject({ slip: { unsent } })
  return unsent
}

const stopped = (why: string) => ({ marketId: homeLeg.marketId, side: homeLeg.side, why })

/** Nothing is left of it, and none is sent. */
function expectUndone(slip: Slip): void {
  expect(slip.value()).toMatchObject({ placement: 'editing', terms: 'none', range: 'idle' })
  slip.clock.increment(2 * quickBetDelay)
  expect(slip.isRunning('batch')).toBe(false)
  const nothing = { legs: [], stakeTexts: {}, isAdding: false, unsent: null }
  expect(slip.context()).toMatchObject({ ...nothing, undo: null })
  expect(slip.context().stakeTexts).toEqual({})
  expect(slip.stored()).toMatchObject({ slip: nothing })
}

describe('a quick bet', () => {
  it('waits four seconds and is then sent once, as by a press of the big button [SLIP-26] [SLIP-18]', () => {
    const slip = waiting()
    slip.clock.increment(3_999)
    expect(slip.isRunning('batch')).toBe(false)
    expect(slip.actor.getSnapshot().hasTag('locked')).toBe(false)
    slip.clock.increment(1)
    expect(slip.given('batch')).toEqual({
      kind: 'confirm',
      confirmation: {
        key,
        bets: [
          {
            operation: 'placeSingleBet',
            legs: slip.context().legs,
            kind: 'single',
            stakes: [{ size: 1, perLine: yuan(50) }],
            price: null,
            isFollowBet: false,
            bigComboId: null,
            policy: 'better',
          },
        ],
      },
    })
    expect(slip.context().unsent).toBeNull()
    slip.answer(outputs.placed)
    expect(slip.receipt()).toMatchObject({ ticket: placedTicket })
    slip.clock.increment(2 * quickBetDelay)
    expect(slip.place()).toBe('placed')
    expect(slip.context()).toMatchObject({ legs: [], unsent: null, isAdding: false, key: nextKey })
  })

  it('is kept with its stake at once: a page that goes meanwhile leaves it, and says that it was not sent [SLIP-26] [SLIP-21]', () => {
    const slip = begun()
    expect(slip.stored()).toMatchObject({
      slip: {
        legs: [{ side: 'home' }],
        stakeTexts: { whole: '50' },
        isAdding: true,
        unsent: stopped('left'),
      },
    })
    const again = start(
      {},
      { ...loadedSlip, slip: { ...heldSlip, unsent: { ...stopped('left'), why: 'left' } } },
    )
    again.finish('askRange', ranges)
    again.quote({})
    again.clock.increment(2 * quickBetDelay)
    expect(again.value().placement).toBe('editing')
    expect(again.context().unsent).toEqual(stopped('left'))
  })

  it('can be placed before the time is over, once, by the big button [SLIP-26] [SLIP-18]', () => {
    const slip = waiting()
    expect(slip.canSubmit()).toBe(true)
    slip.submit()
    expect(slip.isRunning('batch')).toBe(true)
    slip.answer(outputs.placed)
    slip.clock.increment(2 * quickBetDelay)
    expect(slip.place()).toBe('placed')
  })

  it('is begun again after a receipt, but not by a press of the odds whose bet that tells [SLIP-26]', () => {
    const slip = waiting()
    slip.clock.increment(quickBetDelay)
    slip.answer(outputs.placed)
    slip.send({ ...pressed, leg: awayLeg, at: 9_000 })
    expect(slip.value().placement).toBe('quickBet')
    expect(slip.context()).toMatchObject({ legs: [{ side: 'away' }], answers: [] })
    const same = waiting()
    same.clock.increment(quickBetDelay)
    same.answer(outputs.placed)
    same.send({ ...pressed, at: 9_000 })
    expect(same.value().placement).toBe('editing')
    expect(same.context()).toMatchObject({ legs: [{ side: 'home' }], stakeTexts: {} })
  })

  it('says nothing of an earlier wait once it is refused [SLIP-26] [SLIP-19]', () => {
    const slip = waiting()
    slip.clock.increment(quickBetDelay)
    slip.answer(outputs.refused)
    expect(slip.refusal()?.code).toBe(errors.insufficientBalance.code)
    slip.send({ type: 'refusal.dismissed' })
    expect(slip.context()).toMatchObject({ legs: [{ side: 'home' }], unsent: null })
  })

  it('takes the price that the policy takes, as a press of the big button does [SLIP-26] [SLIP-16]', () => {
    const better = waiting()
    better.quote({ price: { euro: '2.20' }, timeStamp: 5_000 })
    better.clock.increment(quickBetDelay)
    expect(better.given('batch')).toMatchObject({
      confirmation: { bets: [{ legs: [{ euroOdds: '2.20' }] }] },
    })
    const any = waiting({ policy: 'any' })
    any.quote({ price: { euro: '2.00' }, timeStamp: 5_000 })
    any.clock.increment(quickBetDelay)
    expect(any.given('batch')).toMatchObject({ confirmation: { bets: [{ legs: [{ euroOdds: '2.00' }] }] } })
  })
})

describe('a quick bet that is undone', () => {
  it('is gone with its stake and is not sent, by the way back or by its odds [SLIP-26] [SLIP-18]', () => {
    const slip = waiting()
    slip.clock.increment(quickBetDelay - 1)
    slip.send({ type: 'quickBet.undone' })
    expectUndone(slip)
    const again = waiting()
    again.send({ ...pressed, at: 1_600 })
    expectUndone(again)
  })

  it('is not undone by the second half of a double press [SLIP-26]', () => {
    const slip = waiting()
    slip.send({ ...pressed, at: 1_599 })
    expect(slip.value().placement).toBe('quickBet')
    slip.clock.increment(quickBetDelay)
    expect(slip.given('batch')).toMatchObject({ confirmation: { bets: [{ kind: 'single' }] } })
  })

  it('is on its way where the undo comes once it is sent, and stays so [SLIP-26] [SLIP-18]', () => {
    const slip = waiting()
    slip.clock.increment(quickBetDelay)
    slip.send({ type: 'quickBet.undone' })
    slip.send({ ...pressed, at: 9_000 })
    expect(slip.isRunning('batch')).toBe(true)
    expect(slip.context().legs).toMatchObject([{ side: 'home' }])
  })
})

describe('a quick bet that is not sent', () => {
  it.each<[string, string, (slip: Slip) => void]>([
    ['its market is suspended', 'locked', (slip) => slip.quote({ status: 'paused', timeStamp: 5_000 })],
    ['its line moves', 'changed', (slip) => slip.quote({ handicap: '-0.5', timeStamp: 5_000 })],
    ['its price falls', 'changed', (slip) => slip.quote({ price: { euro: '2.00' }, timeStamp: 5_000 })],
    ['its price goes stale', 'stale', (slip) => slip.quote({ timeStamp: 5_000 }, true)],
    ['the connection is lost', 'offline', (slip) => slip.send({ type: 'connection.lost' })],
    ['the page is hidden', 'left', (slip) => slip.send({ type: 'page.hidden' })],
    ['the page is left', 'left', (slip) => slip.send({ type: 'page.left' })],
    ['the device slept', 'left', (slip) => slip.send({ type: 'page.woke' })],
    ['the policy is changed', 'edited', (slip) => slip.send({ type: 'policy.chosen', policy: 'any' })],
  ])('stands in the slip with its stake, which says why: %s [SLIP-26] [SLIP-15]', (_, why, happen) => {
    const slip = waiting()
    happen(slip)
    expect(stopOf(slip)).toEqual(stopped(why))
  })

  it('stands in the slip where the device slept past its time, before anything else has noticed that [SLIP-26]', () => {
    const slip = start({}, emptySlip, sleptMachine)
    slip.send(pressed)
    slip.finish('askRange', ranges)
    slip.quote({})
    slip.clock.increment(quickBetDelay)
    expect(stopOf(slip)).toEqual(stopped('left'))
  })

  it('was to be sent long ago two seconds after its time [SLIP-26]', () => {
    const press = { lastOddsSelectionAt: 10_000 }
    expect(isLongOver(press, 14_000)).toBe(false)
    expect(isLongOver(press, 16_000)).toBe(false)
    expect(isLongOver(press, 16_001)).toBe(true)
    expect(isLongOver({ lastOddsSelectionAt: null }, 0)).toBe(true)
  })

  it('says that its stake is too much or too little for the range, or for the balance [SLIP-26] [SLIP-06]', () => {
    const little = start()
    little.send({ ...pressed, quickStake: '5' })
    little.finish('askRange', ranges)
    expect(little.context().unsent?.why).toBe('stake')
    expect(little.value().placement).toBe('editing')
    const poor = begun({ balance: yuan(49) })
    poor.finish('askRange', ranges)
    expect(stopOf(poor)).toEqual(stopped('stake'))
    const spent = waiting()
    spent.send({ type: 'balance.changed', balance: yuan(49) })
    expect(stopOf(spent)).toEqual(stopped('stake'))
  })

  it.each([
    ['no bets are taken on it', 'unavailable', errors.marketPaused.code],
    ['no bets are taken on it, whyever', 'unavailable', undefined],
    ['the member may not bet', 'barred', errors.memberCannotBet.code],
    ['their account is frozen', 'barred', errors.accountFrozen.code],
  ] as const)('says so where %s [SLIP-26] [SLIP-05] [SLIP-25] [CARE-03]', (_, why, code) => {
    const slip = begun()
    slip.finish('askRange', { kind: 'unavailable', code })
    expect(stopOf(slip)).toEqual(stopped(why))
  })

  it('says that nobody knows how much may be staked [SLIP-26] [SLIP-05]', () => {
    const failed = begun()
    failed.fail('askRange', new Error('no answer'))
    expect(failed.context().unsent?.why).toBe('unavailable')
  })

  it('says that its limits or its odds were not known in time [SLIP-26]', () => {
    const slip = begun()
    slip.quote({})
    slip.clock.increment(quickBetDelay)
    expect(stopOf(slip)).toEqual(stopped('late'))
    const unquoted = begun()
    unquoted.finish('askRange', ranges)
    unquoted.clock.increment(quickBetDelay)
    expect(stopOf(unquoted)).toEqual(stopped('late'))
  })

  it('is joined by other odds that are pressed, which take the place of nothing [SLIP-26] [SLIP-02]', () => {
    const slip = waiting()
    const said: number[] = []
    slip.actor.on('selection.refused', ({ code }) => said.push(code))
    slip.send({ ...pressed, leg: { ...awayLeg, status: 'paused' }, at: 2_000 })
    expect(said).toEqual([errors.cannotAddEndedOrPaused.code])
    expect(slip.value().placement).toBe('quickBet')
    slip.send({ ...pressed, leg: awayLeg, at: 2_000 })
    expect(stopOf(slip)).toEqual(stopped('edited'))
    expect(slip.context()).toMatchObject({
      legs: [{ side: 'home' }, { side: 'away' }],
      stakeTexts: { 'm1:home': '50' },
      lastOddsSelectionAt: 2_000,
    })
    expect(slip.isRunning('askRange')).toBe(true)
    expect(slip.stored()).toMatchObject({ slip: { legs: [{ side: 'home' }, { side: 'away' }] } })
  })

  it('is joined by the same side of another market, and says nothing more once that is alone [SLIP-26] [SLIP-02]', () => {
    const [, other] = threeLegs
    const slip = waiting()
    slip.send({ ...pressed, leg: other, at: 2_000 })
    expect(stopOf(slip)).toEqual(stopped('edited'))
    slip.send({ type: 'selection.removed', marketId: homeLeg.marketId, side: homeLeg.side })
    expect(slip.context()).toMatchObject({ legs: [{ marketId: 'm2', side: 'home' }], unsent: null })
  })

  it('has its stake as it is typed in the slip meanwhile [SLIP-26] [SLIP-06]', () => {
    const slip = waiting()
    slip.send({ type: 'stake.typed', text: '200' })
    slip.clock.increment(quickBetDelay)
    expect(slip.value().placement).toBe('editing')
    expect(slip.context().unsent).toEqual(stopped('edited'))
    expect(slip.stored()).toMatchObject({ slip: { stakeTexts: { whole: '200' }, unsent: stopped('edited') } })
    slip.submit()
    expect(slip.given('batch')).toMatchObject({
      confirmation: { bets: [{ stakes: [{ size: 1, perLine: yuan(200) }] }] },
    })
  })

  it('says nothing more once its selection is gone, or another tab has changed the slip [SLIP-26] [SLIP-21]', () => {
    const slip = waiting()
    slip.send({ type: 'selection.removed', marketId: homeLeg.marketId, side: homeLeg.side })
    expect(slip.context()).toMatchObject({ legs: [], unsent: null })
    slip.clock.increment(quickBetDelay)
    expect(slip.isRunning('batch')).toBe(false)
    const elsewhere = waiting()
    elsewhere.send({
      type: 'slip.changedElsewhere',
      slip: { ...heldSlip, unsent: { ...stopped('left'), why: 'left' } },
    })
    expect(elsewhere.value().placement).toBe('editing')
    expect(elsewhere.context().unsent).toBeNull()
  })

  it('gives way to a confirmation of another tab, and to the end of the session [SLIP-26] [SLIP-18]', () => {
    const slip = waiting()
    slip.send({ type: 'confirmation.recordedElsewhere', entry: journalEntry })
    expect(slip.given('batch')).toEqual({ kind: 'follow', entries: [journalEntry] })
    const over = waiting()
    over.send({ type: 'session.ended' })
    over.clock.increment(2 * quickBetDelay)
    expect(over.value().placement).toBe('closed')
  })

  it('is nothing that is said of a bet of an earlier page that is still being checked [SLIP-26] [SLIP-21]', () => {
    const left = { ...heldSlip, unsent: { ...stopped('left'), why: 'left' as const } }
    const slip = start({}, { ...loadedWithEntry, slip: left })
    expect(slip.given('batch')).toEqual({ kind: 'resume', entries: [journalEntry] })
    expect(slip.context().unsent).toBeNull()
  })
})

describe('a press that places no bet', () => {
  const expectOrdinary = (slip: Slip): void => {
    expect(slip.value().placement).not.toBe('quickBet')
    slip.clock.increment(2 * quickBetDelay)
    expect(slip.isRunning('batch')).toBe(false)
    expect(slip.context().unsent).toBeNull()
  }
  const elsewhere: BetSlipEvent = { type: 'kind.chosen', kind: 'combo' }

  it('is one without a preset stake, of a guest, or of odds that cannot be bet now [SLIP-26] [LAUNCH-05] [SLIP-04]', () => {
    const plain = start()
    plain.send(toggledHome)
    expectOrdinary(plain)
    expect(plain.context().legs).toMatchObject([{ side: 'home' }])
    const guest = begun({ isGuest: true, balance: null })
    expectOrdinary(guest)
    expect(guest.context()).toMatchObject({ legs: [{ side: 'home' }], stakeTexts: {} })
    const paused = start()
    paused.send({ ...pressed, leg: { ...homeLeg, status: 'paused' }, isPrebookable: true })
    expectOrdinary(paused)
    expect(paused.context()).toMatchObject({ legs: [{ status: 'paused' }], stakeTexts: {} })
  })

  it('is one beside what the slip holds, or for another kind of bet [SLIP-26] [SLIP-02]', () => {
    const held = start({}, loadedSlip)
    held.send({ ...pressed, leg: awayLeg })
    expectOrdinary(held)
    expect(held.context()).toMatchObject({ legs: [{ side: 'away' }], stakeTexts: { whole: '100' } })
    const combo = start()
    combo.send(elsewhere)
    combo.send(pressed)
    expectOrdinary(combo)
    expect(combo.context()).toMatchObject({ kind: 'combo', legs: [{ side: 'home' }], stakeTexts: {} })
    const built = start()
    built.send({ ...pressed, kind: 'betBuilder' })
    expectOrdinary(built)
    const taken = start()
    taken.send(elsewhere)
    taken.send(toggledHome)
    taken.send({ ...pressed, leg: awayLeg, kind: 'single' })
    expectOrdinary(taken)
    const two = start()
    two.send(elsewhere)
    for (const leg of threeLegs.slice(0, 2)) two.send({ ...toggledHome, leg })
    two.send({ ...pressed, leg: awayLeg, kind: 'single' })
    expectOrdinary(two)
    const parked = start({}, loadedSlip)
    parked.send({ type: 'kind.chosen', kind: 'betBuilder' })
    parked.send({ type: 'selections.cleared' })
    parked.send({ ...pressed, leg: awayLeg, kind: 'single' })
    expectOrdinary(parked)
  })

  it('is one while another bet must wait, or what became of the last is not put away [SLIP-26] [SLIP-20] [SLIP-18]', () => {
    const slip = waiting()
    slip.clock.increment(quickBetDelay)
    slip.answer(outputs.tooFast)
    slip.send({ type: 'selection.removed', marketId: homeLeg.marketId, side: homeLeg.side })
    slip.send({ ...pressed, at: 9_000 })
    expectOrdinary(slip)
    const forgotten = waiting()
    forgotten.clock.increment(quickBetDelay)
    forgotten.answer(outputs.forgotten)
    forgotten.send({ type: 'selections.cleared' })
    forgotten.send({ ...pressed, leg: awayLeg, at: 9_000 })
    expectOrdinary(forgotten)
  })

  it('is one while the wait of one of several is counted, though its receipt is put away [SLIP-26] [SLIP-20]', () => {
    const slip = pressedPair()
    const refusal = buildRefusal(errors.placeBetTooFast.code, { params: { seconds: '2' } })
    slip.answer(answers.firstPlaced, { ...answers.secondRefused, outcome: { kind: 'refused', refusal } })
    slip.send({ type: 'receipt.closed' })
    slip.send({ type: 'selections.cleared' })
    expect(slip.context()).toMatchObject({ legs: [], secondsLeft: 2 })
    slip.send({ ...pressed, leg: awayLeg, at: 9_000 })
    expectOrdinary(slip)
  })

  it('is one of odds that are in the combo whose receipt is on show [SLIP-26] [SLIP-17]', () => {
    const [first] = threeLegs
    const slip = start({}, { ...loadedSlip, slip: buildStoredSlip({ key, kind: 'combo', legs: threeLegs }) })
    slip.finish('askRange', ranges)
    slip.send({
      type: 'quotes.arrived',
      quotes: threeLegs.map((leg) => ({ ...buildQuote(leg), isStale: false })),
    })
    slip.submit()
    slip.answer({ ...outputs.placed, entry: { ...journalEntry, kind: 'combo', legs: threeLegs } })
    expect(slip.place()).toBe('placed')
    slip.send({ ...pressed, leg: first, kind: 'single', at: 9_000 })
    expectOrdinary(slip)
  })

  it('sends nothing where the undo of none is said [SLIP-26]', () => {
    const slip = start({}, loadedSlip)
    slip.send({ type: 'quickBet.undone' })
    expect(slip.context()).toMatchObject({ legs: [{ side: 'home' }], stakeTexts: { whole: '100' } })
  })
})
