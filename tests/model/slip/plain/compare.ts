import { expect } from 'vitest'

import { groupOf, slots } from './kinds.ts'
import { named, type RealSlip } from './real.ts'
import type { Phase, PlainRules, PlainSlip } from './slip.ts'

/** The plain slip with its rules. */
export interface Plain {
  readonly slip: PlainSlip
  readonly rules: PlainRules
}

const phases: Record<string, Phase> = {
  editing: 'editing',
  stakeMissing: 'stakeMissing',
  confirmingChanges: 'asked',
  placed: 'placed',
  refused: 'refused',
  lapsed: 'lapsed',
}

/** What can be seen of the real slip, in the plain one's words. */
export function shown(real: RealSlip) {
  const { context, value } = real.snapshot()
  const { placement } = value
  const group = ({ tickets, stakeTexts, isFollowBet, bigComboId }: typeof context) => ({
    legs: named(tickets),
    // A text that was cleared is none.
    stakes: Object.fromEntries(Object.entries(stakeTexts).filter(([, text]) => text !== '')),
    isFollowed: isFollowBet,
    bigCombo: bigComboId,
  })
  return {
    kind: context.kind,
    phase: typeof placement === 'string' ? phases[placement] : 'underWay',
    open: group(context),
    parked: Object.fromEntries(
      Object.entries(context.parked)
        .filter(([, parked]) => parked.tickets.length > 0)
        .map(([name, parked]) => [name, group({ ...context, ...parked })]),
    ),
    terms: typeof value.terms === 'string' ? value.terms : value.terms.watching,
  }
}

/** What the plain one says should be seen. */
export function expected({ slip, rules }: Plain): ReturnType<typeof shown> {
  const group = ({ stakes, ...same }: PlainSlip['groups']['single']) => ({
    ...same,
    stakes: Object.fromEntries(Object.entries(stakes).filter(([, text]) => text !== '')),
  })
  const name = groupOf(slip.kind)
  return {
    kind: slip.kind,
    phase: slip.phase,
    open: group(rules.open(slip)),
    parked: Object.fromEntries(
      Object.entries(slip.groups)
        .filter(([other, { legs }]) => other !== name && legs.length > 0)
        .map(([other, parked]) => [other, group(parked)]),
    ),
    terms: rules.terms(slip),
  }
}

/** What is sent is what the member had read, at stakes that were entered. */
export function compareBet({ slip }: Plain, real: RealSlip): void {
  if (slip.phase !== 'underWay' || slip.bet === null) return
  const { kind, tickets, stakes, isFollowBet, bigComboId } = real.confirmed()
  const { group } = slip.bet
  expect([kind, isFollowBet, bigComboId]).toEqual([slip.bet.kind, group.isFollowed, group.bigCombo])
  expect(named(tickets)).toEqual(group.legs)
  const staked = slots(kind, group.legs.length).flatMap(({ slot }) => {
    const cents = Math.round(Number(group.stakes[slot] ?? '') * 100)
    return cents > 0 ? [cents] : []
  })
  expect(stakes.map(({ perLine }) => perLine.minor)).toEqual(staked)
}
