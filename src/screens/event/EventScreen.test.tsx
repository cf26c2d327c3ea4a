import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { Event } from '#domain/market/event.ts'
import type { SelectionStatus } from '#domain/market/status.ts'
import { offline } from '#src/testing/api/fakeApi.ts'
import { buildEvent, buildMarket, buildSelection, buildMatch } from '#src/testing/builders.ts'
import { createPriceHarness, type PriceHarness } from '#src/testing/odds/priceHarness.ts'
import { renderAt } from '#src/testing/odds/renderAt.tsx'
import { createUpdates } from '#src/testing/realtime/book.ts'
import { pretendDevice } from '#src/testing/shell/page.tsx'

import { EventScreen } from './EventScreen.tsx'

let replies: (Event | null | Error)[]
let harness: PriceHarness

/** Answers with the next reply, and with the last one ever after. */
function reply(): Promise<Event | null> {
  const [next] = replies.length > 1 ? replies.splice(0, 1) : replies
  return next instanceof Error || next === undefined
    ? Promise.reject(next ?? offline())
    : Promise.resolve(next)
}

const mapEvent = (): Event =>
  buildMatch({
    inPlay: true,
    liveTab: 'MAP 2',
    scoreline: '1-0',
    tabs: [
      { tabName: 'MATCH', open: true, scoreline: '1-0' },
      { tabName: 'MAP 1', open: false, scoreline: '13-7' },
      { tabName: 'MAP 2', open: true, scoreline: '3-4' },
      { tabName: 'MAP 3', open: true, scoreline: null },
    ],
    markets: [
      ...buildMatch().markets,
      buildMarket({
        marketId: 'm9',
        name: 'Map 2 winner',
        betType: 'WINMAP',
        option: 'map',
        tabName: 'MAP 2',
        selections: [
          buildSelection('home', '1.70', { name: 'Carrowby United' }),
          buildSelection('away', '2.10', { name: 'Whitesand Wanderers' }),
        ],
      }),
    ],
  })

async function show(...answers: (Event | null | Error)[]) {
  replies = answers
  harness.client.liveness.set(true)
  return renderAt(harness.client, '/events/e1?tab=early', <EventScreen eventId="e1" />)
}

beforeEach(async () => {
  pretendDevice('desktop')
  localStorage.clear()
  harness = await createPriceHarness({ api: { event: reply } })
})

function tell(marketId: string, status: SelectionStatus): void {
  act(() => {
    harness.client.priceBook.apply([update(marketId, [], { status })])
    harness.clock.frame()
    harness.clock.advance(50)
  })
}
let update = createUpdates()

const selection = (side: string, euro: string, line: string) => buildSelection(side, euro, { line })

/** A line of the total of the match. */
function total(marketId: string, line: string, over: string, under: string) {
  return buildMarket({
    marketId,
    betType: 'OU',
    name: 'Over/under',
    selections: [selection('over', over, line), selection('under', under, line)],
  })
}

const parts = () => within(screen.getByRole('tablist', { name: 'Groups of markets' }))
/** The maps with their scores, over the markets. */
const strip = () => within(screen.getByRole('group', { name: 'Maps' }))
const mapsNow = () =>
  strip()
    .getAllByRole('button')
    .map((map) => map.textContent)
const tabs = (): (string | null)[] =>
  parts()
    .getAllByRole('tab')
    .map((tab) => tab.textContent)
const openTab = (): string | null | undefined =>
  parts()
    .getAllByRole('tab')
    .find((tab) => tab.getAttribute('aria-selected') === 'true')?.textContent

describe('an event', () => {
  beforeEach(() => {
    update = createUpdates()
  })

  it('shows every market of a tab by its bet type, with prices [BROWSE-08] [BROWSE-09]', async () => {
    await show(buildMatch())
    expect(await screen.findByRole('heading', { name: 'Carrowby United v Whitesand Wanderers' })).toBeTruthy()
    const groups = screen.getAllByRole('group')
    // 1X2 over both columns, then one in each.
    expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual([
      '1X2',
      'Asian handicap',
      'Over/under',
    ])
    const names = within(screen.getByRole('group', { name: 'Asian handicap' }))
      .getAllByRole('button', { name: /, \d/ })
      .map((button) => button.getAttribute('aria-label'))
    expect(names).toEqual(['Carrowby United -0.25, 1.95', 'Whitesand Wanderers +0.25, 1.90'])
  })

  it('stands lines in ascending order under the names of their sides, the main one marked, whatever prices do then [BROWSE-09] [LIVE-06]', async () => {
    const prices = [
      ['a', '10.5', '1.30', '3.40'],
      ['b', '9.50', '1.90', '1.85'],
      ['c', '-1', '5.00', '1.15'],
    ] as const
    const lines = prices.map(([marketId, line, over, under]) => total(marketId, line, over, under))
    await show(buildMatch({ markets: lines }))
    const group = within(await screen.findByRole('group', { name: 'Over/under' }))
    const cells = () =>
      group.getAllByRole('button', { name: /, \d/ }).map((button) => button.getAttribute('aria-label'))
    expect(cells()).toEqual([
      'Over -1, 5.00',
      'Under -1, 1.15',
      'Over 9.5, 1.90',
      'Under 9.5, 1.85',
      'Over 10.5, 1.30',
      'Under 10.5, 3.40',
    ])
    const marked = () => [
      group.getByText(/^Main line/).textContent,
      document.querySelector('[data-rung][data-main] button')?.getAttribute('data-market'),
    ]
    expect(marked()).toEqual(['Main line 9.5', 'b'])
    act(() => {
      const nearer = [selection('over', '1.90', '10.5'), selection('under', '1.90', '10.5')]
      const farther = [selection('over', '9.00', '12.5'), selection('under', '1.01', '12.5')]
      harness.client.priceBook.apply([update('a', nearer), update('b', farther)])
      harness.clock.frame()
    })
    expect(cells().slice(2)).toEqual([
      expect.stringMatching(/^Over 12.5, 9.00/),
      expect.stringMatching(/^Under 12.5, 1.01/),
      expect.stringMatching(/^Over 10.5, 1.90/),
      expect.stringMatching(/^Under 10.5, 1.90/),
    ])
    expect(marked()).toEqual(['Main line 12.5', 'b'])
  })

  it('shows five lines about the main one first, and all of them when asked [BROWSE-09]', async () => {
    const lines = Array.from({ length: 19 }, (_, at) =>
      total(`l${at}`, `${at}.5`, at === 15 ? '1.90' : '3.00', at === 15 ? '1.90' : '1.30'),
    )
    await show(buildMatch({ markets: lines }))
    const group = within(await screen.findByRole('group', { name: 'Over/under' }))
    const overs = () => group.getAllByRole('button', { name: /^Over / }).map(({ ariaLabel }) => ariaLabel)
    expect(overs()).toHaveLength(5)
    expect(overs()[0]).toBe('Over 13.5, 3.00')
    const user = userEvent.setup()
    await user.click(group.getByRole('button', { name: 'Show all 19 lines' }))
    expect(overs()).toHaveLength(19)
    expect(document.activeElement).toBe(group.getByRole('button', { name: 'Show fewer lines' }))
  })

  it('folds a market away, follows none of it then, and remembers it for the member [BROWSE-08] [A11Y-01]', async () => {
    const user = userEvent.setup()
    await show(buildMatch())
    const group = within(await screen.findByRole('group', { name: 'Asian handicap' }))
    const fold = group.getByRole('button', { name: 'Asian handicap' })
    expect(fold.getAttribute('aria-expanded')).toBe('true')
    await user.click(fold)
    expect(fold.getAttribute('aria-expanded')).toBe('false')
    expect(document.activeElement).toBe(fold)
    expect(group.queryAllByRole('button', { name: /, \d/ })).toHaveLength(0)
    const subscribe = vi.spyOn(harness.client.priceBook, 'subscribe')
    const subscribeMarket = vi.spyOn(harness.client.priceBook, 'subscribeMarket')
    cleanup()
    await show(buildMatch())
    const again = within(await screen.findByRole('group', { name: 'Asian handicap' }))
    const followed = [...subscribe.mock.calls, ...subscribeMarket.mock.calls].map(([marketId]) => marketId)
    expect(new Set(followed)).toEqual(new Set(['m1', 'm3']))
    await user.click(again.getByRole('button', { name: 'Asian handicap' }))
    expect(again.getAllByRole('button', { name: /, \d/ })).toHaveLength(2)
  })

  it('says of a map of the series that it is not open yet, and when all is decided that it was not played [BROWSE-08]', async () => {
    const maps = [
      { tabName: 'MAP 1', open: false, scoreline: '13-7' },
      { tabName: 'MAP 2', open: true, scoreline: null },
      { tabName: 'MAP 3', open: false, scoreline: null },
    ]
    const series = {
      ...mapEvent(),
      liveTab: null,
      tabs: [{ tabName: 'MATCH', open: true, scoreline: '1-0' }, ...maps],
    }
    await show(series)
    await waitFor(() =>
      expect(mapsNow()).toEqual(['M1 13-7, Map 1, closed', 'M2 –, Map 2', 'M3 –, Map 3, not open yet']),
    )
    act(() => {
      const over = [{ tabName: 'MATCH', open: false, scoreline: '2-0' }, ...maps]
      harness.client.scoreBook.apply({ ...series, scoreline: '2-0', timeStamp: 5, tabs: over })
      harness.clock.frame()
    })
    await waitFor(() => expect(mapsNow().at(-1)).toBe('M3 –, Map 3, not played'))
  })

  it('opens on the live map, with the score and state of each [BROWSE-08] [LIVE-11]', async () => {
    await show(mapEvent())
    await waitFor(() =>
      expect(mapsNow()).toEqual(['M1 13-7, Map 1, closed', 'M2 3-4, Map 2, live', 'M3 –, Map 3']),
    )
    expect(
      strip()
        .getByRole('button', { name: /, Map 2/ })
        .getAttribute('aria-pressed'),
    ).toBe('true')
    expect(tabs()).toEqual([
      'All 4',
      'Match 3',
      'Map 1 0, closed',
      'Map 2 1, live',
      'Map 3 0',
      'Winner 2',
      'Handicap 1',
      'Over/under 1',
    ])
    expect(openTab()).toContain('Map 2')
    expect(screen.getByRole('group', { name: 'Map 2 winner' })).toBeTruthy()
    expect(screen.queryByRole('group', { name: '1X2' })).toBeNull()
  })

  it('names the winner of a map that is over, as its market was decided and not by its scoreline [BROWSE-08]', async () => {
    await show(mapEvent())
    await screen.findByRole('group', { name: 'Maps' })
    const map = strip().getByRole('button', { name: /, Map 2/ })
    expect(map.textContent).toBe('M2 3-4, Map 2, live')
    act(() => {
      const selections = [
        buildSelection('home', '1.70', { status: 'settled', result: 'win' }),
        buildSelection('away', '2.10', { status: 'settled', result: 'lose' }),
      ]
      harness.client.priceBook.apply([update('m9', selections, { status: 'settled' })])
      harness.clock.frame()
    })
    await waitFor(() => expect(map.textContent).toContain('won by Carrowby United'))
    expect(strip().getByRole('button', { name: /, Map 1/ }).textContent).not.toContain('won by')
  })

  it('shows another tab when it is chosen, and says where a tab has no markets yet [BROWSE-08] [BROWSE-14]', async () => {
    await show(mapEvent())
    const user = userEvent.setup()
    await user.click(await screen.findByRole('tab', { name: /^Match/ }))
    expect(screen.getByRole('group', { name: 'Over/under' })).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: /^Map 3/ }))
    expect(screen.getByRole('heading', { name: 'No markets here yet' })).toBeTruthy()
  })

  it('shows all markets, those of a kind, and those that are found by their names, with how many there are [BROWSE-08]', async () => {
    const user = userEvent.setup()
    await show(mapEvent())
    const shown = () =>
      screen
        .getAllByRole('group')
        .map((group) => group.getAttribute('aria-label'))
        .filter((label) => label !== 'Maps')
    await user.click(await screen.findByRole('tab', { name: 'All 4' }))
    // In two columns, each with the match before the map that is played.
    expect(shown()).toEqual(['1X2', 'Asian handicap', 'Map 2 winner, Map 2', 'Over/under'])
    await user.click(screen.getByRole('tab', { name: 'Handicap 1' }))
    expect(shown()).toEqual(['Asian handicap'])
    await user.type(screen.getByRole('searchbox', { name: 'Find a market' }), 'over')
    expect(shown()).toEqual(['Over/under'])
    expect(openTab()).toBe('All 4')
    const field = screen.getByRole('searchbox', { name: 'Find a market' })
    await user.type(field, 'x')
    expect(screen.getByRole('heading', { name: 'No market found' })).toBeTruthy()
    await user.keyboard('{Escape}')
    expect(shown()).toHaveLength(4)
  })

  it('shows a line that comes twice at the same prices once, and twice where they differ [BROWSE-09]', async () => {
    const lines = [
      total('a', '0.75', '1.90', '1.90'),
      total('b', '0.75', '1.90', '1.90'),
      total('c', '0.75', '1.80', '2.00'),
      total('d', '1.5', '2.40', '1.55'),
    ]
    await show(buildMatch({ markets: lines }))
    const group = within(await screen.findByRole('group', { name: 'Over/under' }))
    expect(
      group.getAllByRole('button', { name: /^Over \d/ }).map((button) => button.getAttribute('data-market')),
    ).toEqual(['a', 'c', 'd'])
  })

  it('has its views behind a pill on a phone, the in-match combo among them, and leaves the menu by Escape [BROWSE-08] [DEVICE-01] [A11Y-01]', async () => {
    pretendDevice('phone')
    const user = userEvent.setup()
    await show(buildMatch())
    const pill = await screen.findByRole('button', { name: 'Bet' })
    await user.click(pill)
    const menu = within(screen.getByRole('menu', { name: 'This event' }))
    const entries = menu.getAllByRole('menuitemradio').map(({ textContent }) => textContent)
    expect(entries.slice(0, 2)).toEqual(['Bet', 'In-match combo'])
    expect(document.activeElement?.textContent).toBe('Bet')
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement?.textContent).toBe('In-match combo')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(document.activeElement).toBe(pill)
    // The choices stand in the same row.
    expect(pill.parentElement?.contains(screen.getByRole('tab', { name: 'All 3' }))).toBe(true)
  })

  it.each([
    ['paused', 'Suspended'],
    ['resulting', 'Awaiting result'],
    ['settlement', 'Awaiting settlement'],
  ] as const)('says in words that a market is %s [BROWSE-10] [LIVE-14]', async (status, words) => {
    await show(buildMatch())
    const group = within(await screen.findByRole('group', { name: '1X2' }))
    expect(group.queryByText(words)).toBeNull()
    tell('m1', status)
    expect(await group.findByText(words)).toBeTruthy()
  })

  it('says beside a heading what holds for all of its lines, and nothing where they differ [BROWSE-10]', async () => {
    await show(
      buildEvent({
        eventId: 'e1',
        markets: [total('m4', '2.5', '1.70', '2.10'), total('m5', '3.5', '2.40', '1.55')],
      }),
    )
    const heading = await screen.findByRole('heading', { name: 'Over/under' })
    const said = () => heading.nextElementSibling?.textContent
    expect(said()).toBe('')
    // The first of them alone, then all, then another than the first.
    for (const [marketId, status, words] of [
      ['m4', 'paused', ''],
      ['m5', 'paused', 'Suspended'],
      ['m5', 'resulting', ''],
      ['m4', 'resulting', 'Awaiting result'],
      ['m5', 'open', ''],
    ] as const) {
      tell(marketId, status)
      await waitFor(() => expect(said(), `${marketId} is ${status}`).toBe(words))
    }
  })

  it('follows the score without being asked [LIVE-01] [LIVE-02]', async () => {
    await show(mapEvent())
    await waitFor(() => expect(mapsNow()[0]).toBe('M1 13-7, Map 1, closed'))
    const series = () => [...document.querySelectorAll('header [data-maps]')].map((side) => side.textContent)
    expect(series()).toEqual(['', ''])
    act(() => {
      const score = {
        ...mapEvent(),
        scoreline: '2-0',
        timeStamp: 5,
        tabs: [{ tabName: 'MATCH', open: true, scoreline: '2-0' }],
      }
      harness.client.scoreBook.apply(score)
      harness.clock.frame()
    })
    await waitFor(() => expect(document.querySelector('[data-score="home"]')?.textContent).toBe('2'))
  })

  it('has its own channel while it is on screen [LIVE-02]', async () => {
    const { appActor } = harness.client
    const router = await show(buildMatch())
    await screen.findAllByRole('tab')
    expect(appActor.getSnapshot().children.eventChannel?.getSnapshot().context.channel).toEqual({
      kind: 'event',
      eventId: 'e1',
    })
    await act(async () => {
      await router.navigate({ to: '/404' })
    })
    expect(appActor.getSnapshot().children.eventChannel).toBeUndefined()
  })

  it.each([
    ['closed', ['closed', 'closed', 'closed']],
    ['settled', ['settled', 'settled', 'settled']],
    ['either', ['settled', 'closed', 'settled']],
  ] as const)(
    'leaves the screen when the last of its markets is over, all of them %s, and says so [LIVE-07]',
    async (_, [first, second, last]) => {
      await show(buildMatch())
      await screen.findAllByRole('tab')
      tell('m1', first)
      tell('m2', second)
      expect(screen.queryByRole('heading', { name: 'This event is closed' })).toBeNull()
      tell('m3', last)
      expect(await screen.findByRole('heading', { name: 'This event is closed' })).toBeTruthy()
      expect(screen.queryAllByRole('button')).toHaveLength(0)
    },
  )

  it('does not leave the screen while one of its markets waits for its result [LIVE-07]', async () => {
    await show(buildMatch())
    await screen.findAllByRole('tab')
    tell('m1', 'settled')
    tell('m2', 'closed')
    tell('m3', 'resulting')
    expect(screen.queryByRole('heading', { name: 'This event is closed' })).toBeNull()
  })

  it('that is over leads to its result and back to the matches [LIVE-07]', async () => {
    await show(buildMatch())
    await screen.findAllByRole('tab')
    for (const marketId of ['m1', 'm2', 'm3']) tell(marketId, 'settled')
    const result = await screen.findByRole('link', { name: 'View result' })
    expect(result.getAttribute('href')).toBe('/game-results/e1')
    expect(screen.getByRole('link', { name: 'Back to matches' }).getAttribute('href')).toBe('/events')
  })

  it('that is over shows in its head how it ended, and not a score before it began [LIVE-07]', async () => {
    const match = buildMatch()
    await show(match)
    await screen.findAllByRole('tab')
    const head = document.querySelector<HTMLElement>('[data-head-of-event]')
    const scores = () =>
      [...(head?.querySelectorAll('[data-score]') ?? [])].map(({ textContent }) => textContent)
    expect([head?.dataset.played, scores()]).toEqual(['false', ['', '']])
    act(() => {
      harness.client.scoreBook.apply({ ...match, inPlay: false, scoreline: '2-1', timeStamp: 5 })
      harness.clock.frame()
    })
    await waitFor(() => expect([head?.dataset.played, scores()]).toEqual(['true', ['2', '1']]))
  })

  it('that nobody knows is not called closed, and leads to the matches and to the results [LIVE-07]', async () => {
    await show(null)
    expect(await screen.findByRole('heading', { level: 1, name: 'Event not found' })).toBeTruthy()
    expect(screen.queryByText('This event is closed')).toBeNull()
    expect(screen.getByRole('link', { name: 'Back to matches' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Results' }).getAttribute('href')).toBe('/game-results')
  })

  it('leads back to the list with what it was asked for [ROUTE-11]', async () => {
    await show(buildMatch())
    const back = await screen.findByRole('link', { name: 'Back to events' })
    expect(back.getAttribute('href')).toBe('/events?tab=early')
  })

  it('says that it is being loaded, then that it failed, and loads when asked again [BROWSE-14]', async () => {
    await show(new Error('unreadable'), buildMatch())
    expect(screen.getByRole('status', { name: 'Loading the event' })).toBeTruthy()
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('group', { name: '1X2' })).toBeTruthy()
  })
})
