import { expect, it } from 'vitest'

import type { Entry } from '#recording/entries.ts'

import { createRing } from './ring.ts'

const went = (at: number): Entry => ({ at, kind: 'went', path: '/' })

it('keeps the last so many entries and bytes, and counts what had to go [CHART-05]', () => {
  const few = createRing({ entries: 3, bytes: 10_000 })
  for (let at = 0; at < 2_005; at += 1) few.add(went(at))
  expect(few.read().map(({ at }) => at)).toEqual([2002, 2003, 2004])
  expect(few.dropped()).toBe(2002)
  expect(few.read(2004).map(({ at }) => at)).toEqual([2004])
  expect(few.read(2005)).toEqual([])

  const small = createRing({ entries: 100, bytes: 80 })
  for (let at = 0; at < 10; at += 1) small.add(went(at))
  expect(small.read().map(({ at }) => at)).toEqual([8, 9])
  expect(small.dropped()).toBe(8)
})
