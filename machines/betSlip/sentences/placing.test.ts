import { describe, expect, it } from 'vitest'

import { errors } from '#domain/session/errorCatalogue.ts'
import { buildRefusal, yuan } from '#src/testing/builders.ts'
import { awayLeg, homeLeg, journalEntry, key, nextKey, placedTicket } from '#tests/model/samples.ts'

import { ready, start } from '../testing/ready.ts'
import {
  heldSlip,
  loadedSlip,
  loadedWithEntry,
  offeredBigCombo,
  outputs,
  ranges,
  toggledHome,
} from '../testing/samples.ts'

describe('from a confirmation to an answer', () => {
  it('waits for the range before it places, and not for ever [SLIP-05]', () => {
    const slip = start({}, loadedSlip)
    slip.quote({})
    slip.submit()
    slip.clock.increment(5_000)
    expect(slip.value().placement).toBe('editing')
    slip.submit()
    slip.finish('askRange', ranges)
    expect(slip.isRunning('batch')).toBe(true)
  })

  it('drops a submission that the range, once known, does not allow [SLIP-06]', () => {
    const slip = start({}, { ...loadedSlip, slip: { ...heldSlip, stakeTexts: { whole: '5' } } })
    slip.quote({})
    slip.submit()
    slip.finish('askRange', ranges)
    expect(slip.value()).toMatchObject({ placement: 'editing' })
  })

  it('freezes key, terms, stake and policy when it places [SLIP-18]', () => {
    const slip = ready()
    slip.submit()
    expect(slip.given('batch')).toEqual({
      kind: 'confirm',
      confirmation: {
        key,
        bets: [
          {
            operation: 'placeSingleBet',
            legs: slip.context().legs,
            kind: 'single',
            stakes: [{ size: 1, perLine: yuan(100) }],
            price: null,
            isFollowBet: false,
            bigComboId: null,
            policy: 'better',
          },
        ],
      },
    })
    expect(slip.actor.getSnapshot().matches({ placement: { underWay: 'placing' } })).toBe(true)
  })

  it('shows the receipt, tells that the bet was placed, and has the next key [SLIP-17] [SLIP-18]', () => {
    const slip = ready()
    const said: unknown[] = []
    slip.actor.on('*', (event) => said.push(event))
    slip.submit()
    slip.answer(outputs.placed)
    expect(slip.place()).toBe('placed')
    expect(slip.value()).toMatchObject({ terms: 'none' })
    expect(slip.context()).toMatchObject({ key: nextKey })
    expect(slip.receipt()).toMatchObject({ ticket: placedTicket })
    expect(slip.stored()).toMatchObject({ slip: { key: nextKey, legs: [], stakeTexts: {} } })
    expect(said).toEqual([{ type: 'bet.placed', ticket: placedTicket, key }])
    slip.submit()
    expect(slip.place()).toBe('placed')
    slip.send({ type: 'receipt.closed' })
    expect(slip.value().placement).toBe('editing')
  })

  it('brings the selections of a placed bet back where the member keeps them [SLIP-17]', () => {
    const slip = ready()
    slip.submit()
    slip.answer(outputs.placed)
    slip.send({ type: 'selections.kept' })
    expect(slip.context()).toMatchObject({
      legs: [homeLeg],
      stakeTexts: {},
      answers: [],
      key: nextKey,
    })
    expect(slip.given('watchLegs')).toEqual({ legs: [homeLeg] })
  })

  it('begins the next slip where odds are pressed while the receipt is shown [SLIP-02]', () => {
    const slip = ready()
    slip.submit()
    slip.answer(outputs.placed)
    slip.send(toggledHome)
    expect(slip.context()).toMatchObject({ legs: [homeLeg], answers: [] })
    expect(slip.value().placement).toBe('editing')
  })

  it('begins the next slip where a combination is taken while the receipt is shown [SLIP-13] [SLIP-23]', () => {
    const slip = ready()
    slip.submit()
    slip.answer(outputs.placed)
    slip.send(offeredBigCombo)
    expect(slip.context()).toMatchObject({ kind: 'bigCombo', answers: [] })
    expect(slip.value().placement).toBe('editing')
  })

  it('keeps the slip where the bet is refused, says why, and asks for the range again [SLIP-19]', () => {
    const slip = ready()
    slip.submit()
    slip.answer(outputs.refused)
    expect(slip.refusal()?.code).toBe(errors.insufficientBalance.code)
    expect(slip.context()).toMatchObject({
      legs: [{ side: 'home' }],
      key: nextKey,
    })
    expect(slip.isRunning('askRange')).toBe(true)
    slip.send({ type: 'refusal.dismissed' })
    expect(slip.refusal()).toBeNull()
  })

  it('says why where a bet could not be written down, and so was not sent, until the member has read it [SLIP-18] [SLIP-19]', () => {
    const slip = ready()
    slip.submit()
    slip.answer(outputs.neverSent)
    slip.finish('loadSlip', loadedSlip)
    expect(slip.place()).toBe('refused')
    expect(slip.refusal()?.code).toBe(errors.unableToPlace.code)
    expect(slip.isRunning('askRange')).toBe(true)
    slip.send({ type: 'refusal.dismissed' })
    expect(slip.value().placement).toBe('editing')
  })

  it('shows the terms of a refusal that names them, and places nothing until they are accepted [SLIP-15] [SLIP-18]', () => {
    const slip = ready({ policy: 'any' })
    slip.submit()
    slip.answer(outputs.changed)
    slip.finish('askRange', ranges)
    expect(slip.value().placement).toBe('confirmingChanges')
    expect(slip.refusal()?.code).toBe(errors.oddsChanged.code)
    expect(slip.context()).toMatchObject({ legs: [{ price: { euro: '1.95' } }] })
    expect(slip.canSubmit()).toBe(false)
    slip.submit()
    expect(slip.value().placement).toBe('confirmingChanges')
    expect(slip.isRunning('batch')).toBe(false)
    slip.accept()
    expect(slip.given('batch')).toMatchObject({
      confirmation: { key: nextKey, bets: [{ legs: [{ euroOdds: '1.95' }] }] },
    })
  })

  it('shows that a bet is being checked, with the key to name, and passes on that the network is back [SLIP-18]', () => {
    const slip = ready()
    slip.submit()
    slip.send({ type: 'outcome.becameUnknown', entry: journalEntry })
    expect(slip.actor.getSnapshot().matches({ placement: { underWay: 'outcomeUnknown' } })).toBe(true)
    expect(slip.unknown()?.key).toBe(key)
    slip.send({ type: 'connection.cameBack' })
    slip.send({ type: 'check.requested' })
    expect(slip.received('batch')).toEqual([{ type: 'connection.cameBack' }, { type: 'check.requested' }])
  })

  it('reads again what is written down where a placement breaks, and asks what became of it [SLIP-18] [SLIP-21]', () => {
    const slip = ready()
    slip.submit()
    slip.send({ type: 'outcome.becameUnknown', entry: journalEntry })
    slip.fail('batch', new Error('a fault of ours'))
    expect(slip.value().placement).toBe('restoring')
    expect(slip.context()).toMatchObject({ batch: null, checked: [] })
    slip.finish('loadSlip', loadedWithEntry)
    expect(slip.given('batch')).toEqual({ kind: 'resume', entries: [journalEntry] })
  })

  it('can be placed again where it broke before anything was written down [SLIP-18] [SLIP-21]', () => {
    const slip = ready()
    slip.submit()
    slip.fail('batch', new Error('a fault of ours'))
    slip.finish('loadSlip', loadedSlip)
    expect(slip.value().placement).toBe('editing')
    slip.finish('askRange', ranges)
    slip.quote({})
    slip.submit()
    expect(slip.given('batch')).toMatchObject({ kind: 'confirm', confirmation: { key } })
  })

  it('reconciles at once what the journal holds at the start [SLIP-18] [SLIP-21]', () => {
    const slip = start({}, loadedWithEntry)
    expect(slip.given('batch')).toEqual({ kind: 'resume', entries: [journalEntry] })
    expect(slip.actor.getSnapshot().hasTag('locked')).toBe(true)
  })

  it('follows a confirmation of another tab, and leaves the slip that was begun there alone [SLIP-18]', () => {
    const slip = ready()
    slip.send({ type: 'confirmation.recordedElsewhere', entry: journalEntry })
    expect(slip.given('batch')).toEqual({ kind: 'follow', entries: [journalEntry] })
    slip.send({
      type: 'slip.changedElsewhere',
      slip: { ...heldSlip, key: nextKey, legs: [awayLeg], stakeTexts: { whole: '50' } },
    })
    slip.answer({ ...outputs.placed, nextKey: 'c'.repeat(32) })
    expect(slip.context()).toMatchObject({
      key: nextKey,
      legs: [awayLeg],
      stakeTexts: { whole: '50' },
    })
    expect(slip.receipt()).toMatchObject({ ticket: placedTicket })
  })

  it('keeps its own confirmation when it learns of another tab’s, and follows none once the session is over [SLIP-18]', () => {
    const placing = ready()
    placing.submit()
    placing.send({ type: 'confirmation.recordedElsewhere', entry: journalEntry })
    expect(placing.given('batch')).toMatchObject({ kind: 'confirm' })
    const over = ready()
    over.send({ type: 'session.ended' })
    over.send({ type: 'confirmation.recordedElsewhere', entry: journalEntry })
    expect(over.isRunning('batch')).toBe(false)
  })

  it('tells a guest to log in, and sends nothing [LAUNCH-05]', () => {
    const slip = start({ isGuest: true, balance: null }, loadedSlip)
    slip.finish('askRange', ranges)
    slip.quote({})
    slip.submit()
    expect(slip.place()).toBe('refused')
    expect(slip.refusal()).toEqual(buildRefusal(errors.pleaseLogin.code))
    expect(slip.isRunning('batch')).toBe(false)
  })

  it('confirms nothing more once the session is over, and keeps checking what it has sent [SRV-07] [SLIP-18]', () => {
    const idle = ready()
    idle.send({ type: 'session.ended' })
    idle.submit()
    expect(idle.value().placement).toBe('closed')
    const placing = ready()
    placing.submit()
    placing.send({ type: 'session.ended' })
    expect(placing.isRunning('batch')).toBe(true)
  })
})
