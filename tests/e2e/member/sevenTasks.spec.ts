import { expect, test } from '../../harness/fixtures.ts'
import { keyboardOf } from '../../harness/member/byKeyboard.ts'
import { handOf } from '../../harness/member/byPointer.ts'
import { type At, type Hand, type Way, ways } from '../../harness/member/hand.ts'
import { tasks } from '../../harness/member/tasks.ts'

const hands: Readonly<Record<Way, (at: At) => Hand>> = {
  pointer: (at) => handOf(at, 'click'),
  touch: (at) => handOf(at, 'tap'),
  keyboard: keyboardOf,
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

for (const way of ways)
  test.describe(`a member by ${way} alone`, () => {
    test.use(way === 'touch' ? phone : { viewport: { width: 1440, height: 900 } })

    for (const { what, cites, begin, most, mostForSheet, isTextFree, from } of tasks)
      test(`does it in no more presses than it took: ${what} [A11Y-01] ${cites}`, async ({
        launched,
        page,
        sandbox,
      }, testInfo) => {
        const { at, walk } = await begin({ launched, sandbox })
        const hand = hands[way]({ ...at, page })
        await walk(hand)
        const presses = hand.presses - hand.forSheet - (isTextFree ? hand.written : 0)
        const row = [what, way, presses, hand.forSheet, most[way], from]
        testInfo.annotations.push({ type: 'presses', description: JSON.stringify(row) })
        expect(presses).toBeLessThanOrEqual(most[way])
        expect(hand.forSheet).toBeLessThanOrEqual(mostForSheet)
      })
  })
