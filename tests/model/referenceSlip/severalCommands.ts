import fc from 'fast-check'

import { command } from './command.ts'
import { slots } from './kinds.ts'
import { createMarket, legOf } from './market.ts'

const { ids } = createMarket()
const id = fc.constantFrom(...ids)

const addAlways = fc.boolean().map((addsAlways) =>
  command(addsAlways ? 'presses add' : 'presses replace', ({ slip, rules }, real) => {
    real.send({ type: 'pressRule.chosen', pressRule: addsAlways ? 'add' : 'replace' })
    rules.addAlways(slip, addsAlways)
  }),
)

const keepBoth = fc.constant(
  command('keep both', ({ slip, rules }, real) => {
    real.send({ type: 'replaced.kept' })
    rules.keepBoth(slip)
  }),
)

/** A single, another that takes its place, and both of them. */
const keptBoth = fc.uniqueArray(id, { minLength: 2, maxLength: 3 }).map(([first, ...others]) =>
  command(`${first} alone, then ${others.join(', ')} and keep both`, ({ slip, rules }, real) => {
    real.send({ type: 'kind.chosen', kind: 'single' })
    rules.choose(slip, 'single')
    for (const one of [first ?? '', ...others]) {
      real.send({ type: 'selection.toggled', leg: legOf(real.market.offer(one)), at: 1, kind: 'single' })
      rules.press(slip, one, 'single')
    }
    real.send({ type: 'replaced.kept' })
    rules.keepBoth(slip)
  }),
)

/** Singles one beside the other; rarely more of them than may be. */
const sideBySide = fc
  .record({
    chosen: fc.oneof(
      { weight: 15, arbitrary: fc.uniqueArray(id, { minLength: 2, maxLength: 4 }) },
      { weight: 1, arbitrary: fc.constant(ids.slice(0, 21)) },
    ),
    stakes: fc.array(fc.constantFrom('100', '20', '3000', ''), { minLength: 21, maxLength: 21 }),
  })
  .map(({ chosen, stakes }) =>
    command(`${chosen.join(', ')} side by side at ${stakes.slice(0, 4).join(', ')}`, (plain, real) => {
      const { slip, rules } = plain
      real.send({ type: 'kind.chosen', kind: 'single' })
      rules.choose(slip, 'single')
      const { addsAlways } = slip
      real.send({ type: 'pressRule.chosen', pressRule: 'add' })
      rules.addAlways(slip, true)
      for (const one of chosen) {
        const leg = legOf(real.market.offer(one))
        real.send({ type: 'selection.toggled', leg, at: 1, kind: 'single' })
        rules.press(slip, one, 'single')
      }
      real.send({ type: 'pressRule.chosen', pressRule: addsAlways ? 'add' : 'replace' })
      rules.addAlways(slip, addsAlways)
      for (const [at, { slot }] of slots(slip.kind, rules.open(slip)).entries()) {
        real.send({ type: 'stake.typed', text: stakes[at] ?? '', slot: real.slot(slot) })
        rules.type(slip, slot, stakes[at] ?? '')
      }
    }),
  )

const share = fc.boolean().map((isShared) =>
  command(isShared ? 'one stake for all' : 'each its own stake', ({ slip, rules }, real) => {
    real.send({ type: 'stake.shared', isShared })
    rules.share(slip, isShared)
  }),
)

const undo = fc.constant(
  command('undo', ({ slip, rules }, real) => {
    real.send({ type: 'selection.undone' })
    rules.undo(slip)
  }),
)

const wait = fc.constantFrom(1, 2, 5).map((time) =>
  command(`${time} seconds pass`, ({ slip, rules }, real) => {
    real.wait(time)
    rules.wait(slip, time)
  }),
)

/** What is done with several singles, what brings a leg back, and the time that passes. */
export const severalCommands = [
  addAlways,
  keepBoth,
  keepBoth,
  keptBoth,
  sideBySide,
  sideBySide,
  share,
  undo,
  undo,
  wait,
  wait,
]
