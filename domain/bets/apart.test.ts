import { describe, expect, it } from 'vitest'

import { apartFrom } from './apart.ts'
import { betKinds } from './bet.ts'
import { kindProblem, kinds, type KindLeg } from './kinds.ts'

const limits = { comboMaxEvents: 20, mixedComboMaxEvents: 5 }

function leg(change: Partial<KindLeg> = {}): KindLeg {
  return { eventId: 'e1', marketId: 'm1', side: 'home', option: 'match', comboAllowed: true, ...change }
}

const held = [leg()]
const elsewhere = { eventId: 'e2', marketId: 'm2' }
const ofSeveralMatches = betKinds.filter(
  (kind) => kinds[kind].events === 'different' && kinds[kind].takesPresses,
)

describe('what cannot be combined', () => {
  it.each([
    ['a market that takes no combos', leg({ ...elsewhere, comboAllowed: false }), 'singleOnly'],
    ['an outright', leg({ ...elsewhere, option: 'outright' }), 'singleOnly'],
    ['another selection of a match that is in', leg({ side: 'away' }), 'onePerMatch'],
    ['another market of a match that is in', leg({ marketId: 'm9' }), 'onePerMatch'],
    [
      'a market of such a match that takes no combos',
      leg({ marketId: 'm9', comboAllowed: false }),
      'singleOnly',
    ],
    ['a selection that is in', leg(), null],
    ['a selection of another match', leg(elsewhere), null],
  ] as const)('is known of %s before it is pressed [SLIP-02] [SLIP-10]', (_, pressed, why) => {
    for (const kind of ['combo', 'mix', 'luckyCombo'] as const)
      expect(apartFrom(kind, held, pressed)).toBe(why)
    for (const kind of ['single', 'betBuilder', 'bigCombo'] as const)
      expect(apartFrom(kind, held, pressed)).toBeNull()
  })

  it('is known where nothing is in yet, and of no selection that is in, whatever else is [SLIP-02] [SLIP-10]', () => {
    const single = leg({ ...elsewhere, comboAllowed: false })
    for (const kind of ofSeveralMatches) {
      expect(apartFrom(kind, [], single)).toBe('singleOnly')
      expect(apartFrom(kind, [], leg())).toBeNull()
      expect(apartFrom(kind, [leg(), single], single)).toBeNull()
    }
  })

  it('is what a press would not add, and what is not a bet with the legs that are in [SLIP-02] [SLIP-10]', () => {
    const options = [
      leg({ side: 'away' }),
      leg(elsewhere),
      leg({ ...elsewhere, comboAllowed: false }),
      leg({ ...elsewhere, option: 'outright' }),
    ]
    for (const kind of ofSeveralMatches)
      for (const pressed of options) {
        const problem = kindProblem(kind, [...held, pressed], limits)?.kind ?? 'tooFewEvents'
        const isAdded = kinds[kind].press(held, pressed) === 'add' && problem === 'tooFewEvents'
        expect([pressed, apartFrom(kind, held, pressed) === null]).toEqual([pressed, isAdded])
      }
  })
})
