import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'

import type { components } from '#openapi/client.gen.ts'
import { offline } from '#src/testing/api/fakeApi.ts'
import { fakeCaller } from '#src/testing/api/fakeCaller.ts'
import { buildMatch } from '#src/testing/builders.ts'
import { offered } from '#src/testing/choose.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { renderAt } from '#src/testing/odds/renderAt.tsx'
import { pretendDevice } from '#src/testing/shell/page.tsx'

import { OddsHistory } from './OddsHistory.tsx'

type Row = components['schemas']['OddsHistoryRow']

beforeEach(() => {
  localStorage.clear()
  pretendDevice('desktop')
})

const start = Date.parse('2026-05-05T12:00:00Z')
const row = (at: number, homeOdds: string, awayOdds: string, change: Partial<Row> = {}): Row => ({
  timeStamp: start + at * 1_000,
  homeOdds,
  awayOdds,
  drawOdds: null,
  handicap: null,
  line: null,
  ...change,
})

/** The view of an event, with what the server says of each market. */
async function open(answer: (marketId: unknown) => readonly unknown[], path = '/events/e1') {
  const caller = fakeCaller((_, { market_id: marketId }) => ({ marketId, results: answer(marketId) }))
  const { client } = await createClientHarness({ api: { caller } })
  client.queryClient.setDefaultOptions({ queries: { retry: false } })
  await renderAt(client, path, <OddsHistory event={buildMatch()} />)
  return client
}

const shownRows = async () => {
  const table = await screen.findByRole('table')
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((each) =>
      within(each)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )
}

describe('the odds history [BROWSE-12]', () => {
  it('has a row for each change, newest first, with the exact difference beside each price, and says what was suspended', async () => {
    await open(() => [
      row(30, '1.30', '3.60', { status: 'pause' }),
      row(25, '1.30', '3.60'),
      row(20, '1.30', '3.60'),
      row(10, '1.10', '6.00'),
      row(0, '1.20', '6.00'),
    ])
    const rows = await shownRows()
    expect(rows.map((cells) => cells.slice(1))).toEqual([
      ['Suspended'],
      ['1.30 ▲ +0.2, up', '3.60 ▼ -2.4, down'],
      ['1.10 ▼ -0.1, down', '6.00 '],
      ['1.20 ', '6.00 '],
    ])
    expect(rows[0]?.[0]).toMatch(/^\d\d:00:30 /)
    expect(rows[3]?.[0]).toMatch(/^\d\d:00:00 .* Opening$/)
    expect(document.querySelectorAll('[data-suspended]')).toHaveLength(1)
  })

  it('shows odds in the member’s type, and keeps the difference in decimal odds', async () => {
    const client = await open(() => [row(10, '2.50', '1.50'), row(0, '2.00', '1.90')])
    await shownRows()
    act(() => client.preferences.set('oddsType', 'hongkong'))
    await waitFor(async () =>
      expect((await shownRows()).map((cells) => cells.slice(1))).toEqual([
        ['1.50 ▲ +0.5, up', '0.50 ▼ -0.4, down'],
        ['1.00 ', '0.90 '],
      ]),
    )
  })

  it('is read out row by row with the arrow keys, and has its ends at Home and End [A11Y-01]', async () => {
    await open(() => [
      row(20, '1.30', '3.60', { status: 'paused' }),
      row(10, '1.10', '6.00'),
      row(0, '1.20', '4.60'),
    ])
    const chart = await screen.findByRole('slider')
    const says = () => chart.getAttribute('aria-valuetext')
    expect(says()).toMatch(/1\.30.*3\.60.*Suspended$/)
    fireEvent.keyDown(chart, { key: 'ArrowLeft' })
    expect(says()).toMatch(/1\.10.*6\.00$/)
    fireEvent.keyDown(chart, { key: 'Home' })
    expect(says()).toMatch(/1\.20/)
    expect(chart.getAttribute('aria-valuenow')).toBe('1')
    fireEvent.keyDown(chart, { key: 'End' })
    expect(chart.getAttribute('aria-valuenow')).toBe('3')
  })

  it('leaves out rows that cannot be read, and compares what is left [LIVE-13]', async () => {
    await open(() => [
      row(20, '1.30', '3.60'),
      { timeStamp: 'soon' },
      row(15, 'Infinity', '1'),
      row(10, '1.25', '3.90'),
      null,
    ])
    expect((await shownRows()).map((cells) => cells.at(-1))).toEqual(['3.60 ▼ -0.3, down', '3.90 '])
  })

  it('of ten thousand rows mounts those that are seen, and knows how many there are', async () => {
    await open(() =>
      Array.from({ length: 10_000 }, (_, at) =>
        row(10_000 - at, `${1 + (at % 90)}.5`, '2.00', at % 3 === 0 ? { status: 'paused' } : {}),
      ),
    )
    const rows = await shownRows()
    expect(rows.length).toBeLessThan(60)
    // The suspensions of a second are in the chart alone, but for the one that lasts.
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('6669')
    // Four points a pixel at most.
    expect(document.querySelector('[data-line="home"]')?.getAttribute('d')?.length).toBeLessThan(60_000)
    expect(document.querySelectorAll('[data-suspended]').length).toBeLessThan(1_000)
  })

  it('is that of the market in the address, and another can be chosen', async () => {
    const asked: unknown[] = []
    await open((marketId) => {
      asked.push(marketId)
      return [row(0, '1.20', '4.60')]
    }, '/events/e1?oddsOf=m2')
    await shownRows()
    expect(asked).toEqual(['m2'])
    const user = userEvent.setup({ delay: null })
    const [first] = await offered(user, 'Market')
    await user.click(first ?? document.body)
    await waitFor(() => expect(asked).toEqual(['m2', 'm1']))
  })

  it('says that there is no history, and that it could not be loaded, with another try [BROWSE-14]', async () => {
    await open(() => [])
    expect(await screen.findByRole('heading', { name: 'No odds history' })).toBeDefined()
    let isAway = true
    await open(() => {
      if (isAway) throw offline()
      return [row(0, '1.20', '4.60')]
    })
    await screen.findByRole('heading', { name: "Couldn't load the odds history" })
    isAway = false
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await shownRows()).toHaveLength(1)
  })
})
