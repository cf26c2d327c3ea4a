import type { BetKind } from '#domain/bets/bet.ts'

import type { PlainGroup, PlainLeg } from './kinds.ts'

type Stakes = Pick<PlainGroup, 'stakes' | 'isShared'>

/** What is entered for a single that is in the slip. */
function stakeOf({ legs, stakes, isShared }: PlainGroup, id: string): string {
  return stakes[legs.length > 1 && !isShared ? id : 'whole'] ?? ''
}

/** The bets that a press is about: of several singles those with a stake, or all where none has one; of any other kind the whole. */
export function betsOfPress(kind: BetKind, group: PlainGroup): PlainGroup[] {
  if (kind !== 'single' || group.legs.length < 2) return [group]
  const bets = group.legs.map((leg) => ({
    ...group,
    legs: [leg],
    stakes: { whole: stakeOf(group, leg.id) },
    isShared: false,
  }))
  // Nought is no stake; what is no amount is one that is wrong.
  const staked = bets.filter(({ stakes }) => stakes.whole !== '' && Number(stakes.whole) !== 0)
  return staked.length > 0 ? staked : bets
}

/** The stakes when other singles are in the slip: each keeps its own, and a newcomer beside others has none. */
export function restaked(group: PlainGroup, legs: readonly PlainLeg[]): Stakes {
  const isHeld = ({ id }: PlainLeg): boolean => group.legs.some((leg) => leg.id === id)
  if (legs.length > 1) {
    if (group.isShared) return { stakes: group.stakes, isShared: true }
    const stakes = legs.filter(isHeld).map(({ id }) => [id, stakeOf(group, id)])
    return { stakes: Object.fromEntries(stakes), isShared: false }
  }
  // What is alone keeps its stake; what takes the place of all others, or comes after them, has that of the first.
  const from = legs.find(isHeld) ?? group.legs[0]
  const whole = from === undefined ? (group.stakes['whole'] ?? '') : stakeOf(group, from.id)
  return { stakes: { whole }, isShared: false }
}

/** One stake for all, the first that was entered; or that one for each. */
export function shared(group: PlainGroup, isShared: boolean): Stakes {
  const texts = group.legs.map(({ id }) => stakeOf(group, id))
  if (isShared) return { stakes: { whole: texts.find((text) => text !== '') ?? '' }, isShared }
  return { stakes: Object.fromEntries(group.legs.map(({ id }, at) => [id, texts[at] ?? ''])), isShared }
}

/** A single that was bet in the slip again, beside the others: with its stake, but where one stake is on all. */
export function singleAgain(group: PlainGroup, bet: PlainGroup): PlainGroup {
  const [leg] = bet.legs
  if (leg === undefined) return group
  const legs = [...group.legs.filter(({ id }) => id !== leg.id), leg]
  const text = bet.stakes['whole'] ?? ''
  if (legs.length === 1) return { ...group, legs, stakes: { whole: text }, isShared: false, bigCombo: null }
  const { stakes, isShared } = restaked(group, legs)
  return {
    ...group,
    legs,
    stakes: isShared ? stakes : { ...stakes, [leg.id]: text },
    isShared,
    isAdding: true,
  }
}
