import type { BetKind } from '#domain/bets/bet.ts'

import { contentRules } from './contents.ts'
import { groupOf, type GroupName, type PlainGroup, type PlainLeg, slots } from './kinds.ts'
import type { PlainMarket } from './market.ts'
import { shared, singleAgain } from './singles.ts'
import { nothing, type PlainAnswer, type PlainBet, type PlainSlip, type Policy, seconds } from './state.ts'

/**
 * The rules of the slip, written down once more and as plainly as they can be: a table of kinds and what each press
 * does. Nothing of the machine or of the domain's rules is used. When you change the slip, change them here too.
 */
export function rules(market: PlainMarket) {
  const contents = contentRules(market)
  const { offerOf, legAt, after, open, isEditable, isBet, opened, openKind, withLegs, change } = contents
  const {
    undoOf,
    canUndo,
    selectionChanged,
    stake,
    takes,
    terms,
    asNow,
    follow,
    send,
    leave,
    leaveAnswers,
    goOn,
  } = contents

  return {
    open,
    most: contents.most,
    terms,
    follow,
    press(slip: PlainSlip, id: string, kind?: BetKind): void {
      if (!isEditable(slip)) return
      const isTaking = !['bigCombo', 'betBuilder'].includes(slip.kind)
      const at = kind ?? (isTaking ? slip.kind : 'single')
      const there = opened(slip, at)
      const result = after(at, { ...there, isAdding: there.isAdding || slip.addsAlways }, id)
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
      const before = structuredClone(slip.groups[kind])
      leaveAnswers(slip)
      openKind(slip, kind)
      slip.groups[kind] = { ...nothing(), legs: ids.map(legAt), isFollowed, bigCombo }
      const isLost = before.legs.some(({ id }) => !ids.includes(id))
      slip.undo = isLost ? undoOf(slip, before) : null
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
    /** A single that another took the place of is next to it, as if that had been added. */
    keepBoth(slip: PlainSlip): void {
      const replacing = open(slip).legs
      if (slip.undo?.isReplacement !== true || !canUndo(slip)) return
      slip.groups.single = slip.undo.before
      withLegs(slip, [...slip.undo.before.legs, ...replacing])
      slip.undo = null
      selectionChanged(slip)
    },
    /** What a press does beside a single that stands alone, as the member wants it. */
    addAlways(slip: PlainSlip, addsAlways: boolean): void {
      slip.addsAlways = addsAlways
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
      if (!isBet(slip)) return
      if (stake(slip) === 'empty') slip.phase = 'stakeMissing'
      else if (stake(slip) === 'right') {
        slip.undo = null
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
        slip.undo = null
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
      if (what === 'tooFast') slip.waitUntil = slip.now + seconds.tooFast
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
        slip.bets = []
      }
    },
    /** What a reloaded page would find of the open group: nothing of what is placed. */
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
      goOn(slip)
    },
    /** Another tab has changed a stake. @param kept the open legs, at the terms that were written down last */
    hear(slip: PlainSlip, slot: string, text: string, kept: readonly { id: string; price: string }[]): void {
      open(slip).stakes[slot] = text
      open(slip).legs = asKept(open(slip).legs, kept)
      slip.undo = null
      selectionChanged(slip)
    },
    /** A page starts again with what was kept. @param kept the open legs, at the terms that were written down last */
    reload(slip: PlainSlip, kept: readonly { id: string; price: string }[]): void {
      const isOpen = ({ answer }: PlainBet): boolean => answer === null || answer === 'unknown'
      const bets = isEditable(slip) ? [] : slip.bets.filter(isOpen)
      if (!isEditable(slip))
        for (const { group, answer } of slip.bets) if (answer === 'placed') leave(slip, group)
      open(slip).legs = asKept(open(slip).legs, kept)
      const [first, ...others] = bets
      slip.phase = first === undefined ? 'editing' : others.length === 0 ? 'underWay' : 'severalUnderWay'
      slip.bets = bets.map((bet) => ({ ...bet, answer: null }))
      slip.undo = null
      slip.waitUntil = 0
    },
  }
}

export type PlainRules = ReturnType<typeof rules>

/** A price that was followed is not written down: the one that was agreed to before it is. */
function asKept(legs: readonly PlainLeg[], kept: readonly { id: string; price: string }[]): PlainLeg[] {
  return legs.map((leg) => ({ ...leg, price: kept.find(({ id }) => id === leg.id)?.price ?? leg.price }))
}
