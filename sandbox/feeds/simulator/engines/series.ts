import type { TabState } from '../../../market/commands.ts'
import type { Random } from '../../random.ts'
import { type Distribution, tabled } from '../distribution.ts'
import type { Board, Forecast, MarketSpec, Match, Ending, Step } from '../match.ts'
import type { MapEngine } from './mapEngine.ts'

/** Pause between two maps. */
const breakMs = { from: 100_000, to: 200_000 }

/** The state of a series. `maps` holds the last state of each map begun. */
interface SeriesState<State> {
  home: number
  away: number
  maps: readonly State[]
  running: boolean
}

/**
 * A best-of-`bestOf` series of maps: match markets (winner, maps handicap, number of maps) and those of
 * each map. A map's markets are offered when the map before it begins, those of the second map at once; each map has its tab
 * from the beginning, closed until then.
 */
export function createSeries<State>(engine: MapEngine<State>, bestOf: number, random: Random): Match {
  const needed = Math.floor(bestOf / 2) + 1
  const opening: SeriesState<State> = { home: 0, away: 0, maps: [], running: false }

  const finished = (state: SeriesState<State>): boolean => state.home === needed || state.away === needed

  const seriesForecast = (state: SeriesState<State>, nudge: number): Forecast => {
    const future = engine.chance(engine.start(), nudge)
    const current = state.maps.at(-1)
    const next = state.running && current !== undefined ? engine.chance(current, nudge) : future
    return finals(state.home, state.away, needed, next, future)
  }

  const forecast = (state: SeriesState<State>, subject: string, nudge: number): Forecast | null => {
    if (subject === 'match') return finished(state) ? null : seriesForecast(state, nudge)
    const [topic, map] = split(subject)
    const begun = state.maps[map - 1]
    if (begun !== undefined && engine.winner(begun) !== null) return null
    const played = begun ?? engine.start()
    return topic === 'map' ? { yes: engine.chance(played, nudge) } : engine.forecast(topic, played, nudge)
  }

  const ending = (state: SeriesState<State>, subject: string): Ending | null => {
    if (subject === 'match') {
      return finished(state) ? { score: { home: state.home, away: state.away } } : null
    }
    const [topic, map] = split(subject)
    const played = state.maps[map - 1]
    if (played === undefined) return finished(state) ? 'notPlayed' : null
    const winner = engine.winner(played)
    if (topic === 'map') {
      const { home, away } = engine.score(played)
      return winner === null ? null : { yes: winner === 'home', text: `${home}-${away}` }
    }
    return engine.ending(topic, played)
  }

  const board = (state: SeriesState<State>): Board => {
    const scoreline = `${state.home}-${state.away}`
    const tabs: TabState[] = [{ tabName: 'MATCH', open: !finished(state), scoreline }]
    const offered = offeredMaps(state)
    for (let map = 1; map <= bestOf; map += 1) {
      const played = state.maps[map - 1]
      const score = played === undefined ? null : engine.score(played)
      tabs.push({
        tabName: `MAP ${map}`,
        open: played === undefined ? map <= offered && !finished(state) : engine.winner(played) === null,
        scoreline: score === null ? null : `${score.home}-${score.away}`,
      })
    }
    const current = state.maps.at(-1)
    const ended = state.running ? state.maps.length - 1 : state.maps.length
    return {
      lastMap: endedMap(state.maps[ended - 1], ended),
      scoreline: state.maps.length === 0 ? null : scoreline,
      details: current !== undefined && state.running ? engine.details(current) : null,
      mapNum: state.maps.length === 0 ? null : state.maps.length,
      liveTab: state.running ? `MAP ${state.maps.length}` : null,
      tabs,
    }
  }

  const endedMap = (played: State | undefined, map: number): Board['lastMap'] => {
    const winner = played === undefined ? null : engine.winner(played)
    if (played === undefined || winner === null) return null
    const { home, away } = engine.score(played)
    return { map, winner, scoreline: `${home}-${away}` }
  }

  const offeredMaps = (state: SeriesState<State>): number =>
    Math.min(bestOf, Math.max(2, state.maps.length + 1))

  const step = (
    state: SeriesState<State>,
    at: number,
    rest: Pick<Step, 'suspend' | 'relines' | 'opens' | 'play'>,
  ): Step => ({
    at,
    ...rest,
    board: board(state),
    forecast: (subject, _at, nudge) => forecast(state, subject, nudge),
    ending: (subject) => ending(state, subject),
    ends: finished(state),
  })

  const mapMarkets = (map: number): MarketSpec[] => [
    ...(bestOf === 1
      ? []
      : [spec(map, 'map', { key: 'win', name: 'Winner', betType: 'WINMAP', kind: 'winner' })]),
    ...engine.markets(map),
  ]
  const subjectsOf = (map: number): string[] => [...new Set(mapMarkets(map).map(({ subject }) => subject))]

  function* steps(): Generator<Step> {
    let state = opening
    let at = 0
    while (!finished(state)) {
      const before = offeredMaps(state)
      state = { ...state, maps: [...state.maps, engine.start()], running: true }
      const after = offeredMaps(state)
      yield step(state, at, {
        play: { kind: 'map', map: state.maps.length },
        suspend: null,
        relines: true,
        opens: after > before ? subjectsOf(after) : [],
      })
      for (;;) {
        const current = state.maps.at(-1)
        if (current === undefined) return
        const next = engine.next(current, random)
        at += next.wait
        const winner = engine.winner(next.state)
        state = {
          home: state.home + (winner === 'home' ? 1 : 0),
          away: state.away + (winner === 'away' ? 1 : 0),
          maps: [...state.maps.slice(0, -1), next.state],
          running: winner === null,
        }
        const suspendMs = winner === null ? next.suspendMs : 20_000
        yield step(state, at, {
          play: { ...next.play, map: state.maps.length },
          suspend: suspendMs === 0 ? null : { ms: suspendMs, subjects: 'all' },
          relines: next.relines || winner !== null,
          opens: [],
        })
        if (winner !== null) break
      }
      at += Math.round(random.between(breakMs.from, breakMs.to))
    }
  }

  const markets: MarketSpec[] = [
    { key: 'win', name: 'Winner', betType: 'WIN', kind: 'winner', subject: 'match', tabName: 'MATCH' },
  ]
  if (bestOf > 1) {
    // A lead of half a map is the winner market again, so handicaps are at a map and a half on either side.
    const handicap = { step: 3, from: 1.5, offset: 0 }
    const total = { step: 1, from: needed + 0.5, offset: 0 }
    const match = { subject: 'match', tabName: 'MATCH' }
    markets.push(
      { key: 'ah', name: 'Maps handicap', betType: 'AH', kind: 'handicap', line: handicap, ...match },
      { key: 'ou', name: 'Total maps', betType: 'OU', kind: 'total', line: total, ...match },
    )
  }
  for (let map = 1; map <= bestOf; map += 1) markets.push(...mapMarkets(map))

  const firstSubjects = ['match', ...subjectsOf(1), ...(bestOf > 1 ? subjectsOf(2) : [])]
  return {
    markets,
    opening: step(opening, 0, { play: null, suspend: null, relines: true, opens: firstSubjects }),
    steps,
  }
}

/** A market of a map, on its own tab. */
export function spec(
  map: number,
  topic: string,
  rest: Pick<MarketSpec, 'key' | 'name' | 'betType' | 'kind'> & Partial<Pick<MarketSpec, 'line'>>,
): MarketSpec {
  return {
    ...rest,
    key: `m${map}-${rest.key}`,
    name: `Map ${map} ${rest.name.toLowerCase()}`,
    subject: `${topic} ${map}`,
    tabName: `MAP ${map}`,
  }
}

function split(subject: string): [topic: string, map: number] {
  const space = subject.lastIndexOf(' ')
  return [subject.slice(0, space), Number(subject.slice(space + 1))]
}

/** How the series ends from here, when home wins the next map with `next` and each later one with `later`. */
function finals(home: number, away: number, needed: number, next: number, later: number): Forecast {
  const differences = new Map<number, number>()
  const totals = new Map<number, number>()
  const play = (h: number, a: number, weight: number, chance: number): void => {
    if (h === needed || a === needed) {
      differences.set(h - a, (differences.get(h - a) ?? 0) + weight)
      totals.set(h + a, (totals.get(h + a) ?? 0) + weight)
      return
    }
    play(h + 1, a, weight * chance, later)
    play(h, a + 1, weight * (1 - chance), later)
  }
  play(home, away, 1, next)
  return { difference: fromMap(differences), total: fromMap(totals) }
}

function fromMap(weights: ReadonlyMap<number, number>): Distribution {
  const values = [...weights.keys()]
  const from = Math.min(...values)
  const length = Math.max(...values) - from + 1
  return tabled(
    from,
    Array.from({ length }, (_, index) => weights.get(from + index) ?? 0),
  )
}
