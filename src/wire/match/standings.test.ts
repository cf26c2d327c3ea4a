import { describe, expect, it } from 'vitest'

import { Unreadable } from '#src/wire/base/read.ts'

import { readStandings } from './standings.ts'

const row = (over: Readonly<Record<string, unknown>> = {}) => ({
  position: 1,
  teamName: 'Saltmere United',
  played: 10,
  won: 7,
  drawn: 2,
  lost: 1,
  scored: 19,
  conceded: 8,
  points: 23,
  winRate: null,
  ...over,
})
const table = (rows: unknown, over: Readonly<Record<string, unknown>> = {}) => ({
  summaryType: 'x-slipway-standings',
  competitionName: 'Harrow Premier',
  sinceUtc: '2026-04-20T00:00:00Z',
  rows,
  ...over,
})
/** What is read, and how much was left out. */
function readOf(value: unknown) {
  const told: string[] = []
  const standings = readStandings(value, (what) => void told.push(what))
  return { standings, told }
}

describe('the standings of a competition [STAT-03]', () => {
  it('are read in the order of the server, with what a game has no use for as null', () => {
    const second = row({ position: 2, teamName: 'Ivelstow Rovers', points: -4 })
    const inEsports = { position: 3, teamName: 'Frost Owls', played: 9, won: 4, lost: 5 }
    const { standings, told } = readOf(table([row(), second, inEsports]))
    expect(standings).toEqual({
      competitionName: 'Harrow Premier',
      sinceUtc: Date.UTC(2026, 3, 20),
      rows: [
        row(),
        second,
        { ...inEsports, drawn: null, scored: null, conceded: null, points: null, winRate: null },
      ],
    })
    expect(told).toEqual([])
  })

  it.each([
    ['no row', 'row'],
    ['no place', row({ position: 0 })],
    ['no name', row({ teamName: 7 })],
    ['less than no matches', row({ played: -1 })],
    ['half a match', row({ won: 0.5 })],
    ['more than anybody scored', row({ scored: 1e15 })],
    ['points beyond counting', row({ points: -1e9 })],
    ['a share of more than all', row({ winRate: '1.2' })],
    ['figures as texts', row({ lost: '1' })],
    ['a team for the second time', row({ position: 4 })],
  ])('leave out a row with %s, and tell it [LIVE-13]', (_, broken) => {
    const { standings, told } = readOf(table([row(), broken, row({ position: 2, teamName: 'Last' })]))
    expect(standings.rows.map(({ teamName }) => teamName)).toEqual(['Saltmere United', 'Last'])
    expect(standings.rows[0]?.position).toBe(1)
    expect(told).toEqual(['malformed'])
  })

  it('end with the 500 rows that the contract allows, however many come', () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => row({ position: at + 1, teamName: `Team ${at}` }))
    const { standings, told } = readOf(table(rows))
    expect(standings.rows).toHaveLength(500)
    expect(standings.rows.at(-1)?.teamName).toBe('Team 499')
    expect(told).toHaveLength(9500)
  })

  it('keep a name as it is, whatever is written in it', () => {
    const names = ['<b>Owls</b>', '\u202EsnoitaN', '__proto__', '']
    const { standings } = readOf(table(names.map((teamName) => row({ teamName }))))
    expect(standings.rows.map(({ teamName }) => teamName)).toEqual(names)
  })

  it.each([
    ['nothing', null],
    ['a list', []],
    ['no rows', table(undefined)],
    ['a competition without a name', table([], { competitionName: null })],
    ['a day that no one can read', table([], { sinceUtc: 'yesterday' })],
  ])('cannot be read from %s', (_, value) => {
    expect(() => readStandings(value, () => undefined)).toThrow(Unreadable)
  })
})
