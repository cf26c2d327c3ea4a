import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { PlacedTicket, TicketResult } from '#domain/bets/bet.ts'
import { refresh } from '#src/api/invalidation.ts'
import type { TicketTab } from '#src/api/tickets/tickets.ts'
import { offline } from '#src/testing/api/fakeApi.ts'
import { yuan } from '#src/testing/builders.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { pendingTicket } from '#src/testing/samples.ts'
import { renderWith } from '#src/testing/slip/renderWith.tsx'
import type { TicketPage } from '#src/wire/tickets/tickets.ts'

import { History } from './History.tsx'

beforeEach(() => localStorage.clear())

const [line] = pendingTicket.lines
if (line === undefined) throw new Error('a ticket has a line')

const settledTicket: PlacedTicket = {
  ...pendingTicket,
  ticketNum: '7000100',
  result: 'halfWin',
  returns: yuan(232.5),
  earnings: yuan(82.5),
  oddsStyle: 'malay',
  odds: '-0.90',
  settledUtc: Date.UTC(2026, 10, 21, 14, 0),
  lines: [{ ...line, oddsStyle: 'malay', odds: '-0.90', result: 'halfWin', resultValue: '2-1' }],
}

type Filter = { tab: TicketTab; page: number }

function page(tickets: readonly PlacedTicket[], next: number | null = null): Promise<TicketPage> {
  return Promise.resolve({ count: tickets.length, next, tickets })
}

async function historyOf(tickets: (filter: Filter) => Promise<TicketPage>, settings = {}) {
  const harness = await createClientHarness({ api: { tickets }, settings })
  harness.client.queryClient.setDefaultOptions({ queries: { retry: false } })
  const user = renderWith(harness.client, <History />)
  return { harness, user }
}

/** What a ticket takes and gives: each name and what it is. */
function factsOf(row: Pick<typeof screen, 'getAllByRole'>): string[] {
  return row.getAllByRole('term').map((name) => `${name.textContent} ${name.nextElementSibling?.textContent}`)
}

describe('the history', () => {
  it('shows a pending ticket with every field of it [HIST-01]', async () => {
    await historyOf(() => page([pendingTicket]))
    const row = within(await screen.findByRole('article', { name: 'Ticket 7000123' }))
    const facts = [
      'Pending',
      'Single',
      '21/11/2026 18:15',
      'Netherlands',
      '-0.25',
      '@ 2.10',
      'Asian handicap',
      'Netherlands v Papua New Guinea',
      'Cricket',
      'T20 World Cup Qualifier',
      /Sat 21\/11 19:30/,
    ]
    for (const fact of facts) expect(row.getByText(fact), String(fact)).toBeDefined()
    expect(factsOf(row)).toEqual(['Stake ¥150.00', 'Odds 2.10', 'Returns ¥315.00'])
    // The odds type of the bet is the member's own.
    expect(row.queryByText('Euro')).toBeNull()
  })

  it('says when a match starts by its time alone where that is today, by the server’s clock [HIST-01] [ODDS-04]', async () => {
    const { harness } = await historyOf(() => page([pendingTicket]))
    const starts = async () => {
      const row = await screen.findByRole('article', { name: 'Ticket 7000123' })
      return [...row.querySelectorAll('time')].map(({ textContent }) => textContent)
    }
    expect(await starts()).toEqual(['21/11/2026 18:15', 'Sat 21/11 19:30'])
    const now = harness.client.api.serverNow()
    cleanup()
    await historyOf(() => page([{ ...pendingTicket, lines: [{ ...line, startUtc: now }] }]))
    expect((await starts())[1]).toMatch(/^\d\d:\d\d$/)
  })

  it('names the odds type of a bet only where it is not the one that the member looks at odds in [HIST-01] [SLIP-24]', async () => {
    const { harness } = await historyOf(() => page([pendingTicket]))
    const row = within(await screen.findByRole('article', { name: 'Ticket 7000123' }))
    expect(row.queryByText('Euro')).toBeNull()
    act(() => harness.client.preferences.set('oddsType', 'hongkong'))
    expect(await row.findByText('Euro')).toBeDefined()
    expect(row.getByText('@ 2.10')).toBeDefined()
  })

  it('shows a settled one with its result, what came back, and odds in the type they were taken in [HIST-01][HIST-04]', async () => {
    const { user } = await historyOf(({ tab }) => page(tab === 'settled' ? [settledTicket] : []))
    await user.click(screen.getByRole('tab', { name: 'Settled' }))
    const row = within(await screen.findByRole('article', { name: 'Ticket 7000100' }))
    for (const fact of ['Half win', 'Result 2-1', '@ -0.90', 'Malay'])
      expect(row.getByText(fact), fact).toBeDefined()
    expect(factsOf(row)).toEqual(['Stake ¥150.00', 'Returns ¥232.50', 'Profit +¥82.50'])
  })

  it.each<[result: TicketResult, word: string, sign: string, colour: string, ground: string]>([
    ['pending', 'Pending', '', '--accent-strong', '--accent-surface'],
    ['resulting', 'Awaiting result', '', '--text-2', '--surface-3'],
    ['settlement', 'Awaiting settlement', '', '--text-2', '--surface-3'],
    ['win', 'Win', '✓', '--win', '--win-surface'],
    ['loss', 'Loss', '✕', '--lose', '--lose-surface'],
    // Halves are outlined, so that more than their word tells them from wholes.
    ['halfWin', 'Half win', '½✓', '--win', 'outline'],
    ['halfLoss', 'Half loss', '½✕', '--lose', 'outline'],
    ['draw', 'Draw', '=', '--text-2', '--surface-3'],
    ['refund', 'Refund', '↩', '--refund', '--surface-2'],
    ['cancelled', 'Cancelled', '', '--warning', '--warning-surface'],
    ['closed', 'Settled', '', '--text-2', '--surface-3'],
    ['unknown', 'Result unknown', '', '--text-2', '--surface-3'],
  ])(
    'calls %s %s, with the sign "%s", in the colour %s on %s [HIST-01] [HIST-04] [HIST-05]',
    async (result, word, sign, colour, ground) => {
      await historyOf(() => page([{ ...pendingTicket, result }]))
      const row = within(await screen.findByRole('article', { name: 'Ticket 7000123' }))
      const badge = row.getByText(word).parentElement
      if (badge === null) throw new Error('a word stands in its badge')
      expect([...badge.children].map(({ textContent }) => textContent)).toEqual(
        sign === '' ? [word] : [sign, word],
      )
      const { color, background, backgroundColor, boxShadow } = getComputedStyle(badge)
      expect(color).toBe(`var(${colour})`)
      expect([ground === 'outline' ? backgroundColor : background, boxShadow]).toEqual(
        ground === 'outline'
          ? ['rgba(0, 0, 0, 0)', `inset 0 0 0 1px var(${colour})`]
          : [`var(${ground})`, ''],
      )
    },
  )

  it.each([
    ['win', yuan(82.5), '+¥82.50', 'var(--win)'],
    ['loss', yuan(-150), '−¥150.00', 'var(--lose)'],
    ['refund', yuan(0), '¥0.00', 'var(--text-1)'],
  ] as const)('says what a %s earned with its sign and in its colour [HIST-01]', async (...given) => {
    const [result, earnings, text, colour] = given
    await historyOf(() => page([{ ...settledTicket, result, earnings }]))
    const row = within(await screen.findByRole('article', { name: 'Ticket 7000100' }))
    const amount = row.getByText('Profit').nextElementSibling?.firstElementChild
    if (!(amount instanceof HTMLElement)) throw new Error('earnings are an amount')
    expect([amount.textContent, getComputedStyle(amount).color]).toEqual([text, colour])
  })

  it('says of each leg of a combo how it ended, and at which odds [HIST-04]', async () => {
    const legs: PlacedTicket['lines'] = [
      { ...line, marketId: 'm1', result: 'win', euroOdds: '2.10', oddsStyle: 'euro', odds: '2.10' },
      { ...line, marketId: 'm2', result: 'halfLoss', euroOdds: '1.85', oddsStyle: 'euro', odds: '1.85' },
      { ...line, marketId: 'm3', result: 'refund', euroOdds: '1.95', oddsStyle: 'euro', odds: '1.95' },
    ]
    await historyOf(() =>
      page([{ ...settledTicket, ticketType: 'combo', odds: '7.57', result: 'halfWin', lines: legs }]),
    )
    const row = within(await screen.findByRole('article', { name: 'Ticket 7000100' }))
    for (const fact of ['Half win', 'Win', 'Half loss', 'Refund', '@ 2.10', '@ 1.85', '@ 1.95'])
      expect(row.getByText(fact), fact).toBeDefined()
    expect(row.getByText('Total odds').nextElementSibling?.textContent).toBe('7.57')
  })

  it('appends the next page when it is asked for [HIST-01]', async () => {
    const { user } = await historyOf(({ page: number }) =>
      number === 1 ? page([pendingTicket], 2) : page([{ ...pendingTicket, ticketNum: '7000122' }]),
    )
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    expect(await screen.findByRole('article', { name: 'Ticket 7000122' })).toBeDefined()
    expect(screen.getByRole('article', { name: 'Ticket 7000123' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('says how far back it goes, and what to expect while it is empty [HIST-01][BROWSE-14]', async () => {
    await historyOf(() => page([]))
    expect(await screen.findByText('No pending bets')).toBeDefined()
    expect(screen.getByText('Bets from the past 3 months')).toBeDefined()
  })

  it('offers to try again where it could not be loaded, and says that bets are not affected [BROWSE-14]', async () => {
    const tickets = vi.fn<(filter: Filter) => Promise<TicketPage>>(() => Promise.reject(offline()))
    const { user } = await historyOf(tickets)
    expect(await screen.findByText("Couldn't load your bets")).toBeDefined()
    expect(screen.getByText(/Your bets are not affected/)).toBeDefined()
    tickets.mockImplementation(() => page([pendingTicket]))
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('article', { name: 'Ticket 7000123' })).toBeDefined()
  })

  it.each([
    ['with tickets', [pendingTicket]],
    ['that is empty', []],
  ])(
    'says so where a list %s cannot be fetched again, and comes back with Retry [SRV-11]',
    async (_, rows) => {
      const tickets = vi.fn<(filter: Filter) => Promise<TicketPage>>(() => page(rows))
      const { harness, user } = await historyOf(tickets)
      const shown = () =>
        rows.length > 0
          ? screen.findByRole('article', { name: 'Ticket 7000123' })
          : screen.findByText('No pending bets')
      await shown()
      tickets.mockRejectedValue(offline())
      refresh(harness.client.queryClient, 'ticketNoticed')
      await screen.findByText('These bets may not be up to date.')
      await shown()
      tickets.mockImplementation(() => page(rows))
      await user.click(screen.getByRole('button', { name: 'Retry' }))
      await waitFor(() => expect(screen.queryByText('These bets may not be up to date.')).toBeNull())
    },
  )

  it('says that a next page failed, at its end, and tries that page again [SRV-11] [HIST-01]', async () => {
    const tickets = vi.fn<(filter: Filter) => Promise<TicketPage>>(({ page: number }) =>
      number === 1 ? page([pendingTicket], 2) : Promise.reject(offline()),
    )
    const { user } = await historyOf(tickets)
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    await screen.findByText("Couldn't load more bets.")
    expect(screen.queryByText('These bets may not be up to date.')).toBeNull()
    tickets.mockImplementation(() => page([{ ...pendingTicket, ticketNum: '7000122' }]))
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByRole('article', { name: 'Ticket 7000122' })
    expect(tickets).toHaveBeenLastCalledWith(expect.objectContaining({ page: 2 }), expect.anything())
  })

  it('keeps what it shows while a settlement is fetched [HIST-03]', async () => {
    let answer: (page: TicketPage) => void = () => {}
    const tickets = vi.fn<(filter: Filter) => Promise<TicketPage>>(() => page([pendingTicket]))
    const { harness } = await historyOf(tickets)
    await screen.findByRole('article', { name: 'Ticket 7000123' })
    tickets.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
    refresh(harness.client.queryClient, 'ticketNoticed')
    await waitFor(() => expect(tickets).toHaveBeenCalledTimes(2))
    expect(screen.getByRole('article', { name: 'Ticket 7000123' })).toBeDefined()
    answer({ count: 0, next: null, tickets: [] })
    expect(await screen.findByText('No pending bets')).toBeDefined()
  })

  it.each([
    ['where there were tickets', [pendingTicket]],
    ['where there were none', []],
  ])(
    'says that it may not be up to date where it could not be refreshed, %s [HIST-03]',
    async (_, before) => {
      const tickets = vi.fn<(filter: Filter) => Promise<TicketPage>>(() => page(before))
      const { harness, user } = await historyOf(tickets)
      await screen.findByText(before.length === 0 ? 'No pending bets' : '7000123', { exact: false })
      tickets.mockImplementation(() => Promise.reject(offline()))
      refresh(harness.client.queryClient, 'betPlaced')
      expect(await screen.findByText('These bets may not be up to date.')).toBeDefined()
      tickets.mockImplementation(() => page([{ ...pendingTicket, ticketNum: '7000124' }]))
      await user.click(screen.getByRole('button', { name: 'Retry' }))
      expect(await screen.findByRole('article', { name: 'Ticket 7000124' })).toBeDefined()
      expect(screen.queryByText('These bets may not be up to date.')).toBeNull()
    },
  )

  it('has a tab for booked bets where the partner has prebooking, with what became of each [HIST-01] [PREBOOK-05]', async () => {
    const prebook = { status: 'booked', targetOdds: '2.10', placedUtc: null } as const
    const booked: PlacedTicket = { ...pendingTicket, isPrebook: true, prebook }
    const { user } = await historyOf(({ tab }) => page(tab === 'prebook' ? [booked] : []), {
      features: { isPrebookingEnabled: true },
    })
    await user.click(screen.getByRole('tab', { name: 'Prebook' }))
    const row = within(await screen.findByRole('article', { name: 'Ticket 7000123' }))
    for (const fact of ['Prebook: Booked', 'Target odds', 'Cancel prebook'])
      expect(row.getByText(fact), fact).toBeDefined()
    expect(getComputedStyle(row.getByText('Prebook: Booked')).color).toBe('var(--accent-strong)')
    await historyOf(() => page([]))
    expect(screen.queryByRole('tab', { name: 'Prebook' })).toBeNull()
  })

  it.each([
    ['booked', 'Booked', 'pending', 'Pending', '--accent-strong', '--accent-surface'],
    ['placed', 'Placed', 'pending', 'Pending', '--accent-strong', '--accent-surface'],
    ['cancelled', 'Cancelled', 'cancelled', 'Cancelled', '--warning', '--warning-surface'],
    ['unknown', 'Status unknown', 'unknown', 'Result unknown', '--text-2', '--surface-3'],
  ] as const)(
    'calls a booking that is %s %s in the colour of bookings, beside what its ticket came to, in its own [HIST-05] [PREBOOK-05]',
    async (...given) => {
      const [status, word, result, resultWord, colour, ground] = given
      const prebook = { status, targetOdds: '2.10', placedUtc: null }
      const booked: PlacedTicket = { ...pendingTicket, result, isPrebook: true, prebook }
      const { user } = await historyOf(({ tab }) => page(tab === 'prebook' ? [booked] : []), {
        features: { isPrebookingEnabled: true },
      })
      await user.click(screen.getByRole('tab', { name: 'Prebook' }))
      const row = within(await screen.findByRole('article', { name: 'Ticket 7000123' }))
      const look = (element: Element | null) => {
        if (element === null) throw new Error('a word stands in its badge')
        const { color, background } = getComputedStyle(element)
        return [color, background]
      }
      const booking = row.getByText(`Prebook: ${word}`)
      expect(look(booking)).toEqual(['var(--accent-strong)', 'var(--accent-surface)'])
      const badge = row.getByText(resultWord, { exact: true }).parentElement
      expect(look(badge)).toEqual([`var(${colour})`, `var(${ground})`])
    },
  )

  it('has nothing for guests, and asks for nothing [LAUNCH-05]', async () => {
    const tickets = vi.fn<(filter: Filter) => Promise<TicketPage>>(() => page([pendingTicket]))
    await historyOf(tickets, { isGuest: true })
    expect(screen.getByText('Please login to place bet')).toBeDefined()
    expect(tickets).not.toHaveBeenCalled()
  })
})
