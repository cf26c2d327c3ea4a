import type { BetKind } from '#domain/bet.ts'

import { groupOf, type GroupName, kindRules, type PlainLeg, slots } from './kinds.ts'
import type { PlainMarket } from './market.ts'

export interface PlainGroup {
  legs: PlainLeg[]
  stakes: Record<string, string>
  isFollowed: boolean
  bigCombo: string | null
}

export type Policy = 'any' | 'better' | 'none'

/** What the member can see of a bet on its way. */
export const allPhases = [
  'editing',
  'stakeMissing',
  'asked',
  'underWay',
  'placed',
  'refused',
  'lapsed',
] as const

export type Phase = (typeof allPhases)[number]

/** What is confirmed: frozen as it was read. */
export interface PlainBet {
  readonly kind: BetKind
  readonly group: PlainGroup
}

export interface PlainSlip {
  kind: BetKind
  groups: Record<GroupName, PlainGroup>
  policy: Policy
  phase: Phase
  /** The bet under way, or the one whose receipt is shown. */
  bet: PlainBet | null
  /** Codes of the presses that were refused. */
  refused: number[]
}

export const stakeLimits = { least: 10, most: 5_000, balance: 10_000 }

const nothing = (): PlainGroup => ({ legs: [], stakes: {}, isFollowed: false, bigCombo: null })

export function emptySlip(): PlainSlip {
  return {
    kind: 'single',
    groups: {
      single: nothing(),
      combo: nothing(),
      bigCombo: nothing(),
      betBuilder: nothing(),
      luckyCombo: nothing(),
    },
    policy: 'better',
    phase: 'editing',
    bet: null,
    refused: [],
  }
}

/**
 * The rules of the slip, written down once more and as plainly as they can be: a table of kinds and what each press
 * does. Nothing of the machine or of the domain's rules is used. Whoever changes the slip changes them here too.
 */
export function rules(market: PlainMarket) {
  const { offerOf, legAt, clash, least, after } = kindRules(market)
  const open = (slip: PlainSlip): PlainGroup => slip.groups[groupOf(slip.kind)]
  const isEditable = ({ phase }: PlainSlip): boolean => phase !== 'underWay'

  const isBet = ({ kind, ...slip }: PlainSlip): boolean => {
    const { legs } = slip.groups[groupOf(kind)]
    return legs.length >= least(kind) && clash(kind, legs) === null
  }

  /** The group of a kind as it would be opened. */
  const opened = (slip: PlainSlip, kind: BetKind): PlainGroup => {
    const there = slip.groups[groupOf(kind)]
    if (groupOf(kind) === groupOf(slip.kind) || there.legs.length > 0) return there
    const isMadeByMembers = kind !== 'bigCombo' && kind !== 'luckyCombo'
    const { legs } = open(slip)
    return isMadeByMembers && clash(kind, legs) === null ? { ...nothing(), legs: [...legs] } : nothing()
  }
  const openKind = (slip: PlainSlip, kind: BetKind): void => {
    slip.groups[groupOf(kind)] = opened(slip, kind)
    slip.kind = kind
  }
  const withLegs = (slip: PlainSlip, legs: PlainLeg[]): void => {
    const group = open(slip)
    // What was put forward is bet whole, or not at all.
    group.legs = slip.kind === 'bigCombo' ? [] : legs
    group.bigCombo = null
    if (group.legs.length === 0) group.isFollowed = false
  }
  /** What is said of the former legs, or asked about them, is over. */
  const selectionChanged = (slip: PlainSlip): void => {
    if (['stakeMissing', 'asked', 'refused'].includes(slip.phase)) slip.phase = 'editing'
  }

  const stake = (slip: PlainSlip): 'empty' | 'wrong' | 'right' => {
    const { legs, stakes } = open(slip)
    const entered = slots(slip.kind, legs.length).map(({ slot, lines }) => ({
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

  /** Whether the member takes the terms of a leg as they are now without being asked. */
  const takes = (policy: Policy, leg: PlainLeg): boolean => {
    const { price, line, isOpen } = offerOf(leg)
    if (line !== leg.line || !isOpen) return false
    const move = Number(price) - Number(leg.price)
    return policy === 'any' || move === 0 || (policy === 'better' && move > 0)
  }
  const terms = (slip: PlainSlip): 'none' | 'locked' | 'changed' | 'agreed' => {
    const { legs } = open(slip)
    if (legs.length === 0) return 'none'
    if (legs.some((leg) => !offerOf(leg).isOpen)) return 'locked'
    return legs.every((leg) => takes(slip.policy, leg)) ? 'agreed' : 'changed'
  }
  const asNow = (leg: PlainLeg): PlainLeg => legAt(leg.id)
  /** The terms that the member does not mind are the agreed ones from now on, once all of them can be had. */
  const follow = (slip: PlainSlip): void => {
    const group = open(slip)
    if (terms(slip) === 'agreed') group.legs = group.legs.map(asNow)
  }
  const send = (slip: PlainSlip): void => {
    slip.phase = 'underWay'
    slip.bet = { kind: slip.kind, group: structuredClone(open(slip)) }
  }

  return {
    open,
    terms,
    follow,
    press(slip: PlainSlip, id: string, kind?: BetKind): void {
      if (!isEditable(slip)) return
      const isTaking = !['bigCombo', 'betBuilder'].includes(slip.kind)
      const at = kind ?? (isTaking ? slip.kind : 'single')
      const result = after(at, opened(slip, at).legs, id)
      if (slip.phase === 'placed' || slip.phase === 'lapsed') {
        slip.phase = 'editing'
        slip.bet = null
      }
      if (typeof result === 'number') return void slip.refused.push(result)
      openKind(slip, at)
      if (result !== 'same') withLegs(slip, result)
      selectionChanged(slip)
    },
    remove(slip: PlainSlip, id: string): void {
      if (!isEditable(slip)) return
      const { legs } = open(slip)
      const left = legs.filter((leg) => leg.id !== id)
      if (left.length < legs.length) withLegs(slip, left)
      selectionChanged(slip)
    },
    clear(slip: PlainSlip): void {
      if (!isEditable(slip)) return
      withLegs(slip, [])
      selectionChanged(slip)
    },
    choose(slip: PlainSlip, kind: BetKind): void {
      if (!isEditable(slip)) return
      openKind(slip, kind)
      selectionChanged(slip)
    },
    offer(
      slip: PlainSlip,
      offered: { kind: GroupName; ids: readonly string[]; isFollowed: boolean; bigCombo: string | null },
    ): void {
      if (!isEditable(slip)) return
      const { kind, ids, isFollowed, bigCombo } = offered
      if (slip.phase === 'placed' || slip.phase === 'lapsed') {
        slip.phase = 'editing'
        slip.bet = null
      }
      openKind(slip, kind)
      slip.groups[kind] = { legs: ids.map(legAt), stakes: {}, isFollowed, bigCombo }
      selectionChanged(slip)
    },
    type(slip: PlainSlip, slot: string, text: string): void {
      if (!isEditable(slip)) return
      open(slip).stakes[slot] = text
      selectionChanged(slip)
    },
    /** Which moves of a price are taken unasked. */
    policy(slip: PlainSlip, policy: Policy): void {
      slip.policy = policy
      if (slip.phase === 'asked' || slip.phase === 'refused') slip.phase = 'editing'
    },
    submit(slip: PlainSlip): void {
      if (!['editing', 'stakeMissing', 'refused'].includes(slip.phase)) return
      if (open(slip).legs.length > 0 && stake(slip) === 'empty') slip.phase = 'stakeMissing'
      else if (isBet(slip) && stake(slip) === 'right') {
        if (terms(slip) === 'agreed') send(slip)
        else slip.phase = 'asked'
      }
    },
    /** Yes to what the slip asks: what is locked goes, else the terms of now are agreed to, and the bet is sent if one was asked about. */
    accept(slip: PlainSlip): void {
      if (!isEditable(slip)) return
      const group = open(slip)
      const now = terms(slip)
      if (now === 'locked') {
        const left = group.legs.filter((leg) => offerOf(leg).isOpen)
        withLegs(
          slip,
          left.map((leg) => (takes(slip.policy, leg) ? leg : asNow(leg))),
        )
        selectionChanged(slip)
      } else if (now !== 'none') {
        group.legs = group.legs.map((leg) => (takes(slip.policy, leg) ? leg : asNow(leg)))
        if (slip.phase === 'asked') send(slip)
      }
    },
    decline(slip: PlainSlip): void {
      if (slip.phase === 'asked') slip.phase = 'editing'
    },
    /** The server's answer to the bet under way. */
    answer(slip: PlainSlip, what: 'placed' | 'refused' | 'changed' | 'lapsed'): void {
      if (slip.bet === null || slip.phase !== 'underWay') return
      if (what === 'placed') {
        slip.groups[groupOf(slip.bet.kind)] = nothing()
        slip.phase = 'placed'
        return
      }
      // A refusal is read leg by leg: of those whose terms the member takes nothing is asked.
      const group = open(slip)
      if (what !== 'lapsed')
        group.legs = group.legs.map((leg) => (takes(slip.policy, leg) ? asNow(leg) : leg))
      slip.phase = what === 'changed' ? 'asked' : what
      slip.bet = null
    },
    dismiss(slip: PlainSlip): void {
      if (!['refused', 'placed', 'lapsed'].includes(slip.phase)) return
      slip.phase = 'editing'
      slip.bet = null
    },
    /** What was bet once more, with its stakes written out. */
    keep(slip: PlainSlip): void {
      if (slip.phase !== 'placed' || slip.bet === null) return
      const { kind, group } = slip.bet
      openKind(slip, kind)
      const stakes = slots(kind, group.legs.length).flatMap(({ slot }) => {
        const text = group.stakes[slot] ?? ''
        return Number(text) > 0 ? [[slot, Number(text).toFixed(2)]] : []
      })
      slip.groups[groupOf(kind)] = { ...group, stakes: Object.fromEntries(stakes) }
      slip.phase = 'editing'
      slip.bet = null
    },
    /** A page begins anew with what was kept. @param kept the open legs, at the terms that were written down last */
    reload(slip: PlainSlip, kept: readonly { id: string; price: string }[]): void {
      if (slip.phase === 'underWay') return
      open(slip).legs = open(slip).legs.map((leg) => ({
        ...leg,
        price: kept.find(({ id }) => id === leg.id)?.price ?? leg.price,
      }))
      slip.phase = 'editing'
      slip.bet = null
    },
  }
}

export type PlainRules = ReturnType<typeof rules>
