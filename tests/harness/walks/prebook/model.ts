import type { AnyEventObject } from 'xstate'

import type { PlacedTicket, TicketPrebook } from '#domain/bets/bet.ts'
import { errors } from '#domain/errorCatalogue.ts'
import { failureOfKind } from '#machines/failure.ts'
import type { Outcome } from '#machines/placement/types.ts'
import { prebookMachine } from '#machines/prebook/machine.ts'
import type { PrebookContext, PrebookInput } from '#machines/prebook/types.ts'
import { buildEntry, buildLeg, buildRefusal, buildTicket, yuan } from '#src/testing/builders.ts'

import { journalEntry, key, nextKey } from '../../../model/samples.ts'
import { withStandIns } from '../../../model/standIn.ts'
import {
  begun,
  done,
  failed,
  type Happenings,
  modelOf,
  type NameIn,
  over,
  type ToldStep,
  toldStep,
} from '../happenings.ts'
import { longPaths } from '../paths.ts'

export const prebookChart = withStandIns(prebookMachine)

function ticketThatIs(status: TicketPrebook['status']): PlacedTicket {
  const placedUtc = status === 'placed' ? 3_000 : null
  return buildTicket({
    ticketNum: 'T7',
    isPrebook: true,
    prebook: { status, targetOdds: '2.10', placedUtc },
    lines: [],
  })
}
const [booked, placed, cancelled] = [
  ticketThatIs('booked'),
  ticketThatIs('placed'),
  ticketThatIs('cancelled'),
]

const decided = (outcome: Outcome): AnyEventObject =>
  done('placement', { outcome, entry: journalEntry, nextKey, nextEntry: null, isTold: false })

/** What the market does to a booked bet. */
const market = {
  'the market reaches the target': { type: 'ticket.changed', ticket: placed },
  'the market closes': { type: 'ticket.changed', ticket: cancelled },
} as const
const reopens = { 'the market opens': { type: 'offer.ended' } } as const

const offer = {
  offered: { 'open the form': { type: 'target.opened' }, ...reopens },
  withdrawn: { 'the market pauses': { type: 'offer.opened' } },
  settingTarget: {
    'raise the target': { type: 'target.chosen', targetOdds: '2.10' },
    'close the form': { type: 'target.closed' },
    ...reopens,
    book: {
      type: 'booking.submitted',
      leg: buildLeg({ status: 'paused' }),
      targetOdds: '2.10',
      stake: yuan(100),
    },
  },
  'booking.sending': {
    'it is booked': decided({ kind: 'placed', ticket: booked }),
    'it is refused': decided({ kind: 'refused', refusal: buildRefusal(errors.onlyPlaceBet.code) }),
    'the reply cannot be read': { type: 'outcome.becameUnknown', entry: buildEntry(key) },
  },
  'booking.outcomeUnknown': {
    'check now': { type: 'check.requested' },
    'the network is back': { type: 'connection.cameBack' },
    'check now: it is booked': decided({ kind: 'placed', ticket: booked }),
    'check now: the market took it': decided({ kind: 'placed', ticket: placed }),
    'check now: the market closed': decided({ kind: 'placed', ticket: cancelled }),
  },
  refused: { ok: { type: 'refusal.dismissed' } },
  booked: { done: { type: 'receipt.closed' }, ...market },
  placed: { done: { type: 'receipt.closed' } },
  cancelled: { done: { type: 'receipt.closed' } },
} satisfies Happenings

const ticket = {
  booked: { cancel: { type: 'cancel.requested' }, ...market },
  confirmingCancel: {
    'yes, cancel it': { type: 'cancel.confirmed' },
    'keep it': { type: 'cancel.declined' },
    ...market,
  },
  'cancelling.asking': {
    'it is cancelled': done('cancelPrebook', { kind: 'cancelled', ticket: cancelled }),
    'the market was faster': done('cancelPrebook', { kind: 'placed', ticket: placed }),
    'it is not cancelled': done('cancelPrebook', {
      kind: 'refused',
      failure: failureOfKind('refused', errors.noResult.code),
    }),
    'no answer comes': failed('cancelPrebook', 'unreachable'),
    'ten seconds pass': over('cancelTimeout'),
  },
  'cancelling.unknown': {
    'ask again': { type: 'check.requested' },
    'the line is back': { type: 'connection.cameBack' },
    'it is time to ask again': over('retryDelay'),
    ...market,
  },
  cancelRefused: { 'all right': { type: 'refusal.dismissed' }, ...market },
} satisfies Happenings

/** A cancellation that is sent again by the page that finds it. */
const resumed = {
  'cancelling.asking': { 'it is cancelled': ticket['cancelling.asking']['it is cancelled'] },
} satisfies Happenings

/** A cancellation that was refused on a page whose member did not see it. */
const refused = { cancelRefused: ticket.cancelRefused } satisfies Happenings

/** A cancellation that is too old to be sent. */
const old = {
  'cancelling.asking': {
    'it is booked still': done('cancelPrebook', { kind: 'booked', ticket: booked }),
  },
  stillBooked: { 'all right': { type: 'refusal.dismissed' }, ...market },
} satisfies Happenings

export type PrebookStepName = NameIn<typeof offer> | NameIn<typeof ticket> | NameIn<typeof old>
export type PrebookStep = ToldStep<PrebookStepName>
export const prebookStep = toldStep<PrebookStepName>

/** What follows by itself, and at once. */
export const passing: ReadonlySet<PrebookStepName> = new Set<PrebookStepName>([
  'it is booked',
  'it is refused',
  'the reply cannot be read',
  'it is cancelled',
  'the market was faster',
  'it is not cancelled',
  'no answer comes',
  'it is booked still',
])

const reached = new Set<string>()

function partOf(happenings: Happenings, input: PrebookInput) {
  const model = modelOf<PrebookContext>(happenings, {
    machine: prebookChart,
    input,
    facts: ({ ticket: its, unknownEntry }) => [its?.prebook?.status, unknownEntry?.key],
  })
  return { model, paths: longPaths(model, prebookStep, begun, { longest: 40, passing, reached }) }
}

export const prebookParts = {
  'a paused selection': partOf(offer, { kind: 'offer', targetOdds: '2.00' }),
  'a booked bet': partOf(ticket, { kind: 'ticket', ticket: booked }),
  'a cancellation of an earlier page': partOf(resumed, {
    kind: 'cancellation',
    ticketNum: 'T7',
    canBeSent: true,
    refusal: null,
  }),
  'a cancellation that was refused': partOf(refused, {
    kind: 'cancellation',
    ticketNum: 'T7',
    canBeSent: true,
    refusal: failureOfKind('refused', errors.noResult.code),
  }),
  'a cancellation that is too old': partOf(old, {
    kind: 'cancellation',
    ticketNum: 'T7',
    canBeSent: false,
    refusal: null,
  }),
}
export type PrebookPart = keyof typeof prebookParts
