import { type Atom, createAtom, type ReadonlyAtom } from '@tanstack/store'

import type { PlacedTicket } from '#domain/bets/bet.ts'
import type { Money } from '#domain/money/money.ts'
import type { Failure } from '#machines/failure.ts'
import { confirmationLifetime } from '#machines/placement/lapse.ts'
import { retryDelayFor } from '#machines/placement/retry.ts'
import { cashOut, type CashOutAnswer } from '#src/api/bets/cashOut.ts'
import { refresh } from '#src/api/invalidation.ts'
import { ticketCalls } from '#src/api/tickets/tickets.ts'
import type { Services } from '#src/client/services.ts'
import { type CashOutPress, createCashOutRecords } from '#src/storage/journal/cashOuts.ts'

/** What became of a press, by the ticket as it is after it. */
export type CashOutOutcome =
  /** It was cashed out, by this press or another one, and what that paid. */
  | { readonly kind: 'paid'; readonly amount: Money }
  /** Its events ended it first. */
  | { readonly kind: 'settled'; readonly ticket: PlacedTicket }
  /** It runs on and nothing was paid; what is offered now: another amount, or the same where the press came too late. */
  | { readonly kind: 'changed'; readonly amount: Money }
  /** It runs on and nothing was paid: the offer is suspended, or gone. */
  | { readonly kind: 'suspended' | 'gone' }
  /** The server would not have the request. */
  | { readonly kind: 'refused'; readonly failure: Failure }

/** Where a press is: no answer yet; none came, and it is asked again; or answered. */
export type CashOutState =
  | { readonly kind: 'asking' | 'unknown'; readonly press: CashOutPress }
  | {
      readonly kind: 'answered'
      /** Null where another tab's is told. */
      readonly press: CashOutPress | null
      readonly outcome: CashOutOutcome
    }

/** The presses to cash out of a page, each until the member was told what became of it [CASH-02]. */
export interface CashOuts {
  /** By ticket number. */
  readonly states: ReadonlyAtom<ReadonlyMap<string, CashOutState>>
  /** Those that a row of the history shows: others are told over the page. */
  readonly shown: ReadonlyAtom<ReadonlySet<string>>
  /** The member agreed to an amount. Goes on with a press of the same ticket that has no answer yet, in whichever tab. */
  confirm(ticketNum: string, amount: Money): void
  /** A row that asked its member whether to cash out has gone: a ticket that another tab cashed out is told. */
  left(ticketNum: string): void
  /** Asks again now. */
  check(ticketNum: string): void
  /** What became of it has stood before the member: a reload does not tell it again. */
  told(ticketNum: string): void
  /** The member goes on: nothing is shown of it any more. */
  dismiss(ticketNum: string): void
  /** A row of the history shows it. @returns says that it does so no more */
  show(ticketNum: string): () => void
}

type CashOutServices = Pick<
  Services,
  'api' | 'queryClient' | 'storage' | 'timers' | 'connectivity' | 'createKey'
>

/**
 * Sends each press, the same request every time, until the server's word on it is definite; those of earlier pages too. No
 * request is taken after its bound, and the first under a key decides, so that what is told stays true. Made once per client.
 */
export function createCashOuts(services: CashOutServices): CashOuts {
  const { api, queryClient, storage, timers, connectivity, createKey } = services
  const records = createCashOutRecords(storage)
  const states = createAtom<ReadonlyMap<string, CashOutState>>(new Map())
  const shown = createAtom<ReadonlySet<string>>(new Set<string>())
  /** Ends the wait before it is asked again, by ticket number. */
  const waits = new Map<string, () => void>()
  const set = (ticketNum: string, state: CashOutState | null): void =>
    states.set((before) => withEntry(before, ticketNum, state))

  const pause = (ticketNum: string, milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      const end = (): void => {
        timers.stopTimer(timer)
        waits.delete(ticketNum)
        resolve()
      }
      const timer = timers.startTimer(end, milliseconds)
      waits.set(ticketNum, end)
    })
  const answerTo = async (press: CashOutPress, attempt = 0): Promise<CashOutAnswer> => {
    try {
      return await cashOut(api.caller, press)
    } catch {
      // Whatever it was, it says nothing of the ticket.
      set(press.ticketNum, { kind: 'unknown', press })
      await pause(press.ticketNum, retryDelayFor(attempt))
      return await answerTo(press, attempt + 1)
    }
  }
  const ask = async (press: CashOutPress): Promise<void> => {
    const outcome = outcomeOf(await answerTo(press))
    set(press.ticketNum, { kind: 'answered', press, outcome })
    refresh(queryClient, 'betPlaced')
  }
  const told = (ticketNum: string): void => {
    const state = states.get().get(ticketNum)
    // Another tab may have one of the same ticket on its way.
    if (state?.kind === 'answered' && records.of(ticketNum)?.key === state.press?.key)
      records.close(ticketNum)
  }
  const begin = (press: CashOutPress): void => {
    set(press.ticketNum, { kind: 'asking', press })
    void ask(press)
  }

  connectivity.subscribe((event) => {
    if (event.type === 'connection.cameBack') for (const end of waits.values()) end()
  })
  for (const press of records.open()) begin(press)

  return {
    states,
    shown,
    confirm(ticketNum, amount) {
      const state = states.get().get(ticketNum)
      if (state !== undefined && state.kind !== 'answered') return
      const open = records.of(ticketNum)
      const isOpen = open !== null && open.key !== state?.press?.key && open.expiresAt > api.serverNow()
      const press = isOpen
        ? open
        : { ticketNum, key: createKey(), amount, expiresAt: api.serverNow() + confirmationLifetime }
      records.record(press)
      begin(press)
    },
    left(ticketNum) {
      if (states.get().has(ticketNum)) return
      const { ticket: find } = ticketCalls(api.caller)
      void find(ticketNum).then(
        (ticket) => {
          if (ticket === null || states.get().has(ticketNum)) return
          const outcome = outcomeOf({ kind: 'ticket', ticket })
          if (outcome.kind === 'paid') set(ticketNum, { kind: 'answered', press: null, outcome })
        },
        // The history has it.
        () => undefined,
      )
    },
    check: (ticketNum) => waits.get(ticketNum)?.(),
    told,
    dismiss(ticketNum) {
      told(ticketNum)
      if (states.get().get(ticketNum)?.kind === 'answered') set(ticketNum, null)
    },
    show(ticketNum) {
      changeSet(shown, (all) => all.add(ticketNum))
      return () => changeSet(shown, (all) => all.delete(ticketNum))
    },
  }
}

function outcomeOf(answer: CashOutAnswer): CashOutOutcome {
  if (answer.kind === 'refused') return answer
  const { ticket } = answer
  if (ticket.result === 'cashedOut' && ticket.returns !== null)
    return { kind: 'paid', amount: ticket.returns }
  if (ticket.returns !== null) return { kind: 'settled', ticket }
  const offer = ticket.cashOut
  if (offer === null) return { kind: 'gone' }
  return offer.amount === null ? { kind: 'suspended' } : { kind: 'changed', amount: offer.amount }
}

function withEntry<Value>(
  map: ReadonlyMap<string, Value>,
  key: string,
  value: Value | null,
): ReadonlyMap<string, Value> {
  const next = new Map(map)
  if (value === null) next.delete(key)
  else next.set(key, value)
  return next
}

function changeSet(atom: Pick<Atom<ReadonlySet<string>>, 'set'>, change: (all: Set<string>) => void): void {
  atom.set((before) => {
    const next = new Set(before)
    change(next)
    return next
  })
}
