import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import type { Api } from '#src/api/api.ts'
import type { EventsFilter } from '#src/api/lists/events.ts'
import type { Narrowing } from '#src/api/lists/narrowing.ts'
import { offline } from '#src/testing/api/fakeApi.ts'
import { fakeCaller } from '#src/testing/api/fakeCaller.ts'
import {
  buildCounts,
  buildList,
  buildListedEvent,
  buildMarket,
  buildSelection,
} from '#src/testing/builders.ts'
import { choose, chosen } from '#src/testing/choose.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { openPage } from '#src/testing/shell/page.tsx'
import type { Device } from '#src/ui/theme/device.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const soccer = { gameId: '41', gameName: 'Soccer', competitionId: 'c2', competitionName: 'Vale Cup' }
const everything = [
  buildListedEvent('one', { competitionId: 'c1' }),
  buildListedEvent('two', soccer),
  buildListedEvent('three', { ...soccer, competitionId: 'c3', competitionName: 'Harbour Cup' }),
]

/** As the server does, as far as a test needs it. */
function isFound({ competitions = [], find = '' }: Narrowing) {
  return (event: (typeof everything)[number]): boolean =>
    (competitions.length === 0 || competitions.includes(event.competitionId)) &&
    `${event.home} ${event.competitionName}`.toLowerCase().includes(find.toLowerCase())
}

const countsOf = (narrowing: Narrowing) => {
  const today = everything.filter(isFound(narrowing)).length
  return buildCounts({ today, early: narrowing.find === 'cygnus' ? 2 : today })
}

interface World {
  device?: Device
  /** What the server waits for before it answers with a list. */
  until?: (filter: EventsFilter) => Promise<unknown>
  competitions?: () => unknown
  /** What the server has, in place of everything. */
  events?: () => typeof everything
  /** The same, page by page. */
  pages?: readonly (typeof everything)[]
  /** The server's clock. */
  clock?: Pick<Api, 'serverNow' | 'onServerClockSet'>
}

const wireCounts = (today: number) => ({ today, inplay: 0, early: 1, combo: 0, outright: 0 })
const competition = (id: string, competitionName: string, gameId: string) => ({
  competitionId: id,
  competitionName,
  gameId,
  counts: wireCounts(1),
})
const offered = () => ({
  results: [
    competition('c1', 'River Cup', '2'),
    competition('c3', 'Harbour Cup', '41'),
    competition('c2', 'Vale Cup', '41'),
    { competitionId: 'broken' },
    { ...competition('c4', 'Only Early', '41'), counts: wireCounts(0) },
  ],
})

async function open(
  path: string,
  {
    device = 'desktop',
    competitions = offered,
    until = () => Promise.resolve(),
    events = () => everything,
    pages,
    clock,
  }: World = {},
) {
  const asked: EventsFilter[] = []
  const leftOut: string[] = []
  const api: Partial<Api> = {
    ...clock,
    caller: fakeCaller(
      (address) => {
        if (address === '/events/competitions/') return competitions()
        return { results: [{ event_date: '2037-11-23', count: 1 }] }
      },
      (what) => void leftOut.push(what),
    ),
    games: () =>
      Promise.resolve([
        { gameId: '2', name: 'Dota 2' },
        { gameId: '41', name: 'Soccer' },
      ]),
    tieco: (narrowing) =>
      Promise.resolve({
        total: countsOf(narrowing),
        games: { 2: buildCounts({ today: 1 }), 41: buildCounts({ today: 2 }) },
      }),
    events: async (filter, page) => {
      asked.push(filter)
      await until(filter)
      const next = pages?.[page] === undefined ? null : page + 1
      if (pages !== undefined) return { ...buildList(pages[page - 1] ?? []), next }
      return buildList(
        events()
          .filter(isFound(filter))
          .filter(({ gameId }) => (filter.gameId ?? null) === null || gameId === filter.gameId),
      )
    },
  }
  const { client } = await createClientHarness({
    api,
    settings: { features: { isEsportsEnabled: true } },
  })
  client.liveness.set(true)
  client.queryClient.setDefaultOptions({ queries: { retry: false } })
  return { client, asked, leftOut, user: openPage(client, path, device) }
}

const row = (name: string) => screen.findByRole('group', { name: `Home ${name} v Away ${name}` })
const rows = () =>
  screen.queryAllByRole('group', { name: / v / }).map((each) => each.getAttribute('aria-label'))
const field = () => screen.findByRole('searchbox', { name: 'Find teams and competitions' })

describe('the search of a list [BROWSE-02]', () => {
  it('asks the server once for what was written, keeps it in the address and adds no step to the history [ROUTE-11]', async () => {
    const { asked, user } = await open('events')
    await row('one')
    const steps = window.history.length
    await user.click(await field())
    await user.paste('  CUP')
    await waitFor(() => expect(window.location.search).toBe('?find=CUP'))
    await row('two')
    expect(asked.map(({ find }) => find)).toEqual([undefined, 'CUP'])
    expect(window.history.length).toBe(steps)
    // The tabs say where there is how much of it.
    await user.clear(await field())
    await user.type(await field(), 'vale{Enter}')
    await waitFor(() => expect(rows()).toEqual(['Home two v Away two']))
    expect(await screen.findByRole('tab', { name: 'Today 1' })).toBeDefined()
    expect(await screen.findByText('Events loaded: 1 event')).toBeDefined()
  })

  it('looks for no word that is still being composed [I18N-01]', async () => {
    const { asked } = await open('events')
    await row('one')
    const input = await field()
    fireEvent.compositionStart(input)
    fireEvent.change(input, { target: { value: 'うつ' } })
    // Enter chooses the word, and asks for nothing.
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
    fireEvent.change(input, { target: { value: '宇都宮' } })
    fireEvent.compositionEnd(input)
    await waitFor(() => expect(window.location.search).not.toBe(''))
    await waitFor(() => expect(asked.at(-1)?.find).toBe('宇都宮'))
    expect(asked.map(({ find }) => find)).toEqual([undefined, '宇都宮'])
  })

  it('leaves in sight what was found before until the answer has come, but nothing of another tab [BROWSE-14]', async () => {
    const answers = new Map<string, () => void>()
    const { user } = await open('events', {
      until: ({ tab, find = '' }) =>
        tab === 'today' && find === ''
          ? Promise.resolve()
          : new Promise<void>((resolve) => answers.set(`${tab} ${find}`, resolve)),
    })
    await row('one')
    const panel = screen.getByRole('tabpanel', { name: 'Events' })
    await user.type(await field(), 'vale{Enter}')
    await waitFor(() => expect(panel.getAttribute('aria-busy')).toBe('true'))
    expect(rows()).toHaveLength(everything.length)
    expect(screen.queryByText('Events loaded: 1 event')).toBeNull()
    answers.get('today vale')?.()
    await waitFor(() => expect(rows()).toEqual(['Home two v Away two']))
    expect(panel.getAttribute('aria-busy')).toBe('false')
    expect(await screen.findByText('Events loaded: 1 event')).toBeDefined()

    await user.click(screen.getByRole('tab', { name: /^In-play/ }))
    await waitFor(() => expect(answers.has('inplay vale')).toBe(true))
    expect(rows()).toEqual([])
  })

  it('is there again from the address, and Escape clears it', async () => {
    const { user } = await open('events?find=vale')
    await row('two')
    const input = await field()
    expect(input).toHaveProperty('value', 'vale')
    await user.type(input, '{Escape}')
    await row('one')
    expect(input).toHaveProperty('value', '')
    expect(document.activeElement).toBe(input)
    expect(window.location.search).toBe('')
  })

  it.each(['<img src=x onerror=alert(1)>', '%00\\', '"}{', '‮evil', '007'])(
    'takes %j as text, and says that nothing matches it [BROWSE-14]',
    async (hostile) => {
      const { asked, user } = await open('events')
      await user.click(await field())
      await user.paste(hostile)
      const title = await screen.findByRole('heading', { name: /^No events found for/ })
      expect(title.textContent).toContain(hostile)
      expect(asked.at(-1)?.find).toBe(hostile)
      const list = within(screen.getByRole('tabpanel', { name: 'Events' }))
      await user.click(list.getByRole('button', { name: 'Clear the search' }))
      await row('one')
    },
  )

  it('that finds nothing here leads to the tabs that have it, or back [BROWSE-14]', async () => {
    const { user } = await open('events?find=cygnus')
    await screen.findByRole('heading', { name: /No events found for “.*cygnus.*”/ })
    await user.click(await screen.findByRole('link', { name: 'Early 2' }))
    await waitFor(() => expect(window.location.search).toBe('?tab=early&find=cygnus'))
  })

  it('stands behind a button on a phone, which has the focus again when it is closed [DEVICE-01]', async () => {
    const { user } = await open('events', { device: 'phone' })
    await user.click(await screen.findByRole('button', { name: 'Find teams and competitions' }))
    const input = await field()
    expect(document.activeElement).toBe(input)
    await user.type(input, 'vale')
    await waitFor(() => expect(rows()).toEqual(['Home two v Away two']))
    await user.type(input, '{Escape}')
    expect(input).toHaveProperty('value', '')
    await user.type(input, '{Escape}')
    const opener = await screen.findByRole('button', { name: 'Find teams and competitions' })
    expect(document.activeElement).toBe(opener)
    await row('one')
  })
})

describe('the competitions of a list [BROWSE-02]', () => {
  it('are those of its tab under their games, several at once, each taken away on its own [ROUTE-11]', async () => {
    const { asked, leftOut, user } = await open('events')
    await row('one')
    await user.click(await screen.findByRole('button', { name: 'Competitions: all' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Competitions', hidden: true }))
    const boxes = await dialog.findAllByRole('checkbox', { hidden: true })
    expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual([
      'River Cup1',
      'Harbour Cup1',
      'Vale Cup1',
    ])
    expect(leftOut).toEqual(['malformed'])
    expect(
      dialog.getAllByRole('heading', { level: 3, hidden: true }).map((each) => each.textContent),
    ).toEqual(['Dota 2', 'Soccer'])
    await user.click(dialog.getByLabelText(/Vale Cup/))
    await user.click(dialog.getByLabelText(/River Cup/))
    await waitFor(() => expect(asked.at(-1)?.competitions).toEqual(['c2', 'c1']))
    expect(decodeURIComponent(window.location.search)).toBe('?competitions=c2,c1')
    await user.click(dialog.getByRole('button', { name: 'Close', hidden: true }))
    await waitFor(() => expect(rows()).toEqual(['Home one v Away one', 'Home two v Away two']))
    await user.click(screen.getByRole('button', { name: /^Remove .*River Cup/ }))
    await waitFor(() => expect(rows()).toEqual(['Home two v Away two']))
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    await row('one')
    expect(window.location.search).toBe('')
  })

  it('of other games go where a game is chosen, and all stay in another tab', async () => {
    const { user } = await open('events?competitions=c1,c2')
    await row('one')
    await screen.findByRole('button', { name: /^Remove .*Vale Cup/ })
    await user.click(screen.getByRole('tab', { name: /In-play/ }))
    await waitFor(() =>
      expect(decodeURIComponent(window.location.search)).toBe('?tab=inplay&competitions=c1,c2'),
    )
    await user.click(screen.getByRole('link', { name: /Soccer/ }))
    await waitFor(() => expect(window.location.search).toBe('?tab=inplay&gameId=41&competitions=c2'))
    await row('two')
  })

  it('that have no events say so, by their id where nobody knows them, and lead out [BROWSE-14]', async () => {
    const { user } = await open('events?competitions=c9')
    expect(await screen.findByText('No events in your selected competitions right now.')).toBeDefined()
    expect(await screen.findByRole('button', { name: /^Remove .*c9/ })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Show all competitions' }))
    await row('one')
    expect(window.location.search).toBe('')
  })

  it('that cannot be fetched are asked for again [SRV-11]', async () => {
    let isAway = true
    const competitions = () => {
      if (isAway) throw offline()
      return offered()
    }
    const { user } = await open('events', { competitions })
    await user.click(await screen.findByRole('button', { name: 'Competitions: all' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Competitions', hidden: true }))
    await dialog.findByText("Couldn't load the options.")
    isAway = false
    await user.click(dialog.getByRole('button', { name: 'Retry', hidden: true }))
    expect(await dialog.findByLabelText(/Harbour Cup/)).toBeDefined()
  })
})

describe('the filters of a list on a phone [DEVICE-01]', () => {
  it('are one button that says how many are set, and one sheet with order, start, odds and competitions [BROWSE-02] [ROUTE-11]', async () => {
    const { asked, user } = await open('events', { device: 'phone' })
    await row('one')
    expect(screen.queryByRole('button', { name: /^(?:Competitions|Odds|Starts): / })).toBeNull()
    expect(screen.queryByRole('button', { name: 'By time' })).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Filters' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters', hidden: true }))
    const clear = dialog.getByRole('button', { name: 'Clear filters', hidden: true })
    expect(clear.getAttribute('aria-disabled')).toBe('true')
    await user.click(dialog.getByRole('radio', { name: 'By time', hidden: true }))
    expect(window.location.search).toBe('?sort=time')
    await user.click(await dialog.findByLabelText(/Vale Cup/))
    await waitFor(() => expect(asked.at(-1)?.competitions).toEqual(['c2']))
    await user.click(dialog.getByRole('radio', { name: 'Within 3 h', hidden: true }))
    expect(new URLSearchParams(window.location.search).get('starts')).toBe('3h')
    expect(dialog.getByRole('combobox', { name: 'Min odds', hidden: true })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Filters: 2 set' })).toBeDefined()
    // The order narrows nothing: it stays.
    await user.click(clear)
    expect(window.location.search).toBe('?sort=time')
    expect(screen.getByRole('button', { name: 'Filters' })).toBeDefined()
    await row('one')
  })

  it('have neither start nor order where a list has none', async () => {
    const { user } = await open('events?tab=outright', { device: 'phone' })
    await user.click(await screen.findByRole('button', { name: 'Filters' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters', hidden: true }))
    expect(await dialog.findByRole('group', { name: 'Competitions', hidden: true })).toBeDefined()
    expect(dialog.queryByRole('radio', { hidden: true })).toBeNull()
    expect(dialog.queryByRole('combobox', { hidden: true })).toBeNull()
  })
})

describe('the odds of a list [ROUTE-11]', () => {
  const priced = (id: string, ...odds: string[]) =>
    buildListedEvent(id, {
      markets: [
        buildMarket({
          marketId: `${id}-win`,
          eventId: id,
          selections: odds.map((euro, at) => buildSelection(at === 0 ? 'home' : 'away', euro)),
        }),
      ],
    })
  const matches = [
    priced('even', '1.90', '1.90'),
    priced('sure', '1.20', '5.00'),
    priced('open', '1.60', '2.40'),
  ]

  it('leave the matches that have a selection between them, in the address, until they are cleared', async () => {
    const { asked, user } = await open('events', { events: () => matches })
    await row('even')
    await user.click(await screen.findByRole('button', { name: 'Odds: all' }))
    await choose(user, 'Min odds', '2.25')
    await choose(user, 'Max odds', '3.00')
    await waitFor(() => expect(rows()).toEqual(['Home open v Away open']))
    expect(window.location.search).toBe('?odds=2.25..3.00')
    // The server has no word for it: it is asked once.
    expect(asked).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Odds: 2.25 to 3.00' })).toBeDefined()
    const all = screen.getByRole('button', { name: 'Show all odds' })
    await user.click(all)
    await waitFor(() => expect(rows()).toHaveLength(matches.length))
    expect(window.location.search).toBe('')
    expect(all.getAttribute('aria-disabled')).toBe('true')
  })

  it('are there again from the address, with one bound and at its very figure', async () => {
    await open('events?odds=5.00..', { events: () => matches })
    await waitFor(() => expect(rows()).toEqual(['Home sure v Away sure']))
    expect(screen.getByRole('button', { name: 'Odds: from 5.00' })).toBeDefined()
  })

  it('keep what is shown while its odds move, and take what has come to lie between them', async () => {
    let now = matches
    const { client } = await open('events?odds=..1.25', { events: () => now })
    await waitFor(() => expect(rows()).toEqual(['Home sure v Away sure']))
    now = [priced('even', '1.22', '3.60'), priced('sure', '1.50', '2.50')]
    await client.queryClient.invalidateQueries({ queryKey: ['events'] })
    await waitFor(() => expect(rows()).toEqual(['Home even v Away even', 'Home sure v Away sure']))
  })

  it('that leave nothing say so, and lead back to all', async () => {
    const { user } = await open('events?odds=21.00..', { events: () => matches })
    expect(await screen.findByText('No match here has a selection at the odds you chose.')).toBeDefined()
    const list = within(screen.getByRole('tabpanel', { name: 'Events' }))
    await user.click(list.getByRole('button', { name: 'Show all odds' }))
    await row('even')
  })

  it('are looked for on every page', async () => {
    const pages = [[priced('even', '1.90', '1.90')], [priced('open', '1.60', '2.40')]]
    await open('events?odds=2.25..', { pages })
    await waitFor(() => expect(rows()).toEqual(['Home open v Away open']))
  })

  it('are in the sheet of filters on a phone, and nowhere where everybody who may win stands', async () => {
    const { user } = await open('events?odds=..2.00', { device: 'phone', events: () => matches })
    await user.click(await screen.findByRole('button', { name: 'Filters: 1 set' }))
    expect(await chosen('Max odds')).toBe('2.00')
    await open('events?tab=outright', { events: () => [] })
    await field()
    expect(screen.queryByRole('button', { name: /^Odds/ })).toBeNull()
  })
})

describe('the start of a list’s matches [ROUTE-11]', () => {
  const begin = Date.UTC(2026, 10, 23, 20, 30)
  const minutes = 60_000
  const starting = (id: string, inMinutes: number) =>
    buildListedEvent(id, { inPlay: false, startUtc: begin + inMinutes * minutes })
  // Of Tokyo, nine hours ahead, the day has just begun; of London it ends in three and a half hours.
  const matches = [
    starting('overdue', -5),
    starting('soon', 60),
    starting('later', 61),
    starting('evening', 180),
    starting('night', 209),
    starting('tomorrow', 210),
  ]
  /** The server's clock, which a device's does not follow. */
  let now = begin
  let onClock: (() => void)[] = []
  const openAt = async (path: string, pages?: World['pages']) => {
    localStorage.clear()
    now = begin
    onClock = []
    const opened = await open(path, {
      events: () => matches,
      ...(pages !== undefined && { pages }),
      clock: {
        serverNow: () => now,
        onServerClockSet(listener) {
          onClock.push(listener)
          return () => undefined
        },
      },
    })
    act(() => opened.client.preferences.set('timeZone', 'Europe/London'))
    return opened
  }
  const named = (...ids: string[]) => ids.map((id) => `Home ${id} v Away ${id}`)

  it.each([
    ['Within 1 h', '1h', 'Starts: within 1 hour', ['overdue', 'soon']],
    ['Within 3 h', '3h', 'Starts: within 3 hours', ['overdue', 'soon', 'later', 'evening']],
    ['Before midnight', 'today', 'Starts: before midnight', ['overdue', 'soon', 'later', 'evening', 'night']],
  ])('is chosen as “%s”, stands in the address as %s and is cleared', async (choice, written, said, left) => {
    const { asked, user } = await openAt('events')
    await row('tomorrow')
    await user.click(await screen.findByRole('button', { name: 'Starts: any time' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Start of a match', hidden: true }))
    await user.click(dialog.getByRole('radio', { name: choice, hidden: true }))
    await waitFor(() => expect(rows()).toEqual(named(...left)))
    expect(window.location.search).toBe(`?starts=${written}`)
    expect(screen.getByRole('button', { name: said })).toBeDefined()
    // The server has no word for it: it is asked once.
    expect(asked).toHaveLength(1)
    await user.click(dialog.getByRole('button', { name: 'Show all start times', hidden: true }))
    await waitFor(() => expect(rows()).toHaveLength(matches.length))
    expect(window.location.search).toBe('')
  })

  it('ends its day at midnight in the member’s zone', async () => {
    const { client } = await openAt('events?starts=today')
    await waitFor(() => expect(rows()).toHaveLength(5))
    act(() => client.preferences.set('timeZone', 'Asia/Tokyo'))
    await waitFor(() => expect(rows()).toHaveLength(6))
  })

  it('takes in what comes within reach as time passes, and keeps what it has shown', async () => {
    await openAt('events?starts=1h')
    await waitFor(() => expect(rows()).toEqual(named('overdue', 'soon')))
    now += minutes
    act(() => onClock.forEach((listener) => listener()))
    await waitFor(() => expect(rows()).toEqual(named('overdue', 'soon', 'later')))
  })

  it('leaves nothing says so, and leads back to all; with odds that leave nothing both are said', async () => {
    const late = [[starting('tomorrow', 400)]]
    const { user } = await openAt('events?starts=3h', late)
    expect(await screen.findByText('No match here starts within 3 hours.')).toBeDefined()
    const list = within(screen.getByRole('tabpanel', { name: 'Events' }))
    await user.click(list.getByRole('button', { name: 'Show all start times' }))
    await row('tomorrow')
    await openAt('events?starts=1h&odds=21.00..', late)
    expect(await screen.findByText('No match here has both the start and the odds you chose.')).toBeDefined()
  })

  it('asks for no page beyond the time, and for the next while there may be one within it', async () => {
    const live = buildListedEvent('live', { inPlay: true, startUtc: begin - minutes })
    const pages = [[live], [starting('later', 100)], [starting('tomorrow', 400)]]
    const { asked, client } = await openAt('events?starts=1h', pages)
    await screen.findByText('No match here starts within 1 hour.')
    await waitFor(() => expect(asked).toHaveLength(2))
    await client.queryClient.invalidateQueries({ queryKey: ['events'] })
    expect(asked).toHaveLength(4)
  })

  it('is in the sheet of filters on a phone, and is not offered where no start is within reach', async () => {
    const { user } = await open('events?starts=today', { device: 'phone' })
    await user.click(await screen.findByRole('button', { name: 'Filters: 1 set' }))
    const chosenTime = screen.getByRole('radio', { name: 'Before midnight', hidden: true })
    expect((chosenTime as HTMLInputElement).checked).toBe(true)
    await open('events?tab=early&starts=1h')
    await field()
    expect(screen.queryByRole('button', { name: /^Starts/ })).toBeNull()
  })
})
