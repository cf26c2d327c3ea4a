import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import type { Api } from '#src/api/api.ts'
import { buildCounts, buildListedEvent, buildList, buildStoredSlip } from '#src/testing/builders.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { homeLeg } from '#src/testing/samples.ts'
import { openPage } from '#src/testing/shell/page.tsx'
import type { Device } from '#src/ui/theme/device.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const events = [buildListedEvent('one'), buildListedEvent('two'), buildListedEvent('three')]

async function open(
  path = 'events',
  device: Device = 'desktop',
  list: Api['events'] = () => Promise.resolve(buildList(events)),
  event: Api['event'] = (eventId) => Promise.resolve(events.find((each) => each.eventId === eventId) ?? null),
) {
  const harness = await createClientHarness({
    settings: { features: { isEsportsEnabled: true }, partnerName: 'Harbour' },
    api: {
      games: () => Promise.resolve([{ gameId: '2', name: 'Dota 2' }]),
      tieco: () =>
        Promise.resolve({
          total: buildCounts({ today: 3 }),
          games: { 2: buildCounts({ today: 3, early: 1 }) },
        }),
      events: list,
      event,
    },
  })
  harness.client.liveness.set(true)
  const user = openPage(harness.client, path, device)
  return { ...harness, user }
}

const emptySlip = buildStoredSlip({ legs: [], stakeTexts: {} })

const row = (name: string) => screen.findByRole('group', { name: `Home ${name} v Away ${name}` })
const focusedName = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent

describe("the phone's bar", () => {
  it('opens the history by its button, and the slip by that of the slip [SLIP-22]', async () => {
    const { user } = await open('events', 'phone')
    await row('one')
    const bar = within(screen.getByRole('navigation', { name: 'Quick access' }))
    const sheet = async () => within(await screen.findByRole('dialog', { name: 'Bets' }))
    const chosen = async (name: RegExp) => (await sheet()).findByRole('tab', { name, selected: true })
    await user.click(bar.getByRole('button', { name: 'History' }))
    expect(await chosen(/^Bet history/)).toBeDefined()
    await user.click((await sheet()).getByRole('button', { name: 'Close' }))
    await user.click(bar.getByRole('button', { name: /^Bet slip/ }))
    expect(await chosen(/^Bet slip/)).toBeDefined()
  })
})

describe('the page', () => {
  it('is titled by partner, screen and match, with a new title for each screen [A11Y-01]', async () => {
    const { user } = await open('events?tab=early&gameId=2')
    await row('one')
    await waitFor(() => expect(document.title).toBe('Dota 2 – Early – Matches – Harbour'))
    await user.click(screen.getByRole('link', { name: /^All games/ }))
    await waitFor(() => expect(document.title).toBe('Early – Matches – Harbour'))
    await user.click(within(await row('two')).getByRole('link', { name: /Home two/ }))
    await waitFor(() => expect(document.title).toBe('Home two v Away two – Harbour'))
    await user.click(screen.getByRole('link', { name: 'Rules' }))
    await waitFor(() => expect(document.title).toBe('Rules – Harbour'))
  })

  it("moves the focus to a new screen's heading, and takes it from nobody at first [A11Y-01]", async () => {
    const { user } = await open()
    await row('one')
    expect(document.activeElement).toBe(document.body)
    await user.click(within(await row('two')).getByRole('link', { name: /Home two/ }))
    const heading = await screen.findByRole('heading', { level: 1, name: 'Home two v Away two' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    await user.click(screen.getByRole('link', { name: 'Results' }))
    const next = await screen.findByRole('heading', { level: 1, name: 'Results' })
    await waitFor(() => expect(document.activeElement).toBe(next))
  })

  it('moves it back to the row that led away, where that is still there [A11Y-01] [ROUTE-10]', async () => {
    const { user } = await open()
    const link = (element: HTMLElement) => within(element).getByRole('link', { name: /Home two/ })
    link(await row('two')).focus()
    await user.keyboard('{Enter}')
    await screen.findByRole('heading', { level: 1, name: 'Home two v Away two' })
    await user.click(screen.getByRole('link', { name: 'Back to events' }))
    const again = await row('two')
    await waitFor(() => expect(document.activeElement).toBe(link(again)))
    await user.click(screen.getByRole('link', { name: 'Results' }))
    await screen.findByRole('heading', { level: 1, name: 'Results' })
    // No row led away this time.
    await user.click(screen.getByRole('link', { name: 'Matches' }))
    const heading = await screen.findByRole('heading', { level: 1, name: 'Matches' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })

  it('moves it to the heading where that row has gone meanwhile [A11Y-01]', async () => {
    const listed = [...events]
    const { user, client } = await open('events', 'desktop', () => Promise.resolve(buildList(listed)))
    within(await row('two'))
      .getByRole('link', { name: /Home two/ })
      .focus()
    await user.keyboard('{Enter}')
    await screen.findByRole('heading', { level: 1, name: 'Home two v Away two' })
    listed.splice(1, 1)
    await client.queryClient.refetchQueries({ queryKey: ['events'], type: 'all' })
    await user.click(screen.getByRole('link', { name: 'Back to events' }))
    const heading = await screen.findByRole('heading', { level: 1, name: 'Matches' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(screen.queryByRole('group', { name: 'Home two v Away two' })).toBeNull()
  })

  it('is titled by names that turn nothing around them [A11Y-01] [BROWSE-07]', async () => {
    const turned = '\u202eevil'
    await open('events/one', 'desktop', undefined, () =>
      Promise.resolve(buildListedEvent('one', { home: turned, away: 'Away one' })),
    )
    await waitFor(() => expect(document.title).toBe('\u2068\u202eevil\u2069 v Away one – Harbour'))
  })

  it('begins with ways past the bars, to the matches and to the bet slip [A11Y-01]', async () => {
    const { user } = await open()
    await row('one')
    const address = window.location.href
    await user.tab()
    expect(focusedName()).toBe('Skip to matches')
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('main'))
    screen.getByRole('button', { name: 'Skip to bet slip' }).focus()
    await user.keyboard('{Enter}')
    await waitFor(() =>
      expect(screen.getByRole('complementary', { name: 'Bets' }).contains(document.activeElement)).toBe(true),
    )
    expect(window.location.href).toBe(address)
  })
})

describe('the keys', () => {
  it('lead to the stake with s, and back to where one was with Escape [A11Y-01]', async () => {
    const { slip, user } = await open()
    const price = within(await row('two')).getByRole('button', { name: /^Home/ })
    price.focus()
    slip.send({ type: 'selection.toggled', leg: homeLeg, at: 1 })
    const stake = await screen.findByRole('textbox', { name: 'Stake' })
    await user.keyboard('s')
    await waitFor(() => expect(document.activeElement).toBe(stake))
    // There it is text, or nothing: the field takes the keys.
    await user.keyboard('s12')
    expect(document.activeElement).toBe(stake)
    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(price)
  })

  it('lead to the stake when s comes before the selection does, unless the member went on [A11Y-01]', async () => {
    const { slip, user } = await open()
    const price = within(await row('two')).getByRole('button', { name: /^Home/ })
    const bets = screen.getByRole('complementary', { name: 'Bets' })
    price.focus()
    await user.keyboard('s')
    await waitFor(() => expect(bets.contains(document.activeElement)).toBe(true))
    slip.send({ type: 'selection.toggled', leg: homeLeg, at: 1 })
    const stake = await screen.findByRole('textbox', { name: 'Stake' })
    await waitFor(() => expect(document.activeElement).toBe(stake))

    slip.send({ type: 'selection.removed', marketId: homeLeg.marketId, side: homeLeg.side })
    await waitFor(() => expect(stake.isConnected).toBe(false))
    price.focus()
    await user.keyboard('s')
    await waitFor(() => expect(bets.contains(document.activeElement)).toBe(true))
    price.focus()
    slip.send({ type: 'selection.toggled', leg: homeLeg, at: 2 })
    await screen.findByRole('textbox', { name: 'Stake' })
    expect(document.activeElement).toBe(price)
  })

  it('lead to the search of what is shown with /, which its field says, and which is text there [A11Y-01]', async () => {
    const { client, user } = await open()
    await row('one')
    const search = await screen.findByRole<HTMLInputElement>('searchbox')
    expect(search.getAttribute('aria-keyshortcuts')).toBe('/')
    await user.keyboard('/')
    expect(document.activeElement).toBe(search)
    expect(search.value).toBe('')
    await user.keyboard('and/or')
    expect(search.value).toBe('and/or')
    // What is there is replaced by what is written next.
    screen.getByRole('button', { name: 'Menu' }).focus()
    await user.keyboard('/')
    await user.keyboard('one')
    expect(search.value).toBe('one')
    act(() => client.preferences.set('singleKeys', false))
    expect(search.getAttribute('aria-keyshortcuts')).toBeNull()
    screen.getByRole('button', { name: 'Menu' }).focus()
    await user.keyboard('/')
    expect(document.activeElement).not.toBe(search)
  })

  it('do nothing with a modifier, in a choice, and over another dialog [A11Y-01]', async () => {
    const { slip, user } = await open()
    await row('one')
    slip.send({ type: 'selection.toggled', leg: homeLeg, at: 1 })
    await screen.findByRole('textbox', { name: 'Stake' })
    await user.keyboard('{Control>}s{/Control}{Meta>}s{/Meta}{Alt>}s{/Alt}')
    expect(document.activeElement).toBe(document.body)
    const oddsType = await screen.findByRole('combobox', { name: 'Odds type' })
    oddsType.focus()
    await user.keyboard('s?')
    expect(document.activeElement).toBe(oddsType)
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    const menu = await screen.findByRole('dialog', { name: 'Menu' })
    within(menu).getByRole('button', { name: 'Close' }).focus()
    await user.keyboard('s?')
    expect(menu.contains(document.activeElement)).toBe(true)
    expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull()
  })

  it('are listed with ?, and from the menu, where those of one character are switched off for good [A11Y-01]', async () => {
    const { client, slip, user } = await open()
    await row('one')
    slip.send({ type: 'selection.toggled', leg: homeLeg, at: 1 })
    await screen.findByRole('textbox', { name: 'Stake' })
    await user.keyboard('?')
    const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    expect(help.getAllByRole('term').map((keys) => keys.textContent)).toEqual([
      'Tab',
      '←→',
      '↑↓',
      'HomeEnd',
      'Enter',
      's',
      '/',
      'Esc',
      '?',
    ])
    await user.click(help.getByRole('switch', { name: 'Single-key shortcuts' }))
    expect(client.preferences.get('singleKeys')).toBe(false)
    await user.click(help.getByRole('button', { name: 'Close' }))
    await user.keyboard('s?')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).not.toBe(screen.getByRole('textbox', { name: 'Stake' }))
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    await user.click(await screen.findByRole('button', { name: 'Keyboard shortcuts' }))
    const again = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    expect(again.getByRole<HTMLInputElement>('switch').checked).toBe(false)
  })

  it('name the one that undoes a quick bet to members who bet by one press, and to no others [SLIP-26] [A11Y-01]', async () => {
    const { client, user } = await open()
    await row('one')
    await user.keyboard('?')
    const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    expect(help.queryByText('Undo a quick bet before it is sent')).toBeNull()
    client.preferences.set('quickBet', true)
    const undo = await help.findByText('Undo a quick bet before it is sent')
    expect(undo.previousElementSibling?.textContent).toBe('Esc')
  })
})

describe('the list by keyboard', () => {
  it('is one stop a row; arrows go through it and to the same price of the next [A11Y-01]', async () => {
    const { user } = await open()
    const [first, second] = [await row('one'), await row('two')]
    within(first)
      .getByRole('link', { name: /Home one/ })
      .focus()
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(within(first).getByRole('button', { name: /^Home/ }))
    await user.keyboard('{ArrowRight}{ArrowDown}')
    expect(document.activeElement).toBe(within(second).getByRole('button', { name: /^Away/ }))
    await user.keyboard('{ArrowUp}{Home}')
    expect(document.activeElement).toBe(within(first).getByRole('link', { name: /Home one/ }))
    await user.keyboard('{End}{ArrowRight}')
    expect(document.activeElement).toBe(within(first).getAllByRole('link').at(-1))
    await user.tab()
    expect(document.activeElement).toBe(within(second).getByRole('button', { name: /^Away/ }))
    await user.tab()
    expect(document.activeElement).toBe(within(await row('three')).getByRole('link', { name: /Home three/ }))
  })

  it('says where a row stands in its competition [A11Y-01]', async () => {
    await open()
    const item = (await row('two')).closest('[role=listitem]')
    expect([item?.getAttribute('aria-posinset'), item?.getAttribute('aria-setsize')]).toEqual(['2', '3'])
    expect(item?.closest('[role=list]')?.getAttribute('aria-label')).toBe('River Cup')
  })
})

describe('what is said politely', () => {
  it('is that a list has come, and what left the slip, here or in another tab [A11Y-01]', async () => {
    const { slip } = await open()
    const said = () => screen.getAllByRole('status').map((region) => region.textContent)
    await row('one')
    await waitFor(() => expect(said().join()).toContain('Events loaded: 3 events'))
    slip.send({ type: 'selection.toggled', leg: homeLeg, at: 1 })
    await waitFor(() => expect(said().join()).toContain('Added to bet slip: Netherlands'))
    slip.send({ type: 'slip.changedElsewhere', slip: emptySlip })
    await waitFor(() => expect(said().join()).toContain('Removed from bet slip: Netherlands'))
  })
})

describe('the slip beside the events', () => {
  it('has a heading above those of its parts [A11Y-01]', async () => {
    await open()
    const slip = within(await screen.findByRole('complementary', { name: 'Bets' }))
    expect(slip.getByRole('heading', { level: 2, name: 'Bets' })).toBeDefined()
  })
})
