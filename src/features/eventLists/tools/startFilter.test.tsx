import { hashKey } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { eventPagesKey } from '#src/api/lists/events.ts'
import { buildListedEvent } from '#src/testing/builders.ts'

import { clearStorage, field, openList, row, rows, type World } from './testing/openList.ts'

beforeEach(clearStorage)

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
    const opened = await openList(path, {
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
    await user.click(await dialog.findByRole('radio', { name: choice, hidden: true }))
    await waitFor(() => expect(rows()).toEqual(named(...left)))
    expect(window.location.search).toBe(`?starts=${written}`)
    expect(await screen.findByRole('button', { name: said })).toBeDefined()
    // The server has no word for it: it is asked for one list alone, by a slow machine perhaps again.
    expect(new Set(asked.map((filter) => hashKey(eventPagesKey(filter)))).size).toBe(1)
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
    const { user } = await openList('events?starts=today', { device: 'phone' })
    await user.click(await screen.findByRole('button', { name: 'Filters: 1 set' }))
    const chosenTime = screen.getByRole('radio', { name: 'Before midnight', hidden: true })
    expect((chosenTime as HTMLInputElement).checked).toBe(true)
    await openList('events?tab=early&starts=1h')
    await field()
    expect(screen.queryByRole('button', { name: /^Starts/ })).toBeNull()
  })
})
