import type { BetKind } from '#domain/bet.ts'

import { groupOf, type GroupName, kindRules, type PlainGroup, type PlainLeg, slots } from './kinds.ts'
import type { PlainMarket } from './market.ts'
import { betsOfPress, restaked, shared, singleAgain } from './singles.ts'

export type Policy = 'any' | 'better' | 'none'

/** What the member can see of a bet on its way. */
export const allPhases = [
  'editing',
  'stakeMissing',
  'asked',
  'underWay',
  'severalUnderWay',
  'severalAnswered',
  'placed',
  'refused',
  'tooFast',
  'lapsed',
] as const

export type Phase = (typeof allPhases)[number]

export type PlainAnswer = 'placed' | 'refused' | 'changed' | 'tooFast' | 'lapsed'

/** What is confirmed: frozen as it was read. */
export interface PlainBet {
  readonly kind: BetKind
  readonly group: PlainGroup
  /** None yet, that nobody knows it yet, or what became of it. */
  answer: PlainAnswer | 'unknown' | null
}

/** How long a bet that came too fast is waited for, and how long what was taken out can come back. */
export const seconds = { tooFast: 3, undo: 8 }

export interface PlainSlip {
  kind: BetKind
  groups: Record<GroupName, PlainGroup>
  policy: Policy
  phase: Phase
  /** The bets under way, or those whose answers are shown; of several in the order they were answered. */
  bets: PlainBet[]
  now: number
  /** When the wait after a bet that came too fast is over. */
  waitUntil: number
  /** The open group before a leg was taken out, and until when it can be had back. */
  undo: { readonly before: PlainGroup; readonly until: number } | null
  /** Codes of the presses that were refused. */
  refused: number[]
}

export const stakeLimits = { least: 10, most: 5_000, balance: 10_000 }

const nothing = (): PlainGroup => ({
  legs: [],
  stakes: {},
  isFollowed: false,
  bigCombo: null,
  pinned: [],
  isShared: false,
})

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
    bets: [],
    now: 0,
    waitUntil: 0,
    undo: null,
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
  const isEditable = ({ phase }: PlainSlip): boolean => !['underWay', 'severalUnderWay'].includes(phase)

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
    // Several legs of one bet do not come apart into several bets.
    const fits = clash(kind, legs) === null && (kind !== 'single' || legs.length === 1)
    return isMadeByMembers && fits ? { ...nothing(), legs: [...legs] } : nothing()
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
    group.pinned = group.pinned.filter((id) => left.some((leg) => leg.id === id))
    group.bigCombo = null
    if (group.legs.length === 0) group.isFollowed = false
  }
  /** The same by the member's hand: what goes can be had back for some seconds, while nothing else is done. */
  const change = (slip: PlainSlip, legs: PlainLeg[]): void => {
    const before = structuredClone(open(slip))
    withLegs(slip, legs)
    const isLost = before.legs.some(({ id }) => open(slip).legs.every((leg) => leg.id !== id))
    slip.undo = isLost ? { before, until: slip.now + seconds.undo } : null
  }
  const canUndo = (slip: PlainSlip): boolean =>
    isEditable(slip) && slip.undo !== null && slip.now < slip.undo.until
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
  /** The terms that the member does not mind are the agreed ones from now on, once all of them can be had. */
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
    slip.phase = 'editing'
    slip.bets = []
  }

  return {
    open,
    terms,
    follow,
    press(slip: PlainSlip, id: string, kind?: BetKind): void {
      if (!isEditable(slip)) return
      const isTaking = !['bigCombo', 'betBuilder'].includes(slip.kind)
      const at = kind ?? (isTaking ? slip.kind : 'single')
      const result = after(at, opened(slip, at), id)
      leaveAnswers(slip)
      if (typeof result === 'number') return void slip.refused.push(result)
      const isSameKind = slip.kind === at
      openKind(slip, at)
      change(slip, result === 'same' ? open(slip).legs : result)
      if (!isSameKind) slip.undo = null
      selectionChanged(slip)
    },
    remove(slip: PlainSlip, id: string): void {
      if (!isEditable(slip)) return
      const { legs } = open(slip)
      const left = legs.filter((leg) => leg.id !== id)
      change(slip, left)
      selectionChanged(slip)
    },
    clear(slip: PlainSlip): void {
      if (!isEditable(slip)) return
      change(slip, [])
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
      leaveAnswers(slip)
      openKind(slip, kind)
      slip.groups[kind] = { ...nothing(), legs: ids.map(legAt), isFollowed, bigCombo }
      slip.undo = null
      selectionChanged(slip)
    },
    type(slip: PlainSlip, slot: string, text: string): void {
      if (!isEditable(slip)) return
      open(slip).stakes[slot] = text
      slip.undo = null
      selectionChanged(slip)
    },
    /** One stake for all singles, or each its own. */
    share(slip: PlainSlip, isShared: boolean): void {
      if (!isEditable(slip)) return
      const group = open(slip)
      if (slip.kind === 'single' && group.legs.length > 1 && isShared !== group.isShared) {
        Object.assign(group, shared(group, isShared))
        slip.undo = null
      }
      selectionChanged(slip)
    },
    /** A single that is in the slip stays, or does not, when other odds are pressed. */
    pin(slip: PlainSlip, id: string, isPinned: boolean): void {
      const group = open(slip)
      const isSingle = slip.kind === 'single' && group.legs.some((leg) => leg.id === id)
      if (!isEditable(slip) || !isSingle || group.pinned.includes(id) === isPinned) return
      group.pinned = isPinned ? [...group.pinned, id] : group.pinned.filter((other) => other !== id)
      slip.undo = null
    },
    canUndo,
    undo(slip: PlainSlip): void {
      if (slip.undo === null || !canUndo(slip)) return
      slip.groups[groupOf(slip.kind)] = slip.undo.before
      slip.undo = null
      selectionChanged(slip)
    },
    wait(slip: PlainSlip, time: number): void {
      slip.now += time
      if (slip.phase === 'tooFast' && slip.now >= slip.waitUntil) slip.phase = 'editing'
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
        slip.undo = null
        withLegs(
          slip,
          left.map((leg) => (takes(slip.policy, leg) ? leg : asNow(leg))),
        )
        selectionChanged(slip)
      } else if (now !== 'none') {
        // One without a stake may be locked: it is no part of the bet.
        group.legs = group.legs.map((leg) =>
          takes(slip.policy, leg) || !offerOf(leg).isOpen ? leg : asNow(leg),
        )
        if (slip.phase === 'asked') send(slip)
      }
    },
    decline(slip: PlainSlip): void {
      if (slip.phase === 'asked') slip.phase = 'editing'
    },
    /** The server's answer to one of the bets under way, or that it is not known yet. */
    answer(slip: PlainSlip, at: number, what: PlainAnswer | 'unknown'): void {
      const bet = slip.bets[at]
      if (isEditable(slip) || bet === undefined) return
      bet.answer = what
      if (what === 'unknown') return
      // A refusal is read leg by leg: of those whose terms the member takes nothing is asked.
      if (what !== 'placed' && what !== 'lapsed') {
        const group = open(slip)
        group.legs = group.legs.map((leg) => (takes(slip.policy, leg) ? asNow(leg) : leg))
      }
      if (slip.phase === 'severalUnderWay') {
        slip.bets = [...slip.bets.filter((other) => other !== bet), bet]
        if (slip.bets.some(({ answer }) => answer === null || answer === 'unknown')) return
        for (const { group, answer } of slip.bets) if (answer === 'placed') leave(slip, group)
        slip.phase = 'severalAnswered'
      } else if (what === 'placed') {
        leave(slip, bet.group)
        slip.phase = 'placed'
      } else {
        slip.phase = what === 'changed' ? 'asked' : what
        if (what === 'tooFast') slip.waitUntil = slip.now + seconds.tooFast
        slip.bets = []
      }
    },
    /** What a page that begins anew would find of the open group: nothing of what is placed. */
    kept(slip: PlainSlip): PlainGroup {
      const copy = structuredClone(slip)
      if (slip.phase === 'severalUnderWay')
        for (const { group, answer } of copy.bets) if (answer === 'placed') leave(copy, group)
      return open(copy)
    },
    dismiss(slip: PlainSlip): void {
      if (slip.phase === 'refused') slip.phase = 'editing'
      leaveAnswers(slip)
    },
    /** What was bet once more, with its stakes written out; a single beside what is there. */
    keep(slip: PlainSlip): void {
      if (slip.phase !== 'placed' && slip.phase !== 'severalAnswered') return
      for (const { kind, group, answer } of slip.bets) {
        if (answer !== 'placed') continue
        openKind(slip, kind)
        const stakes = slots(kind, group).flatMap(({ slot }) => {
          const text = group.stakes[slot] ?? ''
          return Number(text) > 0 ? [[slot, Number(text).toFixed(2)]] : []
        })
        const again = { ...group, stakes: Object.fromEntries(stakes) }
        slip.groups[groupOf(kind)] = kind === 'single' ? singleAgain(open(slip), again) : again
        slip.undo = null
      }
      slip.phase = 'editing'
      slip.bets = []
    },
    /** A page begins anew with what was kept. @param kept the open legs, at the terms that were written down last */
    reload(slip: PlainSlip, kept: readonly { id: string; price: string }[]): void {
      if (!isEditable(slip)) return
      open(slip).legs = open(slip).legs.map((leg) => ({
        ...leg,
        price: kept.find(({ id }) => id === leg.id)?.price ?? leg.price,
      }))
      slip.phase = 'editing'
      slip.bets = []
      slip.undo = null
    },
  }
}

export type PlainRules = ReturnType<typeof rules>
