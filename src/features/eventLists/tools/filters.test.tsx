import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { offline } from '#src/testing/api/fakeApi.ts'

import { clearStorage, offered, openList, row, rows } from './testing/openList.ts'

beforeEach(clearStorage)

describe('the competitions of a list [BROWSE-02]', () => {
  it('are those of its tab under their games, several at once, each taken away on its own [ROUTE-11]', async () => {
    const { asked, leftOut, user } = await openList('events')
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
    const { user } = await openList('events?competitions=c1,c2')
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
    const { user } = await openList('events?competitions=c9')
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
    const { user } = await openList('events', { competitions })
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
    const { asked, user } = await openList('events', { device: 'phone' })
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
    const { user } = await openList('events?tab=outright', { device: 'phone' })
    await user.click(await screen.findByRole('button', { name: 'Filters' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters', hidden: true }))
    expect(await dialog.findByRole('group', { name: 'Competitions', hidden: true })).toBeDefined()
    expect(dialog.queryByRole('radio', { hidden: true })).toBeNull()
    expect(dialog.queryByRole('combobox', { hidden: true })).toBeNull()
  })
})
