import { describe, expect, it } from 'vitest'

import { keyed, type KeypadKey, markOf } from './keyed.ts'

function press(keys: readonly KeypadKey[], digits = 2): string {
  return keys.reduce((text, key) => keyed(text, key, digits), '')
}

describe('the keypad', () => {
  it('writes digits and one decimal point [SLIP-06]', () => {
    expect(press(['1', '5', '0', '.', '2', '5'])).toBe('150.25')
    expect(press(['1', '.', '5', '.', '2'])).toBe('1.52')
  })

  it('writes the mark that the language writes money with: a point there would be read as thousands [SLIP-06] [I18N-02]', () => {
    expect(press(['2', '0', markOf(',', 2), '5', '0'])).toBe('20,50')
    expect(press([',', '5', ',', '2'])).toBe('0,52')
    expect(press(['1', ',', '2', '3', '4'])).toBe('1,23')
    expect([markOf('.', 2), markOf(',', 3)]).toEqual(['.', '.'])
  })

  it('takes no more decimals than the currency has [SLIP-06]', () => {
    expect(press(['1', '.', '2', '3', '4'])).toBe('1.23')
    expect(press(['1', '2', '.', '3'], 0)).toBe('123')
  })

  it('writes no needless zero before the first digit and one before a point [SLIP-06]', () => {
    expect(press(['0', '5'])).toBe('5')
    expect(press(['.', '5'])).toBe('0.5')
  })

  it('takes back the last sign [SLIP-06]', () => {
    expect(press(['1', '2', 'backspace'])).toBe('1')
    expect(press(['backspace'])).toBe('')
  })

  it('stops where an amount is beyond every limit [SLIP-06]', () => {
    expect(press(Array.from({ length: 20 }, () => '9'))).toHaveLength(15)
  })
})
