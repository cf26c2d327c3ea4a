import { describe, expect, it } from 'vitest'

import { errors } from '#domain/errorCatalogue.ts'
import { placementMachine } from '#machines/placement/machine.ts'
import type { PlacementInput } from '#machines/placement/types.ts'
import { buildRefusal } from '#src/testing/builders.ts'

import { confirmation, journalEntry, nextKey, placedTicket } from './samples.ts'
import { createStory } from './story.ts'

const begin = (input: PlacementInput) => createStory(placementMachine, input)
const resumed = () => begin({ kind: 'resume', entry: journalEntry })
const placed = { kind: 'placed', ticket: placedTicket }
const unseen = { kind: 'unseen' }
const duplicate = { kind: 'refused', refusal: buildRefusal(errors.duplicateTicket.code) }

describe('all that becomes of one bet, and nothing besides', () => {
  it('is written down, sent once, and asked about, each try counted once, until the answer is definite [SLIP-18]', () => {
    const bet = begin({ kind: 'confirm', confirmation })
    bet.ends('recordConfirmation', journalEntry)
    bet.passes(10_000)
    bet.passes(1_000)
    bet.passes(10_000)
    bet.says({ type: 'connection.cameBack' })
    bet.ends('askOutcome', { kind: 'inProgress' })
    bet.says({ type: 'check.requested' })
    bet.fails('askOutcome')
    bet.passes(8_000)
    bet.ends('askOutcome', placed)
    expect(bet.takeLines()).toEqual([
      'begins: goes to recording, keeps start, keeps attempt 0, starts recordConfirmation',
      'recordConfirmation ends: goes to sending, keeps entry, starts placeBet, leaves recordConfirmation',
      '10000 ms pass: goes to outcomeUnknown, leaves placeBet, tells outcome.becameUnknown',
      '1000 ms pass: goes to reconciling.asking, keeps attempt 1, starts askOutcome',
      '10000 ms pass: goes to outcomeUnknown, leaves askOutcome',
      'connection.cameBack: goes to reconciling.asking, keeps attempt 2, starts askOutcome',
      'askOutcome ends: goes to outcomeUnknown, leaves askOutcome',
      'check.requested: goes to reconciling.asking, keeps attempt 3, starts askOutcome',
      'askOutcome fails: goes to outcomeUnknown, leaves askOutcome',
      '8000 ms pass: goes to reconciling.asking, keeps attempt 4, starts askOutcome',
      'askOutcome ends: goes to closing, keeps outcome, starts closeConfirmation, leaves askOutcome',
    ])
  })

  it('is sent again by the call that sent it first, and given ten seconds then too [SLIP-18] [SRV-14]', () => {
    const bet = resumed()
    bet.ends('askOutcome', unseen)
    bet.passes(9_999)
    bet.passes(1)
    expect(bet.takeLines()).toEqual([
      'begins: goes to reconciling.asking, keeps start, keeps entry, keeps attempt 1, starts askOutcome, tells outcome.becameUnknown',
      'askOutcome ends: goes to reconciling.resending, starts placeBet as resendBet, leaves askOutcome',
      '9999 ms pass: stays',
      '1 ms pass: goes to outcomeUnknown, leaves resendBet',
    ])
  })

  it('is asked about again where it was sent again and nothing definite came of that [SLIP-18]', () => {
    const bet = resumed()
    bet.ends('askOutcome', unseen)
    bet.fails('resendBet')
    bet.says({ type: 'check.requested' })
    bet.ends('askOutcome', unseen)
    bet.ends('resendBet', duplicate)
    bet.says({ type: 'connection.cameBack' })
    bet.ends('askOutcome', unseen)
    bet.ends('resendBet', placed)
    expect(bet.takeLines().slice(2)).toEqual([
      'resendBet fails: goes to outcomeUnknown, leaves resendBet',
      'check.requested: goes to reconciling.asking, keeps attempt 2, starts askOutcome',
      'askOutcome ends: goes to reconciling.resending, starts placeBet as resendBet, leaves askOutcome',
      'resendBet ends: goes to outcomeUnknown, leaves resendBet',
      'connection.cameBack: goes to reconciling.asking, keeps attempt 3, starts askOutcome',
      'askOutcome ends: goes to reconciling.resending, starts placeBet as resendBet, leaves askOutcome',
      'resendBet ends: goes to closing, keeps outcome, starts closeConfirmation, leaves resendBet',
    ])
  })

  it('is asked about once its line broke, also where this page confirmed it: whoever sent it again and heard nothing has to [SLIP-18]', () => {
    const bet = begin({ kind: 'send', entry: journalEntry })
    bet.fails('placeBet')
    bet.says({ type: 'check.requested' })
    bet.ends('askOutcome', unseen)
    bet.fails('resendBet')
    expect(bet.takeLines()).toEqual([
      'begins: goes to sending, keeps start, keeps entry, keeps attempt 0, starts placeBet',
      'placeBet fails: goes to outcomeUnknown, leaves placeBet, tells outcome.becameUnknown',
      'check.requested: goes to reconciling.asking, keeps attempt 1, starts askOutcome',
      'askOutcome ends: goes to reconciling.resending, starts placeBet as resendBet, leaves askOutcome',
      'resendBet fails: goes to outcomeUnknown, leaves resendBet',
    ])
  })

  it('is asked about at once where its first copy is called a duplicate [SLIP-18] [SLIP-20]', () => {
    const bet = begin({ kind: 'send', entry: journalEntry })
    bet.ends('placeBet', duplicate)
    expect(bet.takeLines().slice(1)).toEqual([
      'placeBet ends: goes to reconciling.asking, keeps attempt 1, starts askOutcome, leaves placeBet, tells outcome.becameUnknown',
    ])
  })

  it('waits where another tab sends it, and is never sent where it cannot be read [SLIP-18]', () => {
    const followed = begin({ kind: 'follow', entry: journalEntry })
    expect(followed.takeLines()).toEqual([
      'begins: goes to outcomeUnknown, keeps start, keeps entry, keeps attempt 0, tells outcome.becameUnknown',
    ])
    const unread = begin({ kind: 'confirm', confirmation })
    unread.ends('recordConfirmation', { ...journalEntry, request: null })
    expect(unread.takeLines().slice(1)).toEqual([
      'recordConfirmation ends: goes to outcomeUnknown, keeps entry, leaves recordConfirmation, tells outcome.becameUnknown',
    ])
  })

  it('is over where it could not be written down [SLIP-18]', () => {
    const bet = begin({ kind: 'confirm', confirmation })
    bet.fails('recordConfirmation')
    expect(bet.takeLines().slice(1)).toEqual([
      'recordConfirmation fails: goes to decided, keeps outcome, leaves recordConfirmation, is over',
    ])
  })
})

describe('all that becomes of an answer, and nothing besides', () => {
  const answered = () => {
    const bet = resumed()
    bet.ends('askOutcome', placed)
    bet.takeLines()
    return bet
  }

  it('is that its key is used up [SLIP-18]', () => {
    const bet = answered()
    bet.ends('closeConfirmation', { nextKey, isToldElsewhere: false, nextEntry: null })
    expect(bet.takeLines()).toEqual([
      'closeConfirmation ends: goes to decided, keeps closed, leaves closeConfirmation, is over',
    ])
  })

  it('is the same where its key cannot be used up [SLIP-18]', () => {
    const bet = answered()
    bet.fails('closeConfirmation')
    expect(bet.takeLines()).toEqual([
      'closeConfirmation fails: goes to decided, leaves closeConfirmation, is over',
    ])
  })
})
