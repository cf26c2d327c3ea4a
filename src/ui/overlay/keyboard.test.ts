import { describe, expect, it } from 'vitest'

import { roomBesideKeyboard } from './keyboard.ts'

describe('the room beside a keyboard that lies over the page', () => {
  it('is what is seen of the page, above the keyboard [DEVICE-01]', () => {
    expect(roomBesideKeyboard(844, { height: 508, offsetTop: 0, scale: 1 })).toEqual({
      top: 0,
      height: 508,
      bottom: 336,
    })
  })

  it('moves with the page where the browser has moved it to a field [DEVICE-01]', () => {
    expect(roomBesideKeyboard(844, { height: 508, offsetTop: 200, scale: 1 })).toEqual({
      top: 200,
      height: 508,
      bottom: 136,
    })
  })

  it.each([
    ['all of the page is seen', { height: 844, offsetTop: 0, scale: 1 }],
    ['a bar of the browser has come', { height: 788, offsetTop: 0, scale: 1 }],
    ['the member has made the page larger', { height: 422, offsetTop: 300, scale: 2 }],
  ])('is not spoken of where %s [DEVICE-01]', (_, seen) => {
    expect(roomBesideKeyboard(844, seen)).toBeNull()
  })

  it('is counted in pixels of the page where the member has made it larger [DEVICE-01]', () => {
    expect(roomBesideKeyboard(844, { height: 254, offsetTop: 90, scale: 2 })).toEqual({
      top: 0,
      height: 508,
      bottom: 336,
    })
  })
})
