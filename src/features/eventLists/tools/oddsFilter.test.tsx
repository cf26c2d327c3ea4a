import { hashKey } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { eventPagesKey } from '#src/api/lists/events.ts'
import { buildListedEvent, buildMarket, buildSelection } from '#src/testing/builders.ts'
import { choose, chosen } from '#src/testing/choose.ts'

import { clearStorage, field, openList, row, rows } from './testing/openList.ts'

beforeEach(clearStorage)

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
    const { asked, user } = await openList('events', { events: () => matches })
    await row('even')
    await user.click(await screen.findByRole('button', { name: 'Odds: all' }))
    await choose(user, 'Min odds', '2.25')
    await choose(user, 'Max odds', '3.00')
    await waitFor(() => expect(rows()).toEqual(['Home open v Away open']))
    expect(window.location.search).toBe('?odds=2.25..3.00')
    // The server has no word for it: it is asked for one list alone, by a slow machine perhaps again.
    expect(new Set(asked.map((filter) => hashKey(eventPagesKey(filter)))).size).toBe(1)
    expect(screen.getByRole('button', { name: 'Odds: 2.25 to 3.00' })).toBeDefined()
    const all = screen.getByRole('button', { name: 'Show all odds' })
    await user.click(all)
    await waitFor(() => expect(rows()).toHaveLength(matches.length))
    expect(window.location.search).toBe('')
    expect(all.getAttribute('aria-disabled')).toBe('true')
  })

  it('are there again from the address, with one bound and at its very figure', async () => {
    await openList('events?odds=5.00..', { events: () => matches })
    await waitFor(() => expect(rows()).toEqual(['Home sure v Away sure']))
    expect(screen.getByRole('button', { name: 'Odds: from 5.00' })).toBeDefined()
  })

  it('keep what is shown while its odds move, and take what has come to lie between them', async () => {
    let now = matches
    const { client } = await openList('events?odds=..1.25', { events: () => now })
    await waitFor(() => expect(rows()).toEqual(['Home sure v Away sure']))
    now = [priced('even', '1.22', '3.60'), priced('sure', '1.50', '2.50')]
    await client.queryClient.invalidateQueries({ queryKey: ['events'] })
    await waitFor(() => expect(rows()).toEqual(['Home even v Away even', 'Home sure v Away sure']))
  })

  it('that leave nothing say so, and lead back to all', async () => {
    const { user } = await openList('events?odds=21.00..', { events: () => matches })
    expect(await screen.findByText('No match here has a selection at the odds you chose.')).toBeDefined()
    const list = within(screen.getByRole('tabpanel', { name: 'Events' }))
    await user.click(list.getByRole('button', { name: 'Show all odds' }))
    await row('even')
  })

  it('are looked for on every page', async () => {
    const pages = [[priced('even', '1.90', '1.90')], [priced('open', '1.60', '2.40')]]
    await openList('events?odds=2.25..', { pages })
    await waitFor(() => expect(rows()).toEqual(['Home open v Away open']))
  })

  it('are in the sheet of filters on a phone, and nowhere where everybody who may win stands', async () => {
    const { user } = await openList('events?odds=..2.00', { device: 'phone', events: () => matches })
    await user.click(await screen.findByRole('button', { name: 'Filters: 1 set' }))
    expect(await chosen('Max odds')).toBe('2.00')
    await openList('events?tab=outright', { events: () => [] })
    await field()
    expect(screen.queryByRole('button', { name: /^Odds/ })).toBeNull()
  })
})
