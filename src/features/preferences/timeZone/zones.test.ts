import { describe, expect, it } from 'vitest'

import { offsetOf, zonesAt, zonesWith } from './zones.ts'

const winter = Date.UTC(2026, 0, 15)
const summer = Date.UTC(2026, 6, 15)
const names = (find: string): readonly string[] =>
  zonesWith(zonesAt(winter, []), find).map(({ name }) => name)

describe('time zones', () => {
  it.each([
    ['Asia/Tokyo', winter, 'GMT+9'],
    ['Europe/Berlin', winter, 'GMT+1'],
    ['Europe/Berlin', summer, 'GMT+2'],
    ['America/St_Johns', winter, 'GMT-3:30'],
    ['UTC', winter, 'GMT+0'],
  ])('%s is off Greenwich at that moment [MEMBER-04] [ODDS-04]', (zone, at, offset) => {
    expect(offsetOf(zone, at)).toBe(offset)
  })

  it('are those of the browser, Greenwich’s, and the one in use, once each, by name [MEMBER-04]', () => {
    const all = zonesAt(winter, ['Asia/Calcutta', 'Asia/Tokyo']).map(({ name }) => name)
    expect(all).toEqual([...new Set(all)].toSorted())
    expect(all).toEqual(expect.arrayContaining(['Asia/Tokyo', 'Asia/Calcutta', 'UTC', 'America/Sao_Paulo']))
    expect(all.length).toBeGreaterThan(300)
  })

  it.each([
    ['tokyo', ['Asia/Tokyo']],
    ['ASIA tokyo', ['Asia/Tokyo']],
    ['asia/tokyo', ['Asia/Tokyo']],
    ['são paulo', ['America/Sao_Paulo']],
    ['st johns −3:30', ['America/St_Johns']],
    ['no such town', []],
    ['\u202e', []],
  ])('are found by %j [MEMBER-04]', (find, found) => {
    expect(names(find)).toEqual(found)
  })
})
