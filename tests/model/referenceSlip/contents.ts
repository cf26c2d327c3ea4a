import type { BetKind } from '#domain/bets/bet.ts'

import { groupOf, kindRules, type PlainGroup, type PlainLeg, slots } from './kinds.ts'
import type { PlainMarket } from './market.ts'
import { betsOfPress, restaked } from './singles.ts'
import { nothing, type PlainSlip, type PlainUndo, type Policy, seconds, stakeLimits } from './state.ts'

/** What is in the slip: how its legs change, what is staked on them, and whether their terms stand. */
export function contentRules(market: PlainMarket) {
  const { offerOf, legAt, clash, least, after } = kindRules(market)
  const open = (slip: PlainSlip): PlainGroup => slip.groups[groupOf(slip.kind)]
  const isEditable = ({ phase }: PlainSlip): boolean => !['underWay', 'severalUnderWay'].includes(phase)

  const isBet = ({ kind, ...slip }: PlainSlip): boolean => {
    const { legs } = slip.groups[groupOf(kind)]
    return legs.length >= least(kind) && clash(kind, legs) === null
  }

  /** The group of a kind as it would be opened. */
  const opened = (slip: PlainSlip, kind: BetKind): PlainGroup => {
    const there = slip.groups[groupOf(kind)]
    const { legs } = open(slip)
    // A single or a combo that is part of what is open becomes all of it.
    const isPart =
      (kind === 'single' || groupOf(kind) === 'combo') &&
      there.legs.every(({ id }) => legs.some((leg) => leg.id === id))
    if (groupOf(kind) === groupOf(slip.kind) || (there.legs.length > 0 && !isPart)) return there
    const isMadeByMembers = kind !== 'bigCombo' && kind !== 'luckyCombo'
    // Several legs of one bet do not come apart into several bets.
    const fits = clash(kind, legs) === null && (kind !== 'single' || legs.length === 1)
    if (!isMadeByMembers || !fits) return there.legs.length > 0 ? there : nothing()
    return { ...(there.legs.length > 0 ? there : nothing()), legs: [...legs] }
  }
  const openKind = (slip: PlainSlip, kind: BetKind): void => {
    if (groupOf(kind) !== groupOf(slip.kind)) slip.undo = null
    slip.groups[groupOf(kind)] = opened(slip, kind)
    slip.kind = kind
  }
  const withLegs = (slip: PlainSlip, legs: PlainLeg[]): void => {
    const group = open(slip)
    // What was put forward is bet whole, or not at all.
    const left = slip.kind === 'bigCombo' && legs.length < group.legs.length ? [] : legs
    if (slip.kind === 'single') Object.assign(group, restaked(group, left))
    group.legs = left
    group.isAdding = left.length > 0 && (group.isAdding || (slip.kind === 'single' && left.length > 1))
    group.bigCombo = null
    if (group.legs.length === 0) group.isFollowed = false
  }
  const undoOf = (slip: PlainSlip, before: PlainGroup): PlainUndo => {
    const { legs, isFollowed } = open(slip)
    const isOneForOne = slip.kind === 'single' && before.legs.length === 1 && legs.length === 1
    return {
      before,
      isReplacement: isOneForOne && before.isFollowed === isFollowed,
      until: slip.now + seconds.undo,
    }
  }
  /** The same, done by the member: what goes can be brought back for some seconds, while nothing else is done. */
  const change = (slip: PlainSlip, legs: PlainLeg[]): void => {
    const before = structuredClone(open(slip))
    withLegs(slip, legs)
    const isLost = before.legs.some(({ id }) => open(slip).legs.every((leg) => leg.id !== id))
    slip.undo = isLost ? undoOf(slip, before) : null
  }
  const canUndo = (slip: PlainSlip): boolean =>
    isEditable(slip) && slip.undo !== null && (slip.undo.isReplacement || slip.now < slip.undo.until)
  /** What is said of the former legs, or asked about them, is over. */
  const selectionChanged = (slip: PlainSlip): void => {
    if (['stakeMissing', 'asked', 'refused'].includes(slip.phase)) slip.phase = 'editing'
  }

  const stake = (slip: PlainSlip): 'empty' | 'wrong' | 'right' => {
    const { stakes } = open(slip)
    const entered = slots(slip.kind, open(slip)).map(({ slot, lines }) => ({
      text: stakes[slot] ?? '',
      lines,
    }))
    if (entered.some(({ text }) => text !== '' && !/^\d+(\.\d\d)?$/.test(text))) return 'wrong'
    const staked = entered.filter(({ text }) => Number(text) > 0)
    if (staked.length === 0) return 'empty'
    // Without a bet there is no range to ask for.
    if (!isBet(slip)) return 'right'
    const isWithin = staked.every(
      ({ text }) => Number(text) >= stakeLimits.least && Number(text) <= stakeLimits.most,
    )
    const cost = staked.reduce((sum, { text, lines }) => sum + Number(text) * lines, 0)
    return isWithin && cost <= stakeLimits.balance ? 'right' : 'wrong'
  }

  /** The most that can be entered as a stake: what the others leave of the balance. Null where there is no bet to ask about. */
  const most = (slip: PlainSlip, slot: string): string | null => {
    if (!isBet(slip)) return null
    const entries = slots(slip.kind, open(slip))
    const own = entries.find((entry) => entry.slot === slot)
    if (own === undefined) return null
    const others = entries.filter((entry) => entry !== own)
    const taken = others.reduce((sum, other) => {
      const amount = Number(open(slip).stakes[other.slot] ?? '')
      return amount > 0 ? sum + amount * other.lines : sum
    }, 0)
    const cents = Math.floor(((stakeLimits.balance - taken) * 100) / own.lines)
    return (Math.min(stakeLimits.most * 100, Math.max(0, cents)) / 100).toFixed(2)
  }

  /** Whether the member takes the terms of a leg as they are now without being asked. */
  const takes = (policy: Policy, leg: PlainLeg): boolean => {
    const { price, line, isOpen } = offerOf(leg)
    if (line !== leg.line || !isOpen) return false
    const move = Number(price) - Number(leg.price)
    return policy === 'any' || move === 0 || (policy === 'better' && move > 0)
  }
  const terms = (slip: PlainSlip): 'none' | 'locked' | 'changed' | 'agreed' => {
    const legs = betsOfPress(slip.kind, open(slip)).flatMap((bet) => bet.legs)
    if (legs.length === 0) return 'none'
    if (legs.some((leg) => !offerOf(leg).isOpen)) return 'locked'
    return legs.every((leg) => takes(slip.policy, leg)) ? 'agreed' : 'changed'
  }
  const asNow = (leg: PlainLeg): PlainLeg => legAt(leg.id)
  /** The terms that the member does not mind are the agreed ones from now on, once all of them are available. */
  const follow = (slip: PlainSlip): void => {
    const group = open(slip)
    if (terms(slip) === 'agreed')
      group.legs = group.legs.map((leg) => (takes(slip.policy, leg) ? asNow(leg) : leg))
  }
  const send = (slip: PlainSlip): void => {
    slip.bets = betsOfPress(slip.kind, open(slip)).map((group) => ({
      kind: slip.kind,
      group: structuredClone(group),
      answer: null,
    }))
    slip.phase = slip.bets.length > 1 ? 'severalUnderWay' : 'underWay'
  }

  /** What is placed goes: a single alone, anything else with its whole group. */
  const leave = (slip: PlainSlip, bet: PlainGroup): void => {
    const left = open(slip).legs.filter(({ id }) => bet.legs.every((leg) => leg.id !== id))
    if (slip.kind === 'single' && left.length > 0) withLegs(slip, left)
    else slip.groups[groupOf(slip.kind)] = nothing()
    slip.undo = null
  }
  const leaveAnswers = (slip: PlainSlip): void => {
    if (!['placed', 'lapsed', 'severalAnswered'].includes(slip.phase)) return
    goOn(slip)
  }
  /** The next bet, once it is not too soon for it. */
  const goOn = (slip: PlainSlip): void => {
    slip.phase = slip.now < slip.waitUntil ? 'tooFast' : 'editing'
    slip.bets = []
  }

  return {
    offerOf,
    legAt,
    after,
    open,
    isEditable,
    isBet,
    opened,
    openKind,
    withLegs,
    change,
    undoOf,
    canUndo,
    selectionChanged,
    stake,
    most,
    takes,
    terms,
    asNow,
    follow,
    send,
    leave,
    leaveAnswers,
    goOn,
  }
}
