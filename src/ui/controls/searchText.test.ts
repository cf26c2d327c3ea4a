import { describe, expect, it } from 'vitest'

import { longestSearch, searchTextOf } from './searchText.ts'

describe('what is looked for, as an address keeps it', () => {
  it.each([
    ['red stars', 'red stars'],
    ['  red stars  ', 'red stars'],
    [2026, '2026'],
    ['a\uD800b', 'ab'],
    ['\uD800 a', 'a'],
    ['', undefined],
    ['   ', undefined],
    [null, undefined],
    [['a'], undefined],
    [true, undefined],
  ])('of %j is %j [ROUTE-11]', (value, text) => {
    expect(searchTextOf(value)).toBe(text)
  })

  it.each([
    'x'.repeat(200),
    `${'x'.repeat(79)}\u{1F3C6}y`,
    `lions${' '.repeat(90)}and more`,
    `${' '.repeat(90)}lions`,
    `\uD800${' x'.repeat(90)}`,
  ])('is cut where it is too long, and is what it is when it is read again (%j) [ROUTE-11]', (value) => {
    const text = searchTextOf(value) ?? ''
    expect(text.length).toBeGreaterThan(0)
    expect(text.length).toBeLessThanOrEqual(longestSearch)
    expect(text).toBe(text.trim())
    expect(text).not.toMatch(/\p{Cs}/u)
    expect(searchTextOf(text)).toBe(text)
  })
})
