import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'

import { wholeStake } from '#domain/bets/kinds.ts'
import type { JournalEntry, PlacementOutput } from '#machines/placement/types.ts'
import { buildQuote } from '#src/testing/builders.ts'
import type { Model, Step, Steps } from '#tests/model/graph.ts'
import { awayLeg, homeLeg, journalEntry, key, nextKey } from '#tests/model/samples.ts'

import { endOf, isAnyUnanswered, refusalOf, type SlipEnd } from '../../answers.ts'
import { quoteId } from '../../legs.ts'
import type { BetSlipContext, QuickBetStop } from '../../types.ts'
import { replacementOf } from '../../undo.ts'
import { emptySlip, memberInput, ranges, slipMachine } from '../samples.ts'
import { pair, pairRanges } from '../severalSamples.ts'
import { model } from './question.ts'
import { type StepName, stepNames } from './walkedSteps.ts'

/** What of the slip is compared with the browser. */
export interface WalkedFacts {
  readonly legs: readonly { readonly marketId: string; readonly side: string; readonly euroOdds: string }[]
  readonly stakes: readonly string[]
  /** How its press ended, once it has. */
  readonly end: SlipEnd | null
  /** The code of the message that a bet was refused with. */
  readonly refusal: number | null
  /** The code of what keeps the member from betting on it, where the server says. */
  readonly unavailable: number | null
  /** Why a quick bet that is in the slip was not sent. */
  readonly unsent: QuickBetStop | null
  /** Its bets have their answers, and the slip is not told yet that there is no other. */
  readonly isJustAnswered: boolean
}

export type Said = AnyEventObject & { readonly step: StepName }
export type Says = (context: BetSlipContext, snapshot: AnyMachineSnapshot) => readonly Said[]

export const step = (name: StepName, event: AnyEventObject): Said => ({ ...event, step: name })
export const done = (name: StepName, id: string, output: unknown): Said =>
  step(name, { type: `xstate.done.actor.${id}`, output, actorId: id })
export const toggle = { type: 'selection.toggled', at: 1_000 } as const

export function facts(context: BetSlipContext): WalkedFacts & { readonly rest: unknown } {
  const { legs, stakeTexts, quotes: known, undo, checked, answers: told, batch } = context
  return {
    legs: legs.map(({ marketId, side, euroOdds }) => ({ marketId, side, euroOdds })),
    stakes: Object.values(stakeTexts),
    end: endOf(context),
    refusal: refusalOf(context)?.code ?? null,
    unavailable: context.unavailableCode,
    unsent: context.unsent?.why ?? null,
    isJustAnswered: batch !== null && !isAnyUnanswered(context),
    rest: [
      Object.entries(stakeTexts),
      Object.entries(known).map(([id, { price, status, isStale }]) => [id, price.euro, status, isStale]),
      [context.kind, Object.keys(context.parked), context.policy, context.isAdding, context.ranges !== null],
      [undo?.before.legs.length, replacementOf(context) !== null, refusalOf(context)?.code, checked.length],
      [told.length, context.secondsLeft],
    ],
  }
}

/** What is otherwise in a world: unless told, the kept slip is empty, and the range always comes. */
interface OtherWorld {
  readonly kept?: Said
  /** What may come of the question for the range. */
  readonly rangeAnswers?: readonly Said[]
  /** A device that sleeps has a machine of its own. */
  readonly machine?: typeof slipMachine
  /** What else tells two states apart. */
  readonly more?: (context: BetSlipContext) => unknown
}

/** A model in which what follows automatically comes first, as it does in a browser that is waited for. */
export function walked(says: Says, other: OtherWorld = {}): Model<BetSlipContext> {
  const saidIn = new WeakMap<AnyMachineSnapshot, readonly Said[]>()
  const stepOf =
    (name: StepName): Step =>
    (snapshot) => {
      const said = saidIn.get(snapshot) ?? followsItself(snapshot, other) ?? says(snapshot.context, snapshot)
      saidIn.set(snapshot, said)
      return said.find(({ step: its }) => its === name) ?? null
    }
  const steps: Steps = Object.fromEntries(stepNames.map((name) => [name, stepOf(name)]))
  const { machine = slipMachine, more } = other
  return model(steps, {
    machine,
    input: { ...memberInput, policy: 'any' },
    isTaken: (snapshot, event) =>
      event.step !== 'four seconds pass' || followsItself(snapshot, other) === null,
    facts: more === undefined ? facts : (context) => ({ ...facts(context), more: more(context) }),
  })
}

function followsItself(
  snapshot: AnyMachineSnapshot,
  { kept = done('the kept slip is read: empty', 'loadSlip', emptySlip), rangeAnswers }: OtherWorld,
): readonly Said[] | null {
  const context: BetSlipContext = snapshot.context
  if (snapshot.matches({ placement: 'restoring' })) return [kept]
  if (snapshot.matches({ terms: { watching: 'waiting' } }))
    return [step('the prices come', quotesOf(context))]
  if (snapshot.matches({ range: 'asking' }))
    return (
      rangeAnswers ?? [done('the range comes', 'askRange', context.legs.length > 1 ? pairRanges : ranges)]
    )
  return null
}

/** The world's own terms of what is in the slip: they are these whenever the slip begins to look. */
function quotesOf({ legs }: BetSlipContext): AnyEventObject {
  const offered = [homeLeg, awayLeg, pair[1]]
  return {
    type: 'quotes.arrived',
    quotes: offered
      .filter((leg) => legs.some((held) => quoteId(held) === quoteId(leg)))
      .map((leg) => ({ ...buildQuote(leg), isStale: false })),
  }
}

/** Whether the market stands as at the beginning. */
export function isAsItWas({ legs, quotes: known }: BetSlipContext): boolean {
  return legs.every((leg) => {
    const quote = known[quoteId(leg)]
    const offered = leg.side === 'home' ? homeLeg : awayLeg
    return quote?.status === 'open' && !quote.isStale && quote.price.euro === offered.euroOdds
  })
}

/** Where the placement is; once it is answered, how it ended. */
export function placeOf(context: BetSlipContext, snapshot: AnyMachineSnapshot): unknown {
  const at: unknown = snapshot.value['placement']
  return at === 'answered' ? endOf(context) : at
}
export const ofOne = (context: BetSlipContext): string => context.stakeTexts[wholeStake] ?? ''

export function entryOf(context: BetSlipContext): JournalEntry {
  return { ...journalEntry, key: context.key ?? key, legs: context.legs }
}

export function answer(name: StepName, context: BetSlipContext, output: PlacementOutput): Said {
  const entry = entryOf(context)
  const answer = { ...output, entry, nextKey: entry.key === key ? nextKey : key }
  return step(name, { type: 'bet.answered', output: answer })
}

export function allAnswered({ answers: outputs }: BetSlipContext): Said {
  return done('all are answered', 'batch', { outputs })
}
