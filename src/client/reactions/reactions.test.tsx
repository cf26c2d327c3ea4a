import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'

import { errors } from '#domain/session/errorCatalogue.ts'
import { stakeErrorOf } from '#machines/betSlip/bets.ts'
import { agreedTerms } from '#machines/betSlip/terms.ts'
import type { ConnectivityEvent } from '#machines/connectivity/types.ts'
import { CallFailed, failureOfKind } from '#machines/failure.ts'
import { deferredApi } from '#src/api/deferredApi.ts'
import { refresh } from '#src/api/invalidation.ts'
import { walletResource } from '#src/api/member/resources.ts'
import { walletQuery } from '#src/api/member/wallet.ts'
import { ticketsQuery } from '#src/api/tickets/tickets.ts'
import { createConfig } from '#src/client/platform/config.ts'
import { createCredentials } from '#src/client/session/credentials.ts'
import { createSessionStore } from '#src/client/session/session.ts'
import { createStorage } from '#src/storage/storage.ts'
import { offline } from '#src/testing/api/fakeApi.ts'
import { buildRefusal, yuan } from '#src/testing/builders.ts'
import { createClientHarness, type HarnessSettings } from '#src/testing/clientHarness.ts'
import { testTimers } from '#src/testing/environment.ts'
import { patience } from '#src/testing/patience.ts'
import { homeLeg, pendingTicket } from '#src/testing/samples.ts'
import type { Wallet } from '#src/wire/member/wallet.ts'
import type { TicketPage } from '#src/wire/tickets/tickets.ts'

import { startReactions } from './reactions.ts'

beforeEach(() => {
  localStorage.clear()
  vi.useRealTimers()
})

const noTickets: TicketPage = { count: 0, next: null, tickets: [] }
const knows = (units: number) => () => Promise.resolve<Wallet>({ balance: yuan(units) })

/** The server answers 409 whatever it is asked. */
function conflict(): Promise<never> {
  return Promise.reject(new CallFailed(failureOfKind('refused', 6001)))
}

/** A running client whose balance and pending tickets somebody looks at, with 150 on the home side, ready to place. */
async function clientOf(settings: Pick<HarnessSettings, 'placeBet' | 'askOutcome'> = {}) {
  const wallet = vi.fn<() => Promise<Wallet>>(knows(2_000))
  const tickets = vi.fn<() => Promise<TicketPage>>(() => Promise.resolve(noTickets))
  const { client, slip } = await createClientHarness({ ...settings, api: { wallet, tickets } })
  const page = new Set<(event: ConnectivityEvent) => void>()
  const connectivity = {
    reportBack: () => undefined,
    subscribe(listener: (event: ConnectivityEvent) => void) {
      page.add(listener)
      return () => void page.delete(listener)
    },
  }
  const { queryClient } = client
  const credentials = createCredentials({ link: null, kept: null, now: () => 0 })
  startReactions(
    {
      ...client,
      config: createConfig({ origin: 'http://localhost', servers: {} }),
      session: createSessionStore(),
      credentials,
      storage: createStorage(window),
      connectivity,
      timers: testTimers,
    },
    client.appActor,
    { slip: client.loadSlip, servers: () => undefined },
    { pathname: () => '/v8/events' },
  )
  client.appActor.send({ type: 'eventChannel.opened', eventId: 'e1' })
  new QueryObserver(queryClient, walletQuery(client)).subscribe(() => undefined)
  new InfiniteQueryObserver(
    queryClient,
    ticketsQuery({ ...client, api: deferredApi(client.api) }, 'pending'),
  ).subscribe(() => undefined)
  await vi.waitFor(() => expect(tickets).toHaveBeenCalledOnce(), patience)
  slip.send({ type: 'selection.toggled', leg: homeLeg, at: 1 })
  slip.send({ type: 'stake.typed', text: '150' })
  await waitFor(slip, (snapshot) => snapshot.matches({ range: 'known' }))
  const submit = () => {
    const { legs: held } = slip.getSnapshot().context
    slip.send({ type: 'slip.submitted', terms: agreedTerms(held) })
  }
  wallet.mockClear()
  tickets.mockClear()
  return {
    client,
    slip,
    wallet,
    tickets,
    submit,
    happens: (type: ConnectivityEvent['type']) => {
      for (const listener of page) listener({ type })
    },
    balance: () => slip.getSnapshot().context.balance,
    isCurrent: () => queryClient.getQueryState(walletResource.key)?.isInvalidated === false,
  }
}

const placed = () => Promise.resolve({ kind: 'placed' as const, ticket: pendingTicket })

describe('what a bet changes', () => {
  it('is asked for again once it is placed: balance and tickets [HIST-03][SLIP-17]', async () => {
    const { wallet, tickets, submit, balance } = await clientOf({ placeBet: placed })
    wallet.mockImplementation(knows(1_850))
    submit()
    await vi.waitFor(() => expect(balance()).toEqual(yuan(1_850)), patience)
    expect(wallet).toHaveBeenCalledOnce()
    expect(tickets).toHaveBeenCalledOnce()
  })

  it('is the balance alone where it is refused [HIST-03]', async () => {
    const refusal = buildRefusal(errors.insufficientBalance.code)
    const { wallet, tickets, submit, balance } = await clientOf({
      placeBet: () => Promise.resolve({ kind: 'refused', refusal }),
    })
    wallet.mockImplementation(knows(20))
    submit()
    await vi.waitFor(() => expect(balance()).toEqual(yuan(20)), patience)
    expect(tickets).not.toHaveBeenCalled()
  })

  it('is asked for again where nobody can say what became of it [HIST-03][SLIP-18]', async () => {
    const { wallet, tickets, submit, slip } = await clientOf({
      placeBet: () => Promise.reject(new Error('cut line')),
      askOutcome: () => Promise.resolve({ kind: 'forgotten' }),
    })
    submit()
    await waitFor(slip, (snapshot) => snapshot.matches({ placement: { underWay: 'outcomeUnknown' } }))
    slip.send({ type: 'check.requested' })
    await vi.waitFor(() => expect(wallet).toHaveBeenCalledOnce(), patience)
    expect(tickets).toHaveBeenCalledOnce()
  })
})

describe('a balance that cannot be fetched', () => {
  it.each([
    ['is refused three times', conflict],
    ['gets no answer', () => Promise.reject(offline())],
  ])('is not known while it %s, and asked for until it is [HIST-03]', async (_, fails) => {
    const { wallet, submit, balance, isCurrent } = await clientOf({ placeBet: placed })
    vi.useFakeTimers()
    wallet.mockImplementation(fails)
    submit()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(wallet.mock.calls.length).toBeGreaterThanOrEqual(3)
    expect(balance()).toBeNull()
    expect(isCurrent()).toBe(false)
    wallet.mockImplementation(knows(1_850))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(balance()).toEqual(yuan(1_850))
    expect(isCurrent()).toBe(true)
    const asked = wallet.mock.calls.length
    await vi.advanceTimersByTimeAsync(600_000)
    expect(wallet).toHaveBeenCalledTimes(asked)
  })

  it('is asked for less and less often, in the end every thirty seconds; once it was known, the waits start over [HIST-03]', async () => {
    const { client, wallet } = await clientOf()
    vi.useFakeTimers()
    const waits = async (count: number): Promise<number[]> => {
      const times: number[] = []
      wallet.mockImplementation(() => {
        times.push(Date.now())
        return conflict()
      })
      refresh(client.queryClient, 'moneyMoved')
      while (times.length <= count) await vi.advanceTimersByTimeAsync(100)
      return times.slice(1).map((time, at) => Math.round((time - (times[at] ?? 0)) / 100) / 10)
    }
    expect(await waits(7)).toEqual([2, 4, 8, 16, 30, 30, 30])
    wallet.mockImplementation(knows(1_850))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await waits(3)).toEqual([2, 4, 8])
  })

  it('is asked for at once when the connection comes back [HIST-03]', async () => {
    const { wallet, submit, balance, happens } = await clientOf({ placeBet: placed })
    vi.useFakeTimers()
    wallet.mockImplementation(conflict)
    submit()
    await vi.advanceTimersByTimeAsync(300_000)
    wallet.mockImplementation(knows(1_850))
    happens('connection.cameBack')
    await vi.advanceTimersByTimeAsync(1)
    expect(balance()).toEqual(yuan(1_850))
  })

  it('neither refuses a stake nor allows one: the server decides [HIST-03][SLIP-06]', async () => {
    const { client, wallet, slip, balance } = await clientOf()
    const isWrong = () => stakeErrorOf(slip.getSnapshot().context) === 'aboveBalance'
    slip.send({ type: 'stake.typed', text: '2500' })
    expect(isWrong()).toBe(true)
    wallet.mockImplementation(conflict)
    refresh(client.queryClient, 'ticketNoticed')
    await vi.waitFor(() => expect(balance()).toBeNull(), patience)
    expect(isWrong()).toBe(false)
    await vi.waitFor(
      () => expect(client.queryClient.getQueryState(walletResource.key)?.status).toBe('error'),
      patience,
    )
    wallet.mockImplementation(knows(2_400))
    refresh(client.queryClient, 'ticketNoticed')
    await vi.waitFor(() => expect(balance()).toEqual(yuan(2_400)), patience)
    expect(isWrong()).toBe(true)
  })

  it('is not asked for once the session is over [HIST-03][SRV-07]', async () => {
    const { wallet, submit } = await clientOf({ placeBet: placed })
    vi.useFakeTimers()
    wallet.mockImplementation(() => Promise.reject(new CallFailed(failureOfKind('unauthorized'))))
    submit()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(wallet).toHaveBeenCalledOnce()
  })
})
