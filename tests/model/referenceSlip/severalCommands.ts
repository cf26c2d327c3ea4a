import fc from 'fast-check'

import { command } from './command.ts'
import { slots } from './kinds.ts'
import { createMarket, legOf } from './market.ts'

const { ids } = createMarket()
const id = fc.constantFrom(...ids)

const pin = fc.tuple(fc.nat({ max: 3 }), id, fc.boolean()).map(([at, other, isPinned]) =>
  command(`${isPinned ? 'pin' : 'unpin'} leg ${at}, or ${other}`, ({ slip, rules }, real) => {
    const offered = real.market.offer(rules.open(slip).legs[at]?.id ?? other)
    real.send({ type: 'selection.pinned', marketId: offered.market, side: offered.side, isPinned })
    rules.pin(slip, offered.id, isPinned)
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
      for (const one of chosen) {
        const leg = legOf(real.market.offer(one))
        real.send({ type: 'selection.toggled', leg, at: 1, kind: 'single' })
        rules.press(slip, one, 'single')
        real.send({ type: 'selection.pinned', ...leg, isPinned: true })
        rules.pin(slip, one, true)
      }
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
export const severalCommands = [pin, pin, sideBySide, sideBySide, share, undo, undo, wait, wait]
