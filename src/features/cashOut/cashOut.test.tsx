import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { PlacedTicket } from '#domain/bets/bet.ts'
import { ticketCalls } from '#src/api/tickets/tickets.ts'
import { cashOutOffers } from '#src/realtime/topics/cashOutOffers.ts'
import {
  errorBody,
  json,
  serve,
  type Responder,
  testApi,
  wireTicket,
  wireWallet,
} from '#src/testing/api/replies.ts'
import { buildTicket, yuan } from '#src/testing/builders.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { renderWith } from '#src/testing/slip/renderWith.tsx'
import { ToastOutlet } from '#src/ui/overlay/toasts/ToastOutlet.tsx'

import { CashOut } from './CashOut.tsx'
import { CashOutToasts } from './CashOutToasts.tsx'

beforeEach(() => localStorage.clear())

const name = 'slipway:v1:Partner:alice:cashOut.T1'
const offering = (amount: ReturnType<typeof yuan> | null): PlacedTicket =>
  buildTicket({ ticketNum: 'T1', possibleReturns: yuan(200), amount: yuan(100), cashOut: { amount } })

const ended = (returns: string, resultStatus = 'cashed_out') => ({ ...wireTicket, resultStatus, returns })
const paid = json(200, { ticket: ended('95.00'), wallet: wireWallet })
const refused = (ticket: object = {}) =>
  json(409, { ...errorBody, base_code: 2, code: 2031, ticket: { ...wireTicket, ...ticket } })
const offer = (amount: string | null) => ({ 'x-slipway-cashOut': { amount } })

/** A page, before a server that gives these answers one after another, the last again and again. */
async function open(ticket: PlacedTicket | null, ...answers: readonly Responder[]) {
  return await openWith({}, ticket, ...answers)
}

async function openWith(
  { isCashOutTold = false, asked = json(200, { count: 0, next: null, results: [] }) },
  ticket: PlacedTicket | null,
  ...answers: readonly Responder[]
) {
  let given = 0
  const { origin, calls } = await serve((call, response) => {
    if (call.path !== '/api/cash-out/') {
      asked(call, response)
      return
    }
    const answer = answers[Math.min(given, answers.length - 1)]
    given += 1
    answer?.(call, response)
  })
  const { api } = testApi(origin)
  const { client } = await createClientHarness({
    settings: { hasCashOut: true, isCashOutTold },
    api: { caller: api.caller, ...ticketCalls(api.caller) },
  })
  const onShow = vi.fn<(ticketNum: string) => void>()
  const user = renderWith(
    client,
    <>
      <ToastOutlet place="page" />
      <CashOutToasts onShow={onShow} />
      {ticket !== null && <CashOut ticket={ticket} />}
    </>,
  )
  const asks = () => calls.filter(({ path }) => path === '/api/cash-out/')
  return { client, user, asks, onShow }
}

const button = (text: string) => screen.findByRole('button', { name: text })
const asked = () => screen.findByRole('group', { name: 'Cash out this bet?' })

async function pressed(opened: Awaited<ReturnType<typeof open>>, amount = '¥95.00') {
  await opened.user.click(await button(`Cash out ${amount}`))
  await opened.user.click(within(await asked()).getByRole('button', { name: `Cash out ${amount}` }))
}

describe('an offer [CASH-01]', () => {
  it('is a button with its amount, and a step that says what is given up, from which the way leads back', async () => {
    const opened = await open(offering(yuan(95)))
    await opened.user.click(await button('Cash out ¥95.00'))
    const step = await asked()
    const facts = [...step.querySelectorAll('dl > div')].map(({ textContent }) => textContent)
    expect(facts).toEqual(['Stake¥100.00', 'You get now¥95.00', 'Returns you give up¥200.00'])
    // The focus is at the step, and not on the button that moves money.
    expect(document.activeElement).toBe(step.parentElement)
    await opened.user.click(within(step).getByRole('button', { name: 'Keep bet' }))
    expect(document.activeElement).toBe(await button('Cash out ¥95.00'))
    expect(opened.asks()).toEqual([])
  })

  it('that is suspended says so, and cannot be pressed', async () => {
    const { user } = await open(offering(null))
    expect((await button('Cash out suspended')).hasAttribute('disabled')).toBe(true)
    await user.click(await button('Cash out suspended'))
    expect(screen.queryByRole('group', { name: 'Cash out this bet?' })).toBeNull()
  })

  it('that there is not shows no button', async () => {
    await open(buildTicket({ ticketNum: 'T1' }))
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('an offer that the channel tells [CASH-01]', () => {
  const known = json(200, { count: 1, next: null, results: [{ ...wireTicket, ...offer('95.00') }] })
  /** The first time it is asked; later ones, as no channel is up here, stay without an answer. */
  const knownOnce = (): Responder => {
    let isGiven = false
    return (call, response) => {
      if (!isGiven) known(call, response)
      isGiven = true
    }
  }
  const open = async (asked: Responder = knownOnce()) => {
    const opened = await openWith({ isCashOutTold: true, asked }, offering(yuan(90)))
    const tell = (amount: string | null | undefined) =>
      act(async () =>
        opened.client.topics.publish(cashOutOffers, {
          ticketNum: 'T1',
          offer: amount === undefined ? null : { amount },
        }),
      )
    return { ...opened, tell }
  }

  it('is on the button as it is told, and the step asks about what stood there', async () => {
    const { user, tell } = await open()
    expect(await button('Cash out ¥95.00')).toBeDefined()
    await tell('118.75')
    const told = await button('Cash out ¥118.75')
    await tell('120.00')
    expect(await button('Cash out ¥120.00')).toBe(told)
    await user.click(told)
    await tell('76.00')
    expect(within(await asked()).getByRole('button', { name: 'Cash out ¥120.00' })).toBeDefined()
    await user.click(await button('Keep bet'))
    expect(await button('Cash out ¥76.00')).toBeDefined()
    await tell(null)
    expect(await button('Cash out suspended')).toBeDefined()
    await tell(undefined)
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  })

  it('is not undone by a reply that was on its way', async () => {
    const replies: (() => void)[] = []
    const { tell } = await open((call, response) => replies.push(() => known(call, response)))
    await waitFor(() => expect(replies).not.toEqual([]))
    await tell('118.75')
    expect(await button('Cash out ¥118.75')).toBeDefined()
    replies[0]?.()
    await act(async () => {})
    expect(await button('Cash out ¥118.75')).toBeDefined()
    await tell('120.00')
    expect(await button('Cash out ¥120.00')).toBeDefined()
  })

  it('that cannot be read leaves no button', async () => {
    const { tell } = await open()
    await button('Cash out ¥95.00')
    await tell('much')
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  })
})

describe('a press [CASH-02]', () => {
  it('is kept until its member was told that it was paid', async () => {
    const opened = await open(offering(yuan(95)), paid)
    await pressed(opened)
    expect(localStorage.getItem(name)).toContain('"minor":9500')
    expect(await screen.findByText("Cashed out for ¥95.00. It's in your balance.")).toBeDefined()
    await waitFor(() => expect(localStorage.getItem(name)).toBeNull())
    expect(opened.asks()).toHaveLength(1)
  })

  it.each<[what: string, answer: Responder, said: string]>([
    ['fallen', refused(offer('76.00')), 'Offer changed from ¥95.00 to ¥76.00. This bet was not cashed out.'],
    ['late', refused(offer('95.00')), 'This bet was not cashed out in time. The offer is still ¥95.00.'],
    ['suspended', refused(offer(null)), 'This bet was not cashed out. Cash out is suspended.'],
    ['gone', refused(), 'This bet was not cashed out. There is no offer for it now.'],
    [
      'settled first',
      refused(ended('0.00', 'loss')),
      'Too late to cash out. This bet was settled first: Loss.',
    ],
    ['paid by another', refused(ended('94.00')), "Cashed out for ¥94.00. It's in your balance."],
    [
      'unknown',
      json(404, { ...errorBody, code: 6010 }),
      "We can't check this bet. It may have been cashed out.",
    ],
    ['invalid', json(400, { ...errorBody, code: 5002 }), 'This bet was not cashed out. Validation failed'],
  ])('whose offer is %s says so', async (_, answer, said) => {
    const opened = await open(offering(yuan(95)), answer)
    await pressed(opened)
    expect(await screen.findByText(said)).toBeDefined()
  })

  it('is sent again under its key until there is an answer, and says meanwhile only that it is not known', async () => {
    const opened = await open(
      offering(yuan(95)),
      (_, response) => response.destroy(),
      json(503, errorBody),
      paid,
    )
    await pressed(opened)
    expect(
      await screen.findByText(
        "No reply yet. This bet may have been cashed out. We're checking. It can't be cashed out twice.",
      ),
    ).toBeDefined()
    await opened.user.click(await button('Check now'))
    expect(await screen.findByText('Cashed out for', { exact: false })).toBeDefined()
    const sent = opened
      .asks()
      .map(({ headers, body }) => [headers['x-unique'], headers['x-unique-expires'], body])
    expect(sent.length).toBeGreaterThan(2)
    expect(new Set(sent.map((one) => one.join())).size).toBe(1)
  })

  it('after another offer has a key of its own', async () => {
    const opened = await open(
      offering(yuan(95)),
      refused(offer('76.00')),
      json(200, { ticket: ended('76.00'), wallet: wireWallet }),
    )
    await pressed(opened)
    await screen.findByText('Offer changed from ¥95.00 to ¥76.00.', { exact: false })
    await opened.user.click(within(await asked()).getByRole('button', { name: 'Cash out ¥76.00' }))
    expect(await screen.findByText('Cashed out for ¥76.00.', { exact: false })).toBeDefined()
    const [first, second] = opened.asks().map(({ headers }) => headers['x-unique'])
    expect(second).not.toBe(first)
  })

  it('of an earlier page goes on under its key, and is told over the page with the way to its ticket', async () => {
    const key = 'b'.repeat(32)
    localStorage.setItem(
      name,
      JSON.stringify({ version: 1, ticketNum: 'T1', key, amount: yuan(95), expiresAt: Date.now() - 1 }),
    )
    const opened = await open(null, (_, response) => response.destroy(), paid)
    expect(await screen.findByText('Checking whether ticket T1 was cashed out…')).toBeDefined()
    expect(await screen.findByText("Ticket T1: Cashed out for ¥95.00. It's in your balance.")).toBeDefined()
    expect(new Set(opened.asks().map(({ headers }) => headers['x-unique']))).toEqual(new Set([key]))
    await opened.user.click(await button('View'))
    expect(opened.onShow).toHaveBeenCalledWith('T1')
    expect(localStorage.getItem(name)).toBeNull()
    expect(screen.queryByText('Ticket T1:', { exact: false })).toBeNull()
  })

  it('that another tab has on its way goes on with that one', async () => {
    const opened = await open(offering(yuan(95)), paid)
    const key = 'c'.repeat(32)
    const record = { version: 1, ticketNum: 'T1', key, amount: yuan(96), expiresAt: Date.now() + 60_000 }
    await opened.user.click(await button('Cash out ¥95.00'))
    localStorage.setItem(name, JSON.stringify(record))
    await opened.user.click(within(await asked()).getByRole('button', { name: 'Cash out ¥95.00' }))
    await screen.findByText('Cashed out for', { exact: false })
    expect(opened.asks().map(({ headers, body }) => [headers['x-unique'], JSON.parse(body).amount])).toEqual([
      [key, '96.00'],
    ])
  })
})
