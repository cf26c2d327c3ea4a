import fc from 'fast-check'

import type { BetKind } from '#domain/bets/bet.ts'
import { yuan } from '#src/testing/builders.ts'

import { command } from './command.ts'
import type { Plain } from './compare.ts'
import { type GroupName, slots } from './kinds.ts'
import { createMarket, legOf } from './market.ts'
import { allKinds, named, type RealSlip } from './real.ts'
import { severalCommands } from './severalCommands.ts'
import type { PlainAnswer, Policy } from './state.ts'

const { ids } = createMarket()
const id = fc.constantFrom(...ids)
const ofMatches = fc.constantFrom(...ids.filter((one) => one.endsWith('winner/home')))

const press = fc
  .tuple(id, fc.option(fc.constantFrom<BetKind>('single', 'combo', 'betBuilder'), { nil: undefined }))
  .map(([which, kind]) =>
    command(`press ${which}${kind === undefined ? '' : ` for a ${kind}`}`, ({ slip, rules }, real) => {
      real.send({ type: 'selection.toggled', leg: legOf(real.market.offer(which)), at: 1, kind })
      rules.press(slip, which, kind)
    }),
  )

/** Three matches at once: without them few runs would come to a combination. */
const combines = fc.uniqueArray(ofMatches, { minLength: 3, maxLength: 4 }).map((chosen) =>
  command(`press ${chosen.join(', ')} for a combo`, ({ slip, rules }, real) => {
    for (const one of chosen) {
      real.send({ type: 'selection.toggled', leg: legOf(real.market.offer(one)), at: 1, kind: 'combo' })
      rules.press(slip, one, 'combo')
    }
  }),
)

const wholeBets = { single: ['e1/winner/home'], betBuilder: ['e1/winner/home', 'e1/total/away'] }
const threeMatches = ['e1/winner/home', 'e2/total/away', 'e3/winner/away']

/** A bet from nothing to the press that places it. */
const bet = fc
  .constantFrom<'single' | 'combo' | 'mix' | 'betBuilder'>('single', 'combo', 'mix', 'betBuilder')
  .map((kind) =>
    command(`bet a ${kind}`, ({ slip, rules }, real) => {
      real.send({ type: 'kind.chosen', kind })
      rules.choose(slip, kind)
      real.send({ type: 'selections.cleared' })
      rules.clear(slip)
      const chosen = kind === 'combo' || kind === 'mix' ? threeMatches : wholeBets[kind]
      for (const one of chosen) {
        real.send({ type: 'selection.toggled', leg: legOf(real.market.offer(one)), at: 1, kind })
        rules.press(slip, one, kind)
      }
      for (const { slot } of slots(slip.kind, rules.open(slip))) {
        real.send({ type: 'stake.typed', text: '100', slot: real.slot(slot) })
        rules.type(slip, slot, '100')
      }
      real.settle()
      rules.follow(slip)
      real.submit()
      rules.submit(slip)
    }),
  )

const remove = fc.nat({ max: 3 }).map((at) =>
  command(`remove leg ${at}`, ({ slip, rules }, real) => {
    const leg = rules.open(slip).legs[at]
    if (leg === undefined) return
    const { market: marketId, side } = real.market.offer(leg.id)
    real.send({ type: 'selection.removed', marketId, side })
    rules.remove(slip, leg.id)
  }),
)

const choose = fc.constantFrom(...allKinds).map((kind) =>
  command(`open ${kind}`, ({ slip, rules }, real) => {
    real.send({ type: 'kind.chosen', kind })
    rules.choose(slip, kind)
  }),
)

const offer = fc
  .record({
    kind: fc.constantFrom<GroupName & BetKind>('bigCombo', 'luckyCombo', 'combo'),
    chosen: fc.uniqueArray(ofMatches, { minLength: 3, maxLength: 4 }),
    isFollowed: fc.boolean(),
  })
  .map(({ kind, chosen, isFollowed }) =>
    command(`a ${kind} is put forward${isFollowed ? ', followed' : ''}`, ({ slip, rules }, real) => {
      const bigCombo = kind === 'bigCombo' ? 'b1' : null
      const legs = chosen.map((one) => legOf(real.market.offer(one)))
      const more = { isFollowBet: isFollowed, bigComboId: bigCombo, at: 2 }
      real.send({ type: 'combination.offered', kind, legs, ...more })
      rules.offer(slip, { kind, ids: chosen, isFollowed, bigCombo })
    }),
  )

const type = fc
  .record({
    at: fc.nat({ max: 3 }),
    text: fc.constantFrom('100', '100', '20', '3000', '5', '6000', 'abc', ''),
  })
  .map(({ at, text }) =>
    command(`type "${text}" into stake ${at}`, ({ slip, rules }, real) => {
      const entries = slots(slip.kind, rules.open(slip))
      const { slot } = entries[at % Math.max(1, entries.length)] ?? { slot: 'whole' }
      const named = real.slot(slot)
      real.send(
        text === '' ? { type: 'stake.cleared', slot: named } : { type: 'stake.typed', text, slot: named },
      )
      rules.type(slip, slot, text)
    }),
  )

const increase = fc.constant(
  command('add 50', ({ slip, rules }, real) => {
    const [{ slot } = { slot: 'whole' }] = slots(slip.kind, rules.open(slip))
    real.send({ type: 'stake.increased', by: yuan(50), slot: real.slot(slot) })
    const before = rules.open(slip).stakes[slot] ?? ''
    const isAmount = before === '' || /^\d+(\.\d\d)?$/.test(before)
    rules.type(slip, slot, ((isAmount ? Number(before) : 0) + 50).toFixed(2))
  }),
)

const maximise = fc.nat({ max: 3 }).map((at) =>
  command(`the most into stake ${at}`, ({ slip, rules }, real) => {
    const entries = slots(slip.kind, rules.open(slip))
    const { slot } = entries[at % Math.max(1, entries.length)] ?? { slot: 'whole' }
    real.send({ type: 'stake.maximised', slot: real.slot(slot) })
    rules.type(slip, slot, rules.most(slip, slot) ?? rules.open(slip).stakes[slot] ?? '')
  }),
)

/** What the channel tells, of a leg that is held where there is one. */
function news(name: string, change: { price?: string; line?: string; isOpen?: boolean }) {
  return fc.tuple(fc.nat({ max: 3 }), id).map(([at, other]) =>
    command(`${name} of leg ${at}, or ${other}`, ({ slip, rules }, real) => {
      real.market.change(rules.open(slip).legs[at]?.id ?? other, change)
    }),
  )
}

const policy = fc.constantFrom<Policy>('any', 'better', 'none').map((chosen) =>
  command(`take ${chosen} changes`, ({ slip, rules }, real) => {
    real.send({ type: 'policy.chosen', policy: chosen })
    rules.policy(slip, chosen)
  }),
)

const answer = fc
  .record({
    what: fc.constantFrom<PlainAnswer | 'unknown'>(
      ...(['placed', 'placed', 'refused', 'changed', 'lapsed', 'tooFast', 'unknown'] as const),
    ),
    which: fc.nat({ max: 3 }),
  })
  .map(({ what, which }) =>
    command(
      `the answer to bet ${which} is ${what}`,
      ({ slip, rules }, real) => {
        const open = slip.bets.filter(({ answer: known }) => known === null || known === 'unknown')
        const bet = open[which % open.length]
        const [first] = bet?.group.legs ?? []
        if (bet === undefined || first === undefined) return
        if (what === 'changed')
          for (const leg of bet.group.legs) real.market.change(leg.id, { price: '1.70' })
        real.answer(what, first.id)
        rules.answer(slip, slip.bets.indexOf(bet), what)
      },
      ({ phase }) => phase === 'underWay' || phase === 'severalUnderWay',
    ),
  )

const plainly = fc.constantFrom(
  command('clear', ({ slip, rules }, real) => {
    real.send({ type: 'selections.cleared' })
    rules.clear(slip)
  }),
  command('decline', ({ slip, rules }, real) => {
    real.send({ type: 'changes.declined' })
    rules.decline(slip)
  }),
  command('dismiss', ({ slip, rules }, real) => {
    for (const one of ['refusal.dismissed', 'receipt.closed', 'lapse.dismissed'] as const)
      real.send({ type: one })
    rules.dismiss(slip)
  }),
  command('keep the selections', ({ slip, rules }, real) => {
    real.send({ type: 'selections.kept' })
    rules.keep(slip)
  }),
)

const submit = fc.constant(
  command('submit', ({ slip, rules }, real) => {
    real.submit()
    rules.submit(slip)
  }),
)

const accept = fc.constant(
  command('accept', ({ slip, rules }, real) => {
    real.accept()
    rules.accept(slip)
  }),
)

const elsewhere = fc.constantFrom('', '30', '7000').map((text) =>
  command(
    `another tab types "${text}"`,
    ({ slip, rules }, real) => {
      if (real.kept() === null) return
      const [{ slot } = { slot: 'whole' }] = slots(slip.kind, rules.open(slip))
      real.hearElsewhere((kept) => ({ ...kept, stakeTexts: { ...kept.stakeTexts, [real.slot(slot)]: text } }))
      rules.hear(slip, slot, text, named(real.snapshot().context.legs))
    },
    ({ phase }) => ['editing', 'stakeMissing', 'asked', 'refused', 'tooFast'].includes(phase),
  ),
)

const reload = fc.constant(
  command('reload', ({ slip, rules }, real) => {
    real.reload()
    // A price that was followed is not kept: the one that was agreed to before it is asked about again.
    rules.reload(slip, named(real.snapshot().context.legs))
  }),
)

const weighted = <T>(weight: number, arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T>[] =>
  Array.from({ length: weight }, () => arbitrary)

/** Everything that a member and the world can do to a slip. */
export const anyCommands = fc.commands<Plain, RealSlip>(
  [
    ...weighted(5, press),
    ...weighted(2, combines),
    ...weighted(3, bet),
    remove,
    ...weighted(2, choose),
    offer,
    ...weighted(5, type),
    increase,
    ...weighted(2, maximise),
    news('a better price', { price: '2.20' }),
    news('a worse price', { price: '1.80' }),
    news('another line', { line: '-1' }),
    news('a lock', { isOpen: false }),
    ...weighted(2, news('a reopening', { isOpen: true })),
    policy,
    ...weighted(6, submit),
    ...weighted(3, accept),
    ...weighted(6, answer),
    ...weighted(2, plainly),
    ...severalCommands,
    ...weighted(2, elsewhere),
    reload,
  ],
  { maxCommands: 40, size: '+1' },
)
