import { describe, expect, it } from 'vitest'

import { faultsOf, type Figure, figure, isKept } from './figures.ts'

const faultsOfOne = (one: Figure) => faultsOf({ name: 'list', figures: [one], error: null })

describe('what is wrong with the outcome of a case', () => {
  it('is nothing if each figure is a number with the right sign, alone and next to its floor', () => {
    expect(faultsOfOne(figure('time', 'ms', 0.5))).toEqual([])
    expect(faultsOfOne(figure('time', 'ms', 3, { floor: 2 }))).toEqual([])
    expect(faultsOfOne(figure('dropped', '', 0, { mayBeZero: true }))).toEqual([])
    expect(faultsOfOne(figure('dropped', '', 0, { floor: 0, mayBeZero: true, ratio: null }))).toEqual([])
  })

  it.each([
    ['no number', Number.NaN],
    ['without end', Number.POSITIVE_INFINITY],
    ['negative', -1],
    ['nothing at all', 0],
  ])('is a figure that is %s, or a floor', (_, value) => {
    expect(faultsOfOne(figure('time', 'ms', value))).toEqual([`time is ${value}.`])
    expect(faultsOfOne(figure('time', 'ms', 1, { floor: value, ratio: 1 }))).toEqual([
      `The floor of time is ${value}.`,
    ])
    expect(faultsOfOne(figure('time', 'ms', 1, { floor: 1, ratio: value }))).toEqual([
      `The ratio of time is ${value}.`,
    ])
  })

  it('is a negative figure, and one that is not a number, even where zero is allowed', () => {
    expect(faultsOfOne(figure('dropped', '', -1, { mayBeZero: true }))).toEqual(['dropped is -1.'])
    expect(faultsOfOne(figure('dropped', '', Number.NaN, { mayBeZero: true }))).toEqual(['dropped is NaN.'])
    expect(faultsOfOne(figure('dropped', '', 0, { floor: -1, mayBeZero: true }))).toEqual([
      'The floor of dropped is -1.',
    ])
  })

  it('is that it failed, in its own words, and that it measured nothing', () => {
    expect(faultsOf({ name: 'list', figures: [], error: new Error('No list is on the page.') })).toEqual([
      'No list is on the page.',
    ])
    expect(faultsOf({ name: 'list', figures: [], error: null })).toEqual(['It gave no figure.'])
  })

  it('is reported for each figure', () => {
    const figures = [figure('a', 's', Number.NaN), figure('b', 's', 1), figure('c', 's', 0, { floor: 0 })]
    expect(faultsOf({ name: 'list', figures, error: null })).toEqual([
      'a is NaN.',
      'c is 0.',
      'The floor of c is 0.',
      'The ratio of c is NaN.',
    ])
  })
})

describe('a goal', () => {
  it('is met up to the goal itself, as a time or as a multiple of the floor, and missed above it', () => {
    expect(isKept(figure('way', 'ms', 35, { goal: { most: 35 } }))).toBe(true)
    expect(isKept(figure('way', 'ms', 35.01, { goal: { most: 35 } }))).toBe(false)
    expect(isKept(figure('main', 'µs', 11, { floor: 10, goal: { ratio: 1.1 } }))).toBe(true)
    expect(isKept(figure('main', 'µs', 11.1, { floor: 10, goal: { ratio: 1.1 } }))).toBe(false)
  })

  it('is missed if the ratio is missing or not a number, and is null if there is no goal', () => {
    expect(isKept(figure('main', 'µs', 1, { goal: { ratio: 1.1 } }))).toBe(false)
    expect(isKept(figure('main', 'µs', 1, { ratio: Number.NaN, goal: { ratio: 1.1 } }))).toBe(false)
    expect(isKept(figure('way', 'ms', Number.NaN, { goal: { most: 35 } }))).toBe(false)
    expect(isKept(figure('way', 'ms', 1_000))).toBeNull()
  })
})
