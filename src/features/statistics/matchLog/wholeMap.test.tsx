import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { narrateMoba } from '#sandbox/statistics/moba/mobaPlay.ts'
import { mobaLog } from '#sandbox/statistics/moba/mobaStats.ts'
import { mobaGames } from '#sandbox/statistics/moba/rules.ts'
import { otherTeam, mapsOf } from '#sandbox/statistics/played.ts'
import { roundsLog, narrateRounds } from '#sandbox/statistics/rounds/roundsMap.ts'
import { roundGames } from '#sandbox/statistics/rounds/rules.ts'
import { someMatches } from '#sandbox/statistics/testing.ts'
import { readMatchLog } from '#src/wire/match/matchLog.ts'

import { logItems } from './logItems.ts'
import { LogItemView } from './LogItemView.tsx'

const names = { round: (round: number) => `Round ${round}`, map: 'Match log' }

/** What the client shows of a log as the wire has it, in the order in which it happened. */
function shownOf(log: object, teams: { home: string; away: string }): string[] {
  const dropped: string[] = []
  const wire: unknown = JSON.parse(JSON.stringify({ eventId: 'e1', matchId: 'm1', maps: [], ...log }))
  const items = logItems(
    readMatchLog(wire, (what) => dropped.push(what)),
    names,
  )
  expect(dropped).toEqual([])
  cleanup()
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const { container } = render(
    <I18nProvider i18n={i18n}>
      {items
        .filter(({ kind }) => kind !== 'race')
        .map((item) => (
          <div key={item.key} data-item="">
            <LogItemView item={item} teams={teams} />
          </div>
        ))}
    </I18nProvider>,
  )
  return [...container.querySelectorAll('[data-item]')].map((row) => row.textContent ?? '').toReversed()
}

function clock(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

describe('the match log of a whole map is what the engine played, event by event', () => {
  it('of CS:GO [STAT-05]', () => {
    const [{ game, match } = { game: null, match: null }] = someMatches('1', 1)
    const rules = roundGames.find(({ gameId }) => gameId === '1')
    const [played] = match === null ? [] : mapsOf(match)
    if (game === null || match === null || rules === undefined || played === undefined)
      throw new Error('no match')
    const map = narrateRounds(rules, game, match, played)
    const fighters = map.newFighters()
    const name = (place: number): string => fighters[place]?.name ?? ''
    const endings: Record<string, string> = {
      T_ELIMINATED: 'Terrorists eliminated',
      CT_ELIMINATED: 'Counter-terrorists eliminated',
      BOMB_DEFUSED: 'Bomb defused',
      BOMB_DETONATED: 'Bomb detonated',
      TIME_EXPIRED: 'Time expired',
    }
    const score = { home: 0, away: 0 }
    let startAt = 0
    const expected = map.deeds.flatMap((deed): string[] => {
      if (deed.kind === 'start') startAt = deed.at
      const at = clock(deed.at - startAt)
      switch (deed.kind) {
        case 'start':
          return [`${at}Round started`]
        case 'join':
          return [`${at}${name(deed.fighter)} joined the game`]
        case 'quit':
          return [`${at}${name(deed.fighter)} left the game`]
        case 'plant':
          return [`${at}${name(deed.fighter)} planted the bomb`]
        case 'suicide':
          return [`${at}${name(deed.fighter)} eliminated themselves`]
        case 'kill':
          return [
            `${at}${name(deed.by)} killed ${name(deed.victim)} with ${deed.weapon}${deed.headshot ? ' (headshot)' : ''}`,
          ]
        case 'end':
          score[deed.winner] += 1
          return [
            `${at}${match[deed.winner]} won the round`,
            `Round ${deed.round}${match[deed.winner]}${endings[deed.endType]}${score.home}-${score.away}`,
          ]
        default:
          return []
      }
    })
    const shown = shownOf({ summaryType: 'rounds', ...roundsLog(map, played.endAt) }, match)
    expect(shown).toEqual(expected)
    expect(played.moments.length).toBeGreaterThan(12)
    expect(shown.length).toBeGreaterThan(10 * played.moments.length)
  })

  it('of Dota 2 [STAT-05]', () => {
    const [{ game, match } = { game: null, match: null }] = someMatches('2', 1)
    const rules = mobaGames.find(({ gameId }) => gameId === '2')
    const [played] = match === null ? [] : mapsOf(match)
    if (game === null || match === null || rules === undefined || played === undefined)
      throw new Error('no match')
    const map = narrateMoba(rules, game, match, played)
    const lanes: Record<string, string> = { top: ' (Top)', mid: ' (Mid)', bot: ' (Bottom)' }
    const score = { home: 0, away: 0 }
    const expected = map.moments.map(({ at, kind, by, player, victim, lane }): string => {
      const time = clock(at - played.startAt)
      const where = lane === null ? '' : lanes[lane]
      const team = match[by]
      if (kind === 'kill') {
        score[by] += 1
        const killer = map.players[by][player ?? -1]
        const fallen = map.players[otherTeam(by)][victim ?? -1]
        return `${time}${killer} killed ${fallen}${where}${score.home}-${score.away}`
      }
      const deeds: Record<string, string> = {
        tower: 'destroyed a tower',
        barrack: 'destroyed barracks',
        roshan: 'killed Roshan',
        ancient: 'destroyed the Ancient',
      }
      return `${time}${team} ${deeds[kind]}${where}`
    })
    const log = mobaLog(map, played.endAt)
    const shown = shownOf({ summaryType: 'kills', ...log }, match)
    expect(shown).toEqual(expected)
    expect(shown.at(-1)).toContain('destroyed the Ancient')
    // The course of the gold ends with the map.
    expect(log.gold.at(-1)?.at).toBe(Math.floor((played.endAt - played.startAt) / 1000))
  })
})
