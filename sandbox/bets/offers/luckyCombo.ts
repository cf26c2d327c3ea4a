import { compareEuro } from '#domain/odds/odds.ts'

import { createRandom, type Random } from '../../feeds/random.ts'
import type { MarketModel } from '../../market/model.ts'
import type { SandboxMember } from '../../members.ts'
import { type Candidate, candidatesOf, type CandidateWish, canBePaid } from './candidates.ts'

/** Makes up combos that match members' wishes [SLIP-14]. */
export interface LuckyCombos {
  /**
   * A combo with this many events, different from the member's last one if possible; null if the market has none.
   */
  make(member: SandboxMember, wish: CandidateWish & { events: number }): Candidate[] | null
}

/** How many members' last combos are remembered. */
const remembered = 1_000
/** After this many draws that are too long to be paid, the shortest odds are taken. */
const draws = 20

/** @param options.seed decides what is drawn, call by call */
export function createLuckyCombos(options: { model: () => MarketModel; seed: number }): LuckyCombos {
  const random = createRandom(options.seed, 0x1c)
  const lastOf = new Map<string, string>()

  const remember = (member: SandboxMember, legs: readonly Candidate[]): void => {
    lastOf.delete(member.code)
    lastOf.set(member.code, signatureOf(legs))
    const [oldest] = lastOf.keys()
    if (lastOf.size > remembered && oldest !== undefined) lastOf.delete(oldest)
  }

  return {
    make: (member, wish) => {
      const choices = candidatesOf(options.model(), member, wish)
      if (choices.length < wish.events) return null
      const isGood = (legs: readonly Candidate[]): boolean => canBePaid(member, legs)
      const drawn = drawCombo(choices, wish.events, random, isGood)
      if (drawn === null) return null
      const last = lastOf.get(member.code)
      const made = signatureOf(drawn) === last ? (otherThan(drawn, choices, isGood) ?? drawn) : drawn
      remember(member, made)
      return made
    },
  }
}

/** The selections, in any order. */
function signatureOf(legs: readonly Candidate[]): string {
  return legs
    .map(({ market, selection }) => `${market.marketId} ${selection.side}`)
    .toSorted()
    .join('\n')
}

function drawCombo(
  choices: readonly Candidate[][],
  events: number,
  random: Random,
  isGood: (legs: readonly Candidate[]) => boolean,
): Candidate[] | null {
  for (let draw = 0; draw < draws; draw += 1) {
    const left = [...choices]
    const legs = Array.from({ length: events }, () => {
      const [ofEvent = []] = left.splice(random.whole(0, left.length - 1), 1)
      return random.pick(ofEvent)
    })
    if (isGood(legs)) return inListOrder(legs, choices)
  }
  const shortest = choices
    .map((ofEvent) => ofEvent.toSorted(byOdds))
    .flatMap(([first]) => (first === undefined ? [] : [first]))
    .toSorted(byOdds)
    .slice(0, events)
  return isGood(shortest) ? inListOrder(shortest, choices) : null
}

/** The same combo except for one leg; null if it is the only possible one. */
function otherThan(
  legs: readonly Candidate[],
  choices: readonly Candidate[][],
  isGood: (legs: readonly Candidate[]) => boolean,
): Candidate[] | null {
  for (const [place, leg] of legs.entries()) {
    const others = legs.filter((_, at) => at !== place)
    for (const candidate of choices.flat()) {
      const isSame = candidate.selection === leg.selection
      if (isSame || others.some(({ event }) => event === candidate.event)) continue
      const varied = legs.with(place, candidate)
      if (isGood(varied)) return inListOrder(varied, choices)
    }
  }
  return null
}

function inListOrder(legs: readonly Candidate[], choices: readonly Candidate[][]): Candidate[] {
  const order = new Map(choices.map(([first], index) => [first?.event, index]))
  return legs.toSorted((a, b) => (order.get(a.event) ?? 0) - (order.get(b.event) ?? 0))
}

function byOdds(a: Candidate, b: Candidate): number {
  return compareEuro(a.selection.price.euro, b.selection.price.euro)
}
