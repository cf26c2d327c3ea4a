import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { countIn, createFinder } from './find.ts'
import { hashOf, headingsOf, isNumbered, placeOf } from './places.ts'

const found = (find: string, words: string) =>
  createFinder(find)?.(words).map(([from, to]) => words.slice(from, to)) ?? null

describe('the search in a text', () => {
  it.each([
    ['void', 'A Void selection is VOID.', ['Void', 'VOID']],
    ['ca', 'Cácá', ['Cá', 'cá']],
    ['đặt', 'ĐẶT cược', ['ĐẶT']],
    ['ab', 'ababab', ['ab', 'ab', 'ab']],
    ['aa', 'aaa', ['aa']],
    [' void ', 'void', ['void']],
    ['無效', '選項無效時', ['無效']],
    ['x', 'void', []],
    ['(.*)', 'a (.*) b', ['(.*)']],
    ['i', 'İstanbul', ['İ']],
  ])('finds %s in %s, whatever its case and accents [MEMBER-05]', (find, words, parts) => {
    expect(found(find, words)).toEqual(parts)
  })

  it('finds nothing where nothing is looked for [MEMBER-05]', () => {
    expect([found('', 'a'), found('  ', 'a'), found('\u0301', 'a')]).toEqual([null, null, null])
  })

  it('marks places that lie in the words, in order and apart, each what was looked for [MEMBER-05]', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1 }),
        fc.string({ unit: 'grapheme' }),
        (find, around) => {
          const words = `${around}${find}${around}`
          const places = createFinder(find)?.(words) ?? []
          let last = 0
          for (const [from, to] of places) {
            expect(from).toBeGreaterThanOrEqual(last)
            expect(to).toBeGreaterThan(from)
            expect(to).toBeLessThanOrEqual(words.length)
            last = to
          }
          if (/^[a-z]+$/.test(find)) expect(places.length).toBeGreaterThanOrEqual(1)
        },
      ),
    )
  })

  it('counts a section with its title, within whatever its words stand [MEMBER-05]', () => {
    const finder = createFinder('void')
    if (finder === null) throw new Error('nothing is looked for')
    const content = [{ tag: 'p', children: ['void ', { tag: 'strong', children: ['Void'] }] }] as const
    expect(countIn({ id: 'a', title: 'Void', content }, finder)).toBe(3)
    expect(countIn({ id: 'a', title: 'Void', content: null }, finder)).toBe(1)
  })
})

describe('the places of a text', () => {
  const sections = [
    { id: 'general', title: 'General', content: [] },
    {
      id: 'combo',
      title: 'Combos',
      content: [{ tag: 'h3', children: ['Many ', { tag: 'em', children: ['legs'] }] }] as const,
    },
  ]

  it('are named by an address, and by nothing else of the page [MEMBER-05]', () => {
    expect(hashOf({ id: 'main' })).toBe('text-main')
    expect(placeOf(sections, hashOf({ id: 'combo' }, 1))).toEqual({ section: 1, heading: 1 })
    expect(placeOf(sections, 'text-combo')).toEqual({ section: 1, heading: 0 })
  })

  it.each([
    '',
    'combo',
    'text-',
    'text-none',
    'text-combo.9',
    'text-combo.x',
    'text-combo.-1',
    'text-__proto__.1',
  ])('are the nearest that there is where the address says %s [MEMBER-05]', (hash) => {
    const place = placeOf(sections, hash)
    expect(place).toEqual({ section: hash.startsWith('text-combo') ? 1 : 0, heading: 0 })
  })

  it('have their headings by their words [MEMBER-05]', () => {
    expect(headingsOf(sections[1]?.content ?? [])).toEqual(['Many legs'])
  })
})

it.each([
  ['1. General', true],
  ['7.2 Football', true],
  ['(3) Refunds', true],
  ['12 Cricket', true],
  ['4分の1のハンデとライン', false],
  ['1X2', false],
  ['General', false],
])('a section named “%s” has a number of its own: %s [MEMBER-05]', (title, isOwn) => {
  expect(isNumbered([{ id: 'x', title, content: null }])).toBe(isOwn)
})
