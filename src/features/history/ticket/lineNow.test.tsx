import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import type { PlacedTicket } from '#domain/bets/bet.ts'
import type { OddsType } from '#domain/odds/odds.ts'
import type { DeferredApi } from '#src/api/deferredApi.ts'
import { buildEvent, buildMarket, buildSelection, buildTicket } from '#src/testing/builders.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { renderWith } from '#src/testing/slip/renderWith.tsx'

import { TicketRow } from './TicketRow.tsx'

beforeEach(() => localStorage.clear())

const ticket = buildTicket()
const [line] = ticket.lines
if (line === undefined) throw new Error('a ticket has a line')

/** A ticket as the history shows it, on a server where its event is so. */
async function rowOf(shown: PlacedTicket, event: DeferredApi['event']) {
  const { client } = await createClientHarness({ api: { event } })
  client.queryClient.setDefaultOptions({ queries: { retry: false } })
  renderWith(client, <TicketRow ticket={shown} onSlip={() => undefined} />)
  return { client, row: screen.getByRole('article') }
}

describe('a pending line of a running event', () => {
  const market = buildMarket({ selections: [buildSelection('home', '1.72'), buildSelection('away', '2.10')] })
  const event = buildEvent({ inPlay: true, scoreline: '1-0', markets: [market] })

  it('shows the score and the price as the books have them, and follows them [HIST-01] [LIVE-06]', async () => {
    const { client, row } = await rowOf(ticket, () => Promise.resolve(event))
    await waitFor(() => expect(row.textContent).toContain('Now 1.72'))
    await waitFor(() => expect(row.textContent).toContain('Live1-0'))
    const selections = [buildSelection('home', '1.55'), buildSelection('away', '2.40')]
    client.priceBook.apply([{ ...market, timeStamp: market.timeStamp + 1, selections }])
    await waitFor(() => expect(row.textContent).toContain('Now 1.55'))
  })

  /** Where the line stands, part by part. */
  function now(row: HTMLElement) {
    const text = (part: string): string | null | undefined => row.querySelector(`[data-${part}]`)?.textContent
    return { score: text('score'), standing: text('standing'), price: text('now'), state: text('state') }
  }

  it.each<[OddsType, first: string, next: string]>([
    ['euro', '1.72', '2.40'],
    ['hongkong', '0.72', '1.40'],
    ['malay', '0.72', '-0.71'],
    ['indo', '-1.3888', '1.4000'],
  ])(
    'has the price now in the type the bet was placed in, %s: %s, and then %s [HIST-01] [SLIP-24]',
    async (oddsStyle, first, next) => {
      const bet = { ...ticket, oddsStyle, lines: [{ ...line, oddsStyle }] }
      const { client, row } = await rowOf(bet, () => Promise.resolve(event))
      // Whatever the member looks at prices in by now.
      act(() => client.preferences.set('oddsType', oddsStyle === 'indo' ? 'malay' : 'indo'))
      await waitFor(() => expect(now(row).price).toBe(first))
      const selections = [buildSelection('home', '2.40'), buildSelection('away', '1.62')]
      client.priceBook.apply([{ ...market, timeStamp: market.timeStamp + 1, selections }])
      await waitFor(() => expect(now(row).price).toBe(next))
    },
  )

  it.each([
    ['a handicap', 'AH', { handicap: '-0.25', line: null }, { handicap: '-0.75', line: null }, '-0.75'],
    [
      'a handicap of the other side',
      'AH',
      { handicap: '0', line: null },
      { handicap: '0.25', line: null },
      '+0.25',
    ],
    ['a total', 'OU', { handicap: null, line: '2.5' }, { handicap: null, line: '3' }, '3'],
  ] as const)(
    'says the line beside the price where %s is another now, and not where it is the same [HIST-01]',
    async (_, betType, taken, moved, label) => {
      const bet = { ...ticket, lines: [{ ...line, betType, ...taken }] }
      const withLine = (change: typeof taken | typeof moved, timeStamp: number) => ({
        ...market,
        betType,
        timeStamp,
        selections: [buildSelection('home', '1.72', change), buildSelection('away', '2.10')],
      })
      const { client, row } = await rowOf(bet, () =>
        Promise.resolve({ ...event, markets: [withLine(taken, 100)] }),
      )
      await waitFor(() => expect(now(row).price).toBe('1.72'))
      client.priceBook.apply([withLine(moved, 101)])
      await waitFor(() => expect(now(row).price).toBe(`${label} @ 1.72`))
      client.priceBook.apply([withLine(taken, 102)])
      await waitFor(() => expect(now(row).price).toBe('1.72'))
    },
  )

  it('says how far its event is as the scoreboard does, and no longer once it is not in play [HIST-01] [LIVE-06]', async () => {
    const running = { ...event, mapNum: 2, details: 'Round 12' }
    const { client, row } = await rowOf(ticket, () => Promise.resolve(running))
    await waitFor(() => expect(now(row)).toMatchObject({ score: '1-0', standing: 'Map 2, Round 12' }))
    const { eventId, inPlay, tabs } = running
    const update = { eventId, inPlay, tabs, scoreline: '2-0', mapNum: 3, details: 'Round 1', timeStamp: 1 }
    client.scoreBook.apply(update)
    await waitFor(() => expect(now(row)).toMatchObject({ score: '2-0', standing: 'Map 3, Round 1' }))
    client.scoreBook.apply({ ...update, inPlay: false, timeStamp: 2 })
    await waitFor(() => expect(now(row)).toMatchObject({ score: '', standing: '' }))
  })

  it('says that its event is gone [HIST-01]', async () => {
    await rowOf(ticket, () => Promise.resolve(null))
    expect(await screen.findByText('Closed')).toBeDefined()
  })
})
