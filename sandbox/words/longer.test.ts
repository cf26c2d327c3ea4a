import { compileMessage } from '@lingui/message-utils/compileMessage'
import { expect, it } from 'vitest'

import { longer } from './longer.ts'

it('a text is longer by 40 %, with signs on its letters [I18N-01]', () => {
  const text = 'Your bet was placed. Returns come when the match is over.'
  const made = String(longer(text))
  expect(made).toBe('Ýóóúúr béét wááás pláááçééd. Rééétúúrñs çóóóméé whééñ thééé mááátçh ííís óóvéér.')
  expect(made.length / text.length).toBeCloseTo(1.4, 1)
})

it('its placeholders, tags and figures stay as they are, and it is said in each form of its plural [I18N-02]', () => {
  expect(longer(compileMessage('Stake {amount} on <0>{name}</0>, 1X2'))).toEqual([
    expect.stringMatching(/^Stá+ké+ $/),
    ['amount'],
    expect.stringMatching(/^ ó+ñ <0>$/),
    ['name'],
    expect.stringMatching(/^<\/0>, 1X2$/),
  ])
  expect(longer(compileMessage('{n, plural, one {# bet} other {# bets}}'))).toEqual([
    [
      'n',
      'plural',
      { one: ['#', expect.stringMatching(/^ bé+t$/)], other: ['#', expect.stringMatching(/^ bé+ts$/)] },
    ],
  ])
})
