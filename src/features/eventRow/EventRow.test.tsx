import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'

import type { Event } from '#domain/market/event.ts'
import type { EventScore } from '#src/realtime/scoreBook.ts'
import { buildMarket, buildSelection, buildMatch } from '#src/testing/builders.ts'
import { createPriceHarness, type PriceHarness } from '#src/testing/odds/priceHarness.ts'
import { renderAt } from '#src/testing/odds/renderAt.tsx'
import { createUpdates } from '#src/testing/realtime/book.ts'
import type { MarketColumn } from '#src/words/market/marketColumns.ts'

import { EventRow } from './EventRow.tsx'

let harness: PriceHarness
let renders: number
/** By the server's clock. */
let now: number

async function show(
  change: Partial<Event> = {},
  columns?: readonly MarketColumn[],
  ways: 2 | 3 | null = null,
): Promise<HTMLElement> {
  const event = buildMatch(change)
  harness.client.priceBook.seed(event.markets)
  harness.client.scoreBook.seed([event])
  harness.clock.frame()
  await renderAt(
    harness.client,
    '/events?tab=inplay',
    <Profiler id="row" onRender={() => (renders += 1)}>
      <EventRow event={event} columns={columns} ways={ways} />
    </Profiler>,
  )
  return screen.getByRole('group', { name: 'Carrowby United v Whitesand Wanderers' })
}

let moment = 0
function score(change: Partial<EventScore>): void {
  moment += 1
  harness.client.scoreBook.apply({
    eventId: 'e1',
    timeStamp: moment,
    scoreline: null,
    details: null,
    mapNum: null,
    inPlay: true,
    tabs: [],
    ...change,
  })
  harness.clock.frame()
}

const part = (row: HTMLElement, name: string): string | null | undefined =>
  row.querySelector(name)?.textContent

beforeEach(async () => {
  localStorage.clear()
  harness = await createPriceHarness({ api: { serverNow: () => now } })
  renders = 0
  now = Date.UTC(2026, 10, 21, 12)
})

describe('an event row', () => {
  it('shows teams, start, main markets with prices, and how many markets more there are [BROWSE-07]', async () => {
    harness.client.preferences.set('timeZone', 'Asia/Shanghai')
    const row = await show()
    expect(row.dataset.event).toBe('e1')
    expect(part(row, '[data-start] > b')).toBe('19:30')
    expect(part(row, '[data-day]')).toBe('Sun 22/11')
    const names = within(row)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'))
    expect(names).toEqual([
      'Carrowby United, 1.80',
      'Whitesand Wanderers, 4.50',
      'Draw, 3.40',
      'Carrowby United -0.25, 1.95',
      'Whitesand Wanderers +0.25, 1.90',
      'Over 2.5, 2.03',
      'Under 2.5, 1.85',
    ])
    expect(
      within(row)
        .getAllByRole('group')
        .map((group) => group.getAttribute('aria-label')),
    ).toEqual(['Winner', 'Handicap', 'Over/under'])
    const further = row.querySelector('[data-beside="all"]')
    expect(further?.firstChild?.textContent).toBe('+4')
    expect(further?.lastChild?.textContent).toBe('+4 more markets')
  })

  it("knows which day is today by the server's clock, whatever the device's says [ODDS-04] [BROWSE-07]", async () => {
    harness.client.preferences.set('timeZone', 'Europe/London')
    expect(part(await show(), '[data-day]')).toBe('Sun 22/11')
    now = Date.UTC(2026, 10, 22, 0, 1)
    expect(part(await show(), '[data-day]')).toBeUndefined()
  })

  it('counts one market in the singular [BROWSE-07] [I18N-01]', async () => {
    const row = await show({ marketCount: 4 })
    expect(row.querySelector('[data-beside="all"]')?.lastChild?.textContent).toBe('+1 more market')
  })

  it('has no link to further markets where every one of them has a column [BROWSE-07] [A11Y-01]', async () => {
    const linkIn = (row: HTMLElement) => row.querySelector('[data-more]') ?? row
    expect(getComputedStyle(linkIn(await show({ marketCount: 4 }))).visibility).toBe('visible')
    expect(getComputedStyle(linkIn(await show({ marketCount: 3 }))).visibility).toBe('hidden')
  })

  it('marks a favourite, where there are favourites, and leads to a stream, for ears too [BROWSE-07] [A11Y-01]', async () => {
    const marks = (row: HTMLElement, role: 'link') =>
      within(row)
        .queryAllByRole(role)
        .flatMap((mark) => (mark.querySelector('svg') === null ? [] : [mark.getAttribute('aria-label')]))
    const star = (row: HTMLElement) => within(row).queryByRole('button', { name: 'Favourite' })
    const plain = await show({ isFavourite: true })
    expect(marks(plain, 'link')).toEqual([])
    expect(star(plain)).toBeNull()
    harness = await createPriceHarness({ settings: { features: { isFavouritesEnable: true } } })
    for (const isFavourite of [true, false])
      expect(star(await show({ isFavourite }))?.getAttribute('aria-pressed')).toBe(String(isFavourite))
    harness = await createPriceHarness({
      settings: { isGuest: true, features: { isFavouritesEnable: true } },
    })
    expect(star(await show({ isFavourite: true }))).toBeNull()
    const streamed = await show({ hasStream: true, inPlay: true })
    expect(marks(streamed, 'link')).toEqual(['Live stream'])
    const link = within(streamed).getByRole('link', { name: 'Live stream' })
    expect(link.getAttribute('href')).toBe('/live-stream-app/e1')
    // There is nothing to see before the start.
    expect(marks(await show({ hasStream: true }), 'link')).toEqual([])
  })

  it('is over where the match is played out, though it still stands among those in play [BROWSE-07] [LIVE-07]', async () => {
    const tabs = (open: boolean) => [{ tabName: 'MATCH', open, scoreline: '2-0' }]
    const over = async (change: Partial<Event>) => (await show({ inPlay: true, ...change })).dataset.over
    expect(await over({ details: "2nd half 90'", tabs: tabs(true) })).toBe('false')
    expect(await over({ details: 'Full time', tabs: tabs(false) })).toBe('true')
  })

  it('is not rendered again where another becomes a favourite [BROWSE-03]', async () => {
    harness = await createPriceHarness({ settings: { features: { isFavouritesEnable: true } } })
    await renderAt(
      harness.client,
      '/events',
      <>
        <EventRow event={buildMatch({ eventId: 'e2' })} />
        <Profiler id="row" onRender={() => (renders += 1)}>
          <EventRow event={buildMatch()} />
        </Profiler>
      </>,
    )
    const before = renders
    const [star, other] = screen.getAllByRole('button', { name: 'Favourite' })
    await userEvent.click(star ?? document.body)
    // No server is there: it is taken back.
    await waitFor(() => expect(star?.getAttribute('aria-pressed')).toBe('false'))
    expect(other?.getAttribute('aria-pressed')).toBe('false')
    expect(renders).toBe(before)
  })

  it('is never rendered again by a tick or a score', async () => {
    const row = await show({ inPlay: true })
    const update = createUpdates()
    const before = renders
    for (let tick = 0; tick < 50; tick += 1) {
      harness.client.priceBook.apply([
        update('m1', [buildSelection('home', `1.${60 + (tick % 30)}`)]),
        update('m3', [buildSelection('over', '2.10', { line: tick % 2 === 0 ? '2.50' : '3.00' })]),
      ])
      score({ scoreline: `${tick}-0`, details: `2nd half ${tick}'` })
    }
    expect(part(row, '[data-score="home"]')).toBe('49')
    expect(within(row).getByRole('button', { name: /^Over 3, 2\.10/ })).toBeTruthy()
    expect(renders).toBe(before)
  })

  it('goes in play where it stands, with its score and map [BROWSE-07] [LIVE-01]', async () => {
    const row = await show()
    expect(row.dataset.inPlay).toBe('false')
    score({ scoreline: '1-0', details: 'Round 12', mapNum: 2 })
    expect(row.dataset.inPlay).toBe('true')
    expect(part(row, '[data-score="home"]')).toBe('1')
    expect(part(row, '[data-score="away"]')).toBe('0')
    expect(part(row, '[data-clock]')).toBe('Round 12')
    expect(part(row, '[data-standing]')).toBe('Map 2')
  })

  it('shows the score that matters, rounds or kills of the map played, over the maps [BROWSE-07] [LIVE-01]', async () => {
    const row = await show({ inPlay: true, scoreline: '1-0' })
    const tabs = [
      { tabName: 'MAP 1', open: false, scoreline: '13-7' },
      { tabName: 'MAP 2', open: true, scoreline: '3-4' },
    ]
    score({ scoreline: '1-0', details: 'Round 8', mapNum: 2, tabs })
    const scores = (name: string) => [part(row, `[data-${name}="home"]`), part(row, `[data-${name}="away"]`)]
    expect(scores('score')).toEqual(['3', '4'])
    expect(scores('maps')).toEqual(['1', '0'])
    score({ scoreline: '2-1', details: "63'", tabs })
    expect(scores('score')).toEqual(['2', '1'])
    expect(scores('maps')).toEqual(['', ''])
  })

  it('shows the columns that its list has, and says of which map a winner is [BROWSE-07]', async () => {
    const own = buildMarket({ marketId: 'm9', betType: 'WINMAP', option: 'map', tabName: 'MAP 2' })
    const row = await show({ markets: [own] }, ['own'])
    expect(within(row).getByRole('group', { name: 'Map winner, Map 2' })).toBeTruthy()
    expect(row.querySelector('[data-short]')?.getAttribute('data-short')).toBe('M2')
    expect(within(row).getAllByRole('group')).toHaveLength(1)
  })

  it('reads the three ways of a compact row as they stand, and how many have room [BROWSE-07] [A11Y-01]', async () => {
    const row = await show({}, ['winner'], 3)
    const names = within(row)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'))
    expect(names).toEqual(['Carrowby United, 1.80', 'Draw, 3.40', 'Whitesand Wanderers, 4.50'])
    expect(row.dataset.lines).toBe('2')
    expect(within(row).getByRole('toolbar').dataset.ways).toBe('3')
    const team = row.querySelector<HTMLElement>('[data-team]')
    expect(team?.style.getPropertyValue('--letters')).toBe('15')
    expect((await show({}, ['winner'])).querySelector('[data-ways]')).toBeNull()
  })

  it('leads to its event and keeps what the list was asked for [BROWSE-06] [ROUTE-11]', async () => {
    const row = await show()
    const [teams] = within(row).getAllByRole('link')
    expect(teams?.getAttribute('href')).toBe('/events/e1?tab=inplay')
  })

  it('leads nowhere without a market, or with one and no stream [BROWSE-06]', async () => {
    for (const change of [{ marketCount: 0, markets: [] }, { marketCount: 1 }]) {
      const row = await show(change)
      expect(within(row).queryAllByRole('link')).toHaveLength(0)
    }
    const row = await show({ marketCount: 1, hasStream: true })
    expect(within(row).getAllByRole('link').length).toBeGreaterThan(0)
  })

  it('has one quiet dash for a market that an event has not [BROWSE-07]', async () => {
    const row = await show({ markets: buildMatch().markets.slice(0, 1) })
    expect(within(row).getAllByRole('button')).toHaveLength(3)
    const dashes = [...row.querySelectorAll('[data-missing]')].map((each) => each.textContent)
    expect(dashes).toEqual(['–', '–'])
  })
})
