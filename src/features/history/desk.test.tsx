import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { BetKind, MoneyEntry, PlacedTicket } from '#domain/bets/bet.ts'
import type { DeferredApi } from '#src/api/deferredApi.ts'
import { refresh } from '#src/api/invalidation.ts'
import { offline } from '#src/testing/api/fakeApi.ts'
import { buildEvent, buildMarket, buildTicket, yuan } from '#src/testing/builders.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { renderWith } from '#src/testing/slip/renderWith.tsx'
import type { EntryPage, TicketPage } from '#src/wire/tickets/tickets.ts'

import { History } from './History.tsx'
import { PendingCount } from './PendingCount.tsx'

beforeEach(() => localStorage.clear())

const ticket = buildTicket()
const [line] = ticket.lines
if (line === undefined) throw new Error('a ticket has a line')

function page(tickets: readonly PlacedTicket[], more: Partial<TicketPage> = {}): Promise<TicketPage> {
  return Promise.resolve({ count: tickets.length, next: null, tickets, ...more })
}

async function clientOf(api: Partial<DeferredApi>) {
  const harness = await createClientHarness({ api })
  harness.client.queryClient.setDefaultOptions({ queries: { retry: false } })
  return harness
}

async function historyOf(api: Partial<DeferredApi>, asked: string | null = null) {
  const harness = await clientOf(api)
  const onTicket = vi.fn<(ticketNum: string | null) => void>()
  const onSlip = vi.fn<() => void>()
  const history = <History ticketNum={asked} onTicket={onTicket} onSlip={onSlip} />
  const user = renderWith(harness.client, history)
  return { ...harness, user, onTicket, onSlip }
}

/** A sum of the list; of a day, not of its week. */
function fact(name: string): string {
  const names = screen.getAllByText(name).filter((found) => found.closest('article, [data-week]') === null)
  expect(names).toHaveLength(1)
  return names[0]?.nextElementSibling?.textContent ?? ''
}

describe('the count of pending bets', () => {
  it('is that of all, not of the page, and follows bets and settlements [HIST-01] [HIST-03]', async () => {
    const tickets = vi.fn<() => Promise<TicketPage>>(() => page([ticket], { count: 31, next: 2 }))
    const { client } = await clientOf({ tickets })
    renderWith(client, <PendingCount />)
    expect(await screen.findByText('31 pending bets')).toBeDefined()
    tickets.mockImplementation(() => page([ticket]))
    act(() => refresh(client.queryClient, 'ticketNoticed'))
    expect(await screen.findByText('1 pending bet')).toBeDefined()
    tickets.mockImplementation(() => page([]))
    act(() => refresh(client.queryClient, 'betPlaced'))
    await waitFor(() => expect(screen.queryByText(/pending bet/)).toBeNull())
  })
})

describe('the sums', () => {
  it('of pending bets are those of the reply, over all pages [HIST-01]', async () => {
    const totals = { amount: yuan(1_234.56), possibleReturns: yuan(9_876.54) }
    await historyOf({ tickets: () => page([ticket], { totals }) })
    await screen.findByRole('article')
    expect([fact('Total stake'), fact('Total returns')]).toEqual(['¥1,234.56', '¥9,876.54'])
  })

  it('of settled bets stand once before each day, whatever page its tickets came with [HIST-01]', async () => {
    const settled = { ...ticket, returns: yuan(0), earnings: yuan(-150), result: 'loss' as const }
    const before = { ...settled, ticketNum: '7000122' }
    const days = [{ date: '2026-11-21', count: 2, staked: yuan(300), returned: yuan(0), net: yuan(-300) }]
    const { user } = await historyOf({
      tickets: ({ tab, page: number }) =>
        tab !== 'settled' ? page([]) : number === 1 ? page([settled], { days, next: 2 }) : page([before]),
    })
    await user.click(screen.getByRole('tab', { name: 'Settled' }))
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    await screen.findByRole('article', { name: 'Ticket 7000122' })
    expect(screen.getAllByRole('heading', { name: 'Sat 21/11' })).toHaveLength(1)
    expect([fact('Staked'), fact('Returned'), fact('Profit')]).toEqual(['¥300.00', '¥0.00', '−¥300.00'])
  })
})

describe('the sums of a week', () => {
  it('stand once above its days, over all pages of them, whichever have come [HIST-01]', async () => {
    const at = (createdUtc: number, ticketNum: string): PlacedTicket => ({
      ...ticket,
      ticketNum,
      createdUtc,
      returns: yuan(0),
      earnings: yuan(-150),
      result: 'loss',
    })
    // Saturday, Friday, and the Sunday before.
    const [saturday, friday, before] = [
      at(Date.UTC(2026, 10, 21, 10), '3'),
      at(Date.UTC(2026, 10, 20, 10), '2'),
      at(Date.UTC(2026, 10, 15, 10), '1'),
    ]
    const dayOf = (date: string) => ({
      date,
      count: 1,
      staked: yuan(150),
      returned: yuan(0.1),
      net: yuan(-149.9),
    })
    const days = ['2026-11-21', '2026-11-20', '2026-11-15'].map(dayOf)
    const { user } = await historyOf({
      tickets: ({ tab, page: number }) =>
        tab !== 'settled'
          ? page([])
          : number === 1
            ? page([saturday], { days, next: 2 })
            : page([friday, before]),
    })
    await user.click(screen.getByRole('tab', { name: 'Settled' }))
    await screen.findByRole('article')
    const weeks = () =>
      [...document.querySelectorAll('[data-week]')].map((week) => [
        week.querySelector('h3')?.textContent,
        ...[...week.querySelectorAll('dd')].map(({ textContent }) => textContent),
      ])
    const latest = ['Week Mon 16/11 – Sun 22/11', '¥300.00', '¥0.20', '−¥299.80']
    // Its other day is on a page that has not come.
    expect(weeks()).toEqual([latest])
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    await screen.findByRole('article', { name: 'Ticket 1' })
    expect(weeks()).toEqual([latest, ['Week Mon 09/11 – Sun 15/11', '¥150.00', '¥0.10', '−¥149.90']])
  })
})

describe('what was asked for', () => {
  it('is said where another price was accepted, and not where the same was [SLIP-16] [SLIP-17]', async () => {
    const moved = { ...ticket, lines: [{ ...line, askedOdds: '1.95', euroOdds: '1.93', odds: '1.93' }] }
    await historyOf({ tickets: () => page([moved, { ...ticket, ticketNum: '7000122' }]) })
    expect(await screen.findByText('Requested 1.95, placed at 1.93')).toBeDefined()
    expect(screen.getAllByText(/^Requested/)).toHaveLength(1)
  })
})

describe('a ticket that is asked for', () => {
  it('is shown in its own tab, first where it is on no page yet, marked and with the focus [HIST-01] [SLIP-17]', async () => {
    const old = { ...ticket, ticketNum: '7000001', returns: yuan(0), result: 'loss' as const }
    const { user, onTicket } = await historyOf(
      { ticket: () => Promise.resolve(old), tickets: () => page([ticket]) },
      '7000001',
    )
    const row = await screen.findByRole('article', { name: 'Ticket 7000001' })
    expect(screen.getByRole('tab', { name: 'Settled' }).getAttribute('aria-selected')).toBe('true')
    expect(document.activeElement).toBe(row)
    expect(row.dataset.asked).toBe('true')
    await user.click(screen.getByRole('tab', { name: 'Pending' }))
    expect(onTicket).toHaveBeenCalledWith(null)
  })

  it('is said not to be there where the server has none of that number [BROWSE-14]', async () => {
    await historyOf({ ticket: () => Promise.resolve(null), tickets: () => page([]) }, '7')
    expect(await screen.findByText("Couldn't find ticket 7.")).toBeDefined()
  })
})

describe('the transactions', () => {
  const bet: MoneyEntry = {
    entryId: '2',
    kind: 'bet',
    amount: yuan(-150),
    balanceAfter: yuan(850),
    at: Date.UTC(2026, 10, 21, 10, 15),
    ticketNum: '7000123',
  }
  const deposit: MoneyEntry = {
    ...bet,
    entryId: '1',
    kind: 'deposit',
    amount: yuan(1_000),
    balanceAfter: yuan(1_000),
    ticketNum: null,
  }

  async function transactionsOf(entries: (page: number) => Promise<EntryPage>) {
    const shown = await historyOf({ tickets: () => page([]), entries })
    await shown.user.click(screen.getByRole('tab', { name: 'Transactions' }))
    return shown
  }

  it('say what moved, how much, what was left and when, page after page, and lead to the ticket [HIST-02]', async () => {
    const { user, onTicket } = await transactionsOf((number) =>
      Promise.resolve({ count: 2, next: number === 1 ? 2 : null, entries: number === 1 ? [bet] : [deposit] }),
    )
    const first = within(await screen.findByRole('listitem'))
    for (const text of ['Bet', '−¥150.00', 'Balance ¥850.00', '21/11/2026 18:15'])
      expect(first.getByText(text), text).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
    expect(screen.getByText('+¥1,000.00')).toBeDefined()
    await user.click(first.getByRole('button', { name: 'Ticket 7000123' }))
    expect(onTicket).toHaveBeenCalledWith('7000123')
  })

  it('say that there are none, or that they could not be loaded, and come with Retry [HIST-02] [BROWSE-14]', async () => {
    const entries = vi.fn<() => Promise<EntryPage>>(() => Promise.reject(offline()))
    const { user } = await transactionsOf(entries)
    expect(await screen.findByText("Couldn't load your transactions")).toBeDefined()
    entries.mockImplementation(() => Promise.resolve({ count: 0, next: null, entries: [] }))
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('No transactions')).toBeDefined()
  })
})

describe('bet again', () => {
  it.each<[PlacedTicket['ticketType'], BetKind]>([
    ['single', 'single'],
    ['combo', 'combo'],
    ['mix', 'mix'],
    ['betBuilder', 'betBuilder'],
    // What was put forward or made up is chosen by hand the next time.
    ['bigCombo', 'combo'],
    ['luckyCombo', 'combo'],
    ['unknown', 'combo'],
  ])(
    'puts a %s into the slip as a %s, with its selections and its stake [SLIP-17] [SLIP-01]',
    async (ticketType, kind) => {
      const ids = ticketType === 'single' ? ['e1'] : ['e1', 'e2', 'e3']
      const lines = ids.map((eventId) => ({ ...line, eventId, marketId: `${eventId}-m` }))
      const { user, slip, onSlip } = await historyOf({
        tickets: () => page([{ ...ticket, ticketType, lines }]),
        event: (eventId) =>
          Promise.resolve(
            buildEvent({ eventId, markets: [buildMarket({ eventId, marketId: `${eventId}-m` })] }),
          ),
      })
      await user.click(await screen.findByRole('button', { name: 'Bet again' }))
      await waitFor(() => expect(onSlip).toHaveBeenCalledOnce())
      const { context } = slip.getSnapshot()
      expect([context.kind, context.legs.map(({ marketId, side }) => `${marketId} ${side}`)]).toEqual([
        kind,
        ids.map((eventId) => `${eventId}-m home`),
      ])
      // Of a system a ticket knows the sum of its stakes alone.
      expect(context.stakeTexts).toEqual(kind === 'mix' ? {} : { whole: '150.00' })
    },
  )

  it('says so where the odds could not be looked up, and leaves the slip alone [SLIP-17]', async () => {
    const { user, slip, onSlip } = await historyOf({ tickets: () => page([ticket]) })
    await user.click(await screen.findByRole('button', { name: 'Bet again' }))
    expect(await screen.findByText(/Couldn't get the odds/)).toBeDefined()
    expect(slip.getSnapshot().context.legs).toEqual([])
    expect(onSlip).not.toHaveBeenCalled()
  })

  it('says which selections are not open any more, and takes nothing where none is [SLIP-04] [SLIP-17]', async () => {
    const { user, slip, onSlip } = await historyOf({
      tickets: () => page([ticket]),
      event: () => Promise.resolve(null),
    })
    await user.click(await screen.findByRole('button', { name: 'Bet again' }))
    const notice = await screen.findByText(/This selection is no longer available/)
    expect(notice.textContent).toContain('Netherlands')
    expect(screen.queryByRole('button', { name: 'Go to bet slip' })).toBeNull()
    expect(slip.getSnapshot().context.legs).toEqual([])
    expect(onSlip).not.toHaveBeenCalled()
  })
})
